package androidx.recyclerview.widget;

import android.os.Handler;
import android.os.Looper;
import antecede.Bag;
import antecede.Callbacks;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Executor;

/** Computes differences on a thread of a pool and applies them on the main one; of several lists the last wins. */
public class AsyncListDiffer<T> {
  private final ListUpdateCallback callback;
  final AsyncDifferConfig<T> config;
  private final Executor main;
  private final Bag<ListListener<T>> listeners = new Bag<ListListener<T>>();
  private List<T> list;
  private List<T> readOnly = Collections.emptyList();
  private int generation;

  public interface ListListener<T> {
    void onCurrentListChanged(List<T> previousList, List<T> currentList);
  }

  private static final class MainThread implements Executor {
    private final Handler handler = new Handler(Looper.getMainLooper());

    @Override
    public void execute(Runnable command) { handler.post(command); }
  }

  /** A comparison on its way. */
  private final class Job extends DiffUtil.Callback implements Runnable {
    private final List<T> old, next;
    private final int number;
    private final Runnable done;

    Job(List<T> old, List<T> next, int number, Runnable done) {
      this.old = old;
      this.next = next;
      this.number = number;
      this.done = done;
    }

    @Override
    public void run() {
      final DiffUtil.DiffResult result = DiffUtil.calculateDiff(this);
      main.execute(new Runnable() {
        @Override
        public void run() {
          if (generation == number) latch(next, result, done);
        }
      });
    }

    @Override
    public int getOldListSize() { return old.size(); }

    @Override
    public int getNewListSize() { return next.size(); }

    @Override
    public boolean areItemsTheSame(int a, int b) {
      T before = old.get(a), after = next.get(b);
      if (before != null && after != null) return config.getDiffCallback().areItemsTheSame(before, after);
      return before == null && after == null;
    }

    @Override
    public boolean areContentsTheSame(int a, int b) {
      T before = old.get(a), after = next.get(b);
      return before == null && after == null || config.getDiffCallback().areContentsTheSame(before, after);
    }

    @Override
    public Object getChangePayload(int a, int b) { return config.getDiffCallback().getChangePayload(old.get(a), next.get(b)); }
  }

  public AsyncListDiffer(RecyclerView.Adapter adapter, DiffUtil.ItemCallback<T> diffCallback) {
    this(new AdapterListUpdateCallback(adapter), new AsyncDifferConfig.Builder<T>(diffCallback).build());
  }

  public AsyncListDiffer(ListUpdateCallback listUpdateCallback, AsyncDifferConfig<T> config) {
    callback = listUpdateCallback;
    this.config = config;
    main = config.getMainThreadExecutor() != null ? config.getMainThreadExecutor() : new MainThread();
  }

  public List<T> getCurrentList() { return readOnly; }

  public void submitList(List<T> newList) { submitList(newList, null); }

  public void submitList(List<T> newList, Runnable commitCallback) {
    int number = ++generation;
    if (newList == list) {
      if (commitCallback != null) commitCallback.run();
    } else if (newList == null) {
      int count = list.size();
      List<T> previous = readOnly;
      list = null;
      readOnly = Collections.emptyList();
      callback.onRemoved(0, count);
      changed(previous, commitCallback);
    } else if (list == null) {
      List<T> previous = readOnly;
      list = newList;
      readOnly = Collections.unmodifiableList(newList);
      callback.onInserted(0, newList.size());
      changed(previous, commitCallback);
    } else {
      config.getBackgroundThreadExecutor().execute(new Job(list, newList, number, commitCallback));
    }
  }

  private void latch(List<T> next, DiffUtil.DiffResult result, Runnable done) {
    List<T> previous = readOnly;
    list = next;
    readOnly = Collections.unmodifiableList(next);
    result.dispatchUpdatesTo(callback);
    changed(previous, done);
  }

  private void changed(List<T> previous, Runnable done) {
    for (int i = 0; i < listeners.size(); i++) {
      Callbacks.invoke(this, "ListListener", listeners.get(i));
      listeners.get(i).onCurrentListChanged(previous, readOnly);
    }
    if (done != null) done.run();
  }

  public void addListListener(ListListener<T> listener) {
    Callbacks.observe(this, "ListListener", listener, true);
    listeners.add(listener);
  }

  public void removeListListener(ListListener<T> listener) {
    if (listeners.remove(listener)) Callbacks.unregister(this, "ListListener", listener);
  }
}
