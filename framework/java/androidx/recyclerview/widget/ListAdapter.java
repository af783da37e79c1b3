package androidx.recyclerview.widget;

import java.util.List;

/** An adapter of a list that is replaced as a whole. */
public abstract class ListAdapter<T, VH extends RecyclerView.ViewHolder> extends RecyclerView.Adapter<VH> {
  final AsyncListDiffer<T> differ;
  private final AsyncListDiffer.ListListener<T> listener = new AsyncListDiffer.ListListener<T>() {
    @Override
    public void onCurrentListChanged(List<T> previousList, List<T> currentList) {
      ListAdapter.this.onCurrentListChanged(previousList, currentList);
    }
  };

  protected ListAdapter(DiffUtil.ItemCallback<T> diffCallback) { this(new AsyncDifferConfig.Builder<T>(diffCallback).build()); }

  protected ListAdapter(AsyncDifferConfig<T> config) {
    differ = new AsyncListDiffer<T>(new AdapterListUpdateCallback(this), config);
    differ.addListListener(listener);
  }

  public void submitList(List<T> list) { differ.submitList(list); }

  public void submitList(List<T> list, Runnable commitCallback) { differ.submitList(list, commitCallback); }

  protected T getItem(int position) { return differ.getCurrentList().get(position); }

  @Override
  public int getItemCount() { return differ.getCurrentList().size(); }

  public List<T> getCurrentList() { return differ.getCurrentList(); }

  public void onCurrentListChanged(List<T> previousList, List<T> currentList) {}
}
