package java.util.concurrent;

/** A fork-join task that is complete when a count of others is, and then tells the one above it. */
public abstract class CountedCompleter<T> extends ForkJoinTask<T> {
  private final CountedCompleter<?> completer;
  private int pending;

  protected CountedCompleter(CountedCompleter<?> completer, int initialPendingCount) {
    this.completer = completer;
    pending = initialPendingCount;
  }

  protected CountedCompleter(CountedCompleter<?> completer) {
    this(completer, 0);
  }

  protected CountedCompleter() {
    this(null, 0);
  }

  public abstract void compute();

  public void onCompletion(CountedCompleter<?> caller) {}

  public boolean onExceptionalCompletion(Throwable thrown, CountedCompleter<?> caller) {
    return true;
  }

  public final CountedCompleter<?> getCompleter() {
    return completer;
  }

  public final int getPendingCount() {
    return pending;
  }

  public final void setPendingCount(int count) {
    pending = count;
  }

  public final void addToPendingCount(int delta) {
    pending += delta;
  }

  public final boolean compareAndSetPendingCount(int expected, int count) {
    if (pending != expected) return false;
    pending = count;
    return true;
  }

  public final int decrementPendingCountUnlessZero() {
    int old = pending;
    if (old != 0) pending--;
    return old;
  }

  public final CountedCompleter<?> getRoot() {
    CountedCompleter<?> root = this;
    while (root.completer != null) root = root.completer;
    return root;
  }

  public final void tryComplete() {
    CountedCompleter<?> task = this;
    CountedCompleter<?> caller = this;
    while (task.pending == 0) {
      task.onCompletion(caller);
      caller = task;
      task = task.completer;
      if (task == null) {
        caller.quietlyComplete();
        return;
      }
    }
    task.pending--;
  }

  public final void propagateCompletion() {
    CountedCompleter<?> task = this;
    while (task.pending == 0) {
      CountedCompleter<?> last = task;
      task = task.completer;
      if (task == null) {
        last.quietlyComplete();
        return;
      }
    }
    task.pending--;
  }

  @Override
  public void complete(T value) {
    setRawResult(value);
    onCompletion(this);
    quietlyComplete();
    if (completer != null) completer.tryComplete();
  }

  public final CountedCompleter<?> firstComplete() {
    if (pending == 0) return this;
    pending--;
    return null;
  }

  public final CountedCompleter<?> nextComplete() {
    if (completer != null) return completer.firstComplete();
    quietlyComplete();
    return null;
  }

  public final void quietlyCompleteRoot() {
    getRoot().quietlyComplete();
  }

  /** Runs tasks that wait in the worker's pool, while this one is not complete. */
  public final void helpComplete(int maxTasks) {
    for (int i = 0; i < maxTasks && !isDone(); i++) {
      ForkJoinTask<?> task = pollTask();
      if (task == null) return;
      task.execute();
    }
  }

  @Override
  void failed(Throwable thrown) {
    CountedCompleter<?> task = this;
    CountedCompleter<?> caller = this;
    while (task.onExceptionalCompletion(thrown, caller)) {
      caller = task;
      task = task.completer;
      if (task == null || task.isDone()) return;
      task.failQuietly(thrown);
    }
  }

  @Override
  protected final boolean exec() {
    compute();
    return false;
  }

  @Override
  public T getRawResult() {
    return null;
  }

  @Override
  protected void setRawResult(T value) {}
}
