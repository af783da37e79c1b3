package androidx.recyclerview.widget;

/** Tells an adapter of the changes of a sorted list. */
public abstract class SortedListAdapterCallback<T2> extends SortedList.Callback<T2> {
  final RecyclerView.Adapter<?> adapter;

  public SortedListAdapterCallback(RecyclerView.Adapter<?> adapter) { this.adapter = adapter; }

  @Override
  public void onInserted(int position, int count) { adapter.notifyItemRangeInserted(position, count); }

  @Override
  public void onRemoved(int position, int count) { adapter.notifyItemRangeRemoved(position, count); }

  @Override
  public void onMoved(int fromPosition, int toPosition) { adapter.notifyItemMoved(fromPosition, toPosition); }

  @Override
  public void onChanged(int position, int count) { adapter.notifyItemRangeChanged(position, count); }

  @Override
  public void onChanged(int position, int count, Object payload) { adapter.notifyItemRangeChanged(position, count, payload); }
}
