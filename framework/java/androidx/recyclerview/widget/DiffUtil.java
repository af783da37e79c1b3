package androidx.recyclerview.widget;

/** What changed between two lists. */
public class DiffUtil {
  private DiffUtil() {}

  public abstract static class Callback {
    public abstract int getOldListSize();

    public abstract int getNewListSize();

    public abstract boolean areItemsTheSame(int oldItemPosition, int newItemPosition);

    public abstract boolean areContentsTheSame(int oldItemPosition, int newItemPosition);

    public Object getChangePayload(int oldItemPosition, int newItemPosition) { return null; }
  }

  public abstract static class ItemCallback<T> {
    public abstract boolean areItemsTheSame(T oldItem, T newItem);

    public abstract boolean areContentsTheSame(T oldItem, T newItem);

    public Object getChangePayload(T oldItem, T newItem) { return null; }
  }

  public static DiffResult calculateDiff(Callback cb) { return calculateDiff(cb, true); }

  public static DiffResult calculateDiff(Callback cb, boolean detectMoves) {
    int olds = cb.getOldListSize(), news = cb.getNewListSize();
    int[] toNew = new int[olds];
    boolean[] taken = new boolean[news];
    int from = 0;
    for (int i = 0; i < olds; i++) {
      toNew[i] = DiffResult.NO_POSITION;
      for (int j = from; j < news && toNew[i] < 0; j++) {
        if (taken[j] || !cb.areItemsTheSame(i, j)) continue;
        toNew[i] = j;
        taken[j] = true;
        from = j + 1;
      }
      for (int j = 0; detectMoves && j < from && toNew[i] < 0; j++) {
        if (taken[j] || !cb.areItemsTheSame(i, j)) continue;
        toNew[i] = j;
        taken[j] = true;
      }
    }
    boolean[] changed = new boolean[olds];
    for (int i = 0; i < olds; i++) changed[i] = toNew[i] >= 0 && !cb.areContentsTheSame(i, toNew[i]);
    return new DiffResult(cb, toNew, changed, news);
  }

  public static class DiffResult {
    public static final int NO_POSITION = -1;

    private final Callback callback;
    private final int[] toNew;
    private final boolean[] changed;
    private final int news;

    DiffResult(Callback callback, int[] toNew, boolean[] changed, int news) {
      this.callback = callback;
      this.toNew = toNew;
      this.changed = changed;
      this.news = news;
    }

    public int convertOldPositionToNew(int oldListPosition) { return toNew[oldListPosition]; }

    public int convertNewPositionToOld(int newListPosition) {
      for (int i = 0; i < toNew.length; i++) {
        if (toNew[i] == newListPosition) return i;
      }
      return NO_POSITION;
    }

    public void dispatchUpdatesTo(RecyclerView.Adapter adapter) { dispatchUpdatesTo(new AdapterListUpdateCallback(adapter)); }

    public void dispatchUpdatesTo(ListUpdateCallback updateCallback) {
      BatchingListUpdateCallback batch = updateCallback instanceof BatchingListUpdateCallback
          ? (BatchingListUpdateCallback) updateCallback
          : new BatchingListUpdateCallback(updateCallback);
      int[] now = new int[toNew.length + news];
      int size = toNew.length;
      System.arraycopy(toNew, 0, now, 0, size);
      for (int i = size - 1; i >= 0; i--) {
        if (toNew[i] < 0) batch.onRemoved(i, 1);
        else if (changed[i]) batch.onChanged(i, 1, callback.getChangePayload(i, toNew[i]));
      }
      int kept = 0;
      for (int i = 0; i < size; i++) {
        if (now[i] >= 0) now[kept++] = now[i];
      }
      arrange(batch, now, kept);
      batch.dispatchLastEvent();
    }

    private void arrange(ListUpdateCallback to, int[] now, int size) {
      for (int wanted = 0; wanted < news; wanted++) {
        int at = wanted;
        while (at < size && now[at] != wanted) at++;
        if (at == wanted && at < size) continue;
        if (at < size) to.onMoved(at, wanted);
        else to.onInserted(wanted, 1);
        int end = at < size ? at : size++;
        System.arraycopy(now, wanted, now, wanted + 1, end - wanted);
        now[wanted] = wanted;
      }
    }
  }
}
