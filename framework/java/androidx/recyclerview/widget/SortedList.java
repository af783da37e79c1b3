package androidx.recyclerview.widget;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;

/** A list that keeps its items in order and tells of every change. */
public class SortedList<T> {
  public static final int INVALID_POSITION = -1;

  private final ArrayList<T> items = new ArrayList<T>();
  private Callback<T> callback;
  private BatchedCallback<T> batched;

  public abstract static class Callback<T2> implements Comparator<T2>, ListUpdateCallback {
    @Override
    public abstract int compare(T2 o1, T2 o2);

    public abstract void onChanged(int position, int count);

    @Override
    public void onChanged(int position, int count, Object payload) { onChanged(position, count); }

    public abstract boolean areContentsTheSame(T2 oldItem, T2 newItem);

    public abstract boolean areItemsTheSame(T2 item1, T2 item2);

    public Object getChangePayload(T2 item1, T2 item2) { return null; }
  }

  public static class BatchedCallback<T2> extends Callback<T2> {
    final Callback<T2> wrapped;
    private final BatchingListUpdateCallback batch;

    public BatchedCallback(Callback<T2> wrappedCallback) {
      wrapped = wrappedCallback;
      batch = new BatchingListUpdateCallback(wrappedCallback);
    }

    @Override
    public int compare(T2 o1, T2 o2) { return wrapped.compare(o1, o2); }

    @Override
    public void onInserted(int position, int count) { batch.onInserted(position, count); }

    @Override
    public void onRemoved(int position, int count) { batch.onRemoved(position, count); }

    @Override
    public void onMoved(int fromPosition, int toPosition) { batch.onMoved(fromPosition, toPosition); }

    @Override
    public void onChanged(int position, int count) { batch.onChanged(position, count, null); }

    @Override
    public void onChanged(int position, int count, Object payload) { batch.onChanged(position, count, payload); }

    @Override
    public boolean areContentsTheSame(T2 oldItem, T2 newItem) { return wrapped.areContentsTheSame(oldItem, newItem); }

    @Override
    public boolean areItemsTheSame(T2 item1, T2 item2) { return wrapped.areItemsTheSame(item1, item2); }

    @Override
    public Object getChangePayload(T2 item1, T2 item2) { return wrapped.getChangePayload(item1, item2); }

    public void dispatchLastEvent() { batch.dispatchLastEvent(); }
  }

  public SortedList(Class<T> klass, Callback<T> callback) { this(klass, callback, 10); }

  public SortedList(Class<T> klass, Callback<T> callback, int initialCapacity) { this.callback = callback; }

  public int size() { return items.size(); }

  private int place(T item) {
    int low = 0, high = items.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (callback.compare(items.get(middle), item) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private int find(T item, int from) {
    for (int i = from; i < items.size() && callback.compare(items.get(i), item) == 0; i++) {
      if (callback.areItemsTheSame(items.get(i), item)) return i;
    }
    return INVALID_POSITION;
  }

  public int add(T item) {
    int place = place(item), same = find(item, place);
    if (same >= 0) {
      T old = items.get(same);
      items.set(same, item);
      if (!callback.areContentsTheSame(old, item)) callback.onChanged(same, 1, callback.getChangePayload(old, item));
      return same;
    }
    items.add(place, item);
    callback.onInserted(place, 1);
    return place;
  }

  @SafeVarargs
  public final void addAll(T... items) {
    beginBatchedUpdates();
    for (T item : items) add(item);
    endBatchedUpdates();
  }

  public void addAll(T[] items, boolean mayModifyInput) { addAll(items); }

  public void addAll(Collection<T> items) {
    beginBatchedUpdates();
    for (T item : items) add(item);
    endBatchedUpdates();
  }

  public void replaceAll(Collection<T> items) {
    beginBatchedUpdates();
    for (int i = this.items.size() - 1; i >= 0; i--) {
      boolean stays = false;
      for (T item : items) stays |= callback.areItemsTheSame(this.items.get(i), item);
      if (!stays) removeItemAt(i);
    }
    for (T item : items) add(item);
    endBatchedUpdates();
  }

  @SafeVarargs
  public final void replaceAll(T... items) { replaceAll(java.util.Arrays.asList(items)); }

  public void replaceAll(T[] items, boolean mayModifyInput) { replaceAll(java.util.Arrays.asList(items)); }

  public void beginBatchedUpdates() {
    if (callback instanceof BatchedCallback) return;
    if (batched == null) batched = new BatchedCallback<T>(callback);
    callback = batched;
  }

  public void endBatchedUpdates() {
    if (callback instanceof BatchedCallback) ((BatchedCallback<T>) callback).dispatchLastEvent();
    if (callback == batched && batched != null) callback = batched.wrapped;
  }

  public boolean remove(T item) {
    int index = indexOf(item);
    if (index < 0) return false;
    removeItemAt(index);
    return true;
  }

  public T removeItemAt(int index) {
    T item = items.remove(index);
    callback.onRemoved(index, 1);
    return item;
  }

  public void updateItemAt(int index, T item) {
    T old = items.get(index);
    boolean changed = old == item || !callback.areContentsTheSame(old, item);
    items.set(index, item);
    if (changed) callback.onChanged(index, 1, callback.getChangePayload(old, item));
    if (old != item && callback.compare(old, item) != 0) recalculatePositionOfItemAt(index);
  }

  public void recalculatePositionOfItemAt(int index) {
    T item = items.remove(index);
    int place = place(item);
    items.add(place, item);
    if (index != place) callback.onMoved(index, place);
  }

  public T get(int index) throws IndexOutOfBoundsException { return items.get(index); }

  public int indexOf(T item) { return find(item, place(item)); }

  public void clear() {
    int count = items.size();
    if (count == 0) return;
    items.clear();
    callback.onRemoved(0, count);
  }
}
