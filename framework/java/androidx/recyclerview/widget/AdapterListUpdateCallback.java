package androidx.recyclerview.widget;

/** Tells an adapter of the changes. */
public final class AdapterListUpdateCallback implements ListUpdateCallback {
  private final RecyclerView.Adapter adapter;

  public AdapterListUpdateCallback(RecyclerView.Adapter adapter) { this.adapter = adapter; }

  @Override
  public void onInserted(int position, int count) { adapter.notifyItemRangeInserted(position, count); }

  @Override
  public void onRemoved(int position, int count) { adapter.notifyItemRangeRemoved(position, count); }

  @Override
  public void onMoved(int fromPosition, int toPosition) { adapter.notifyItemMoved(fromPosition, toPosition); }

  @Override
  public void onChanged(int position, int count, Object payload) { adapter.notifyItemRangeChanged(position, count, payload); }
}
