package java.util.concurrent;

import antecede.Sync;
import antecede.Threads;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A future that anyone may complete, and on which further steps can be built. The token of its completion is the
 * future itself. Steps that wait for it run when it completes, the last one first, in the thread that completes it or
 * by their executor.
 */
public class CompletableFuture<T> implements Future<T>, CompletionStage<T> {
  /** Marks the tasks that asynchronous steps give to their executors. */
  public interface AsynchronousCompletionTask {}

  private boolean done;
  private T value;
  private Throwable failure;
  /** What waits for the completion, the last one first. */
  private Step first;

  public CompletableFuture() {}

  /** Something that happens when one or two futures are complete. */
  private abstract static class Step implements Runnable, AsynchronousCompletionTask {
    private Executor executor;
    private boolean claimed;
    Step next;

    Step(Executor executor) {
      this.executor = executor;
    }

    /** The futures it waits for are complete. */
    abstract boolean isReady();

    /** Runs the step. Returns the future that completed by it, or null. */
    abstract CompletableFuture<?> fire();

    /** Code of the app will run, so that the executor is needed; {@code atOnce}: nothing had to be waited for. */
    boolean callsCode(boolean atOnce) {
      return true;
    }

    /** What becomes of it if its executor does not take it. */
    abstract CompletableFuture<?> refused(Throwable thrown);

    /** Runs the step, or has it run, once. Returns the future that completed by it, if one waits for that. */
    final CompletableFuture<?> tryFire(boolean atOnce) {
      if (claimed || !isReady()) return null;
      claimed = true;
      CompletableFuture<?> completed = null;
      if (executor == null || !callsCode(atOnce)) {
        completed = fire();
      } else {
        Executor by = executor;
        executor = null;
        try {
          by.execute(this);
        } catch (Throwable thrown) {
          completed = refused(thrown);
        }
      }
      return completed != null && completed.done && completed.first != null ? completed : null;
    }

    /** In the executor. */
    @Override
    public final void run() {
      CompletableFuture<?> completed = fire();
      if (completed != null && completed.done) completed.fireAll();
    }
  }

  /** The second place where a step that waits for two futures waits. */
  private static final class OtherPlace extends Step {
    private final Step step;

    OtherPlace(Step step) {
      super(null);
      this.step = step;
    }

    @Override
    boolean isReady() {
      return !step.claimed && step.isReady();
    }

    @Override
    CompletableFuture<?> fire() {
      return step.tryFire(false);
    }

    @Override
    CompletableFuture<?> refused(Throwable thrown) {
      return null;
    }
  }

  /** A step after one future, by a function of some kind. */
  private static final class After<T, U> extends Step {
    private final CompletableFuture<T> source;
    private final CompletableFuture<U> target;
    private final Function<? super T, ? extends U> apply;
    private final Consumer<? super T> accept;
    private final Runnable run;
    private final BiFunction<? super T, Throwable, ? extends U> handle;
    private final BiConsumer<? super T, ? super Throwable> observe;
    private final Function<Throwable, ? extends U> rescue;
    private final Function<? super T, ? extends CompletionStage<U>> compose;
    private final Function<Throwable, ? extends CompletionStage<U>> rescueBy;

    After(CompletableFuture<T> source, CompletableFuture<U> target, Executor executor,
        Function<? super T, ? extends U> apply, Consumer<? super T> accept, Runnable run,
        BiFunction<? super T, Throwable, ? extends U> handle, BiConsumer<? super T, ? super Throwable> observe,
        Function<Throwable, ? extends U> rescue, Function<? super T, ? extends CompletionStage<U>> compose,
        Function<Throwable, ? extends CompletionStage<U>> rescueBy) {
      super(executor);
      this.source = source;
      this.target = target;
      this.apply = apply;
      this.accept = accept;
      this.run = run;
      this.handle = handle;
      this.observe = observe;
      this.rescue = rescue;
      this.compose = compose;
      this.rescueBy = rescueBy;
    }

    @Override
    boolean isReady() {
      return source.done;
    }

    @Override
    boolean callsCode(boolean atOnce) {
      if (target.done) return false;
      if (rescueBy != null) return source.failure != null;
      return handle != null || observe != null || rescue != null || source.failure == null;
    }

    @Override
    CompletableFuture<?> refused(Throwable thrown) {
      target.finish(null, wrapped(thrown));
      return target;
    }

    @Override
    @SuppressWarnings("unchecked")
    CompletableFuture<?> fire() {
      if (target.done) return target;
      Sync.acquire(source);
      T value = source.value;
      Throwable failure = source.failure;
      U result = null;
      try {
        if (handle != null) {
          result = handle.apply(value, failure);
        } else if (observe != null) {
          observe(value, failure);
          result = (U) value;
        } else if (rescue != null && failure != null) {
          result = rescue.apply(failure);
        } else if (rescueBy != null && failure != null) {
          relay(rescueBy.apply(failure).toCompletableFuture(), target);
          return target;
        } else if (rescue != null || rescueBy != null) {
          result = (U) value;
        } else if (failure != null) {
          throw failure;
        } else if (apply != null) {
          result = apply.apply(value);
        } else if (accept != null) {
          accept.accept(value);
        } else if (run != null) {
          run.run();
        } else if (compose != null) {
          relay(compose.apply(value).toCompletableFuture(), target);
          return target;
        } else {
          result = (U) value;
        }
      } catch (Throwable thrown) {
        target.finish(null, wrapped(thrown));
        return target;
      }
      target.finish(result, null);
      return target;
    }

    /** The action sees the outcome; its own exception counts if there was none before. */
    private void observe(T value, Throwable failure) throws Throwable {
      try {
        observe.accept(value, failure);
      } catch (Throwable thrown) {
        if (failure == null) throw thrown;
        if (failure != thrown) failure.addSuppressed(thrown);
      }
      if (failure != null) throw failure;
    }
  }

  /** A step after two futures: when both are complete, or when either is. */
  private static final class AfterTwo<T, U, V> extends Step {
    private final CompletableFuture<? extends T> left;
    private final CompletableFuture<? extends U> right;
    private final CompletableFuture<V> target;
    private final boolean both;
    private final BiFunction<? super T, ? super U, ? extends V> combine;
    private final BiConsumer<? super T, ? super U> acceptBoth;
    private final Function<Object, ? extends V> apply;
    private final Consumer<Object> accept;
    private final Runnable run;
    /** Which of the two counts, if that was clear from the start. */
    private CompletableFuture<?> chosen;

    AfterTwo(CompletableFuture<? extends T> left, CompletableFuture<? extends U> right, CompletableFuture<V> target,
        Executor executor, boolean both, BiFunction<? super T, ? super U, ? extends V> combine,
        BiConsumer<? super T, ? super U> acceptBoth, Function<Object, ? extends V> apply, Consumer<Object> accept,
        Runnable run) {
      super(executor);
      this.left = left;
      this.right = right;
      this.target = target;
      this.both = both;
      this.combine = combine;
      this.acceptBoth = acceptBoth;
      this.apply = apply;
      this.accept = accept;
      this.run = run;
    }

    @Override
    boolean isReady() {
      return both ? left.done && right.done : left.done || right.done;
    }

    @Override
    boolean callsCode(boolean atOnce) {
      if (target.done) return false;
      if (both) return atOnce || left.failure == null && right.failure == null;
      if (!atOnce) return true;
      chosen = left.done ? left : right;
      return chosen.failure == null;
    }

    @Override
    CompletableFuture<?> refused(Throwable thrown) {
      target.finish(null, wrapped(thrown));
      return target;
    }

    @Override
    CompletableFuture<?> fire() {
      if (target.done) return target;
      if (left.done) Sync.acquire(left);
      if (right.done) Sync.acquire(right);
      CompletableFuture<?> either = chosen != null ? chosen : left.done ? left : right;
      V result = null;
      try {
        if (either.failure != null) throw either.failure;
        if (both && right.failure != null) throw right.failure;
        if (combine != null) result = combine.apply(left.value, right.value);
        else if (acceptBoth != null) acceptBoth.accept(left.value, right.value);
        else if (apply != null) result = apply.apply(either.value);
        else if (accept != null) accept.accept(either.value);
        else run.run();
      } catch (Throwable thrown) {
        target.finish(null, wrapped(thrown));
        return target;
      }
      target.finish(result, null);
      return target;
    }
  }

  /** When all futures of a row are complete. */
  private static final class AfterAll extends Step {
    private final CompletableFuture<?>[] sources;
    private final CompletableFuture<Void> target;

    AfterAll(CompletableFuture<?>[] sources, CompletableFuture<Void> target) {
      super(null);
      this.sources = sources;
      this.target = target;
    }

    @Override
    boolean isReady() {
      for (CompletableFuture<?> source : sources) if (!source.done) return false;
      return true;
    }

    @Override
    CompletableFuture<?> refused(Throwable thrown) {
      return null;
    }

    @Override
    CompletableFuture<?> fire() {
      Throwable failure = null;
      for (CompletableFuture<?> source : sources) {
        Sync.acquire(source);
        if (failure == null) failure = source.failure;
      }
      target.finish(null, failure == null ? null : wrapped(failure));
      return target;
    }
  }

  /** The start of an asynchronous computation. */
  private static final class Start<T> extends Step {
    private final CompletableFuture<T> target;
    private final Supplier<? extends T> supplier;
    private final Runnable runnable;

    Start(CompletableFuture<T> target, Supplier<? extends T> supplier, Runnable runnable) {
      super(null);
      this.target = target;
      this.supplier = supplier;
      this.runnable = runnable;
    }

    @Override
    boolean isReady() {
      return true;
    }

    @Override
    CompletableFuture<?> refused(Throwable thrown) {
      return null;
    }

    @Override
    CompletableFuture<?> fire() {
      if (target.done) return target;
      T result = null;
      try {
        if (supplier != null) result = supplier.get();
        else runnable.run();
      } catch (Throwable thrown) {
        target.finish(null, wrapped(thrown));
        return target;
      }
      target.finish(result, null);
      return target;
    }
  }

  /** Completes without running what waits. False: it was complete. */
  private boolean finish(T result, Throwable thrown) {
    if (done) return false;
    value = result;
    failure = thrown;
    done = true;
    Sync.release(this);
    Sync.wake(this, true);
    return true;
  }

  private void push(Step step) {
    step.next = first;
    first = step;
  }

  /**
   * Runs everything that waits for this, and for what completes by that: steps of other futures come here first (so
   * that long chains need no deep stack), except the last one of each.
   */
  private void fireAll() {
    CompletableFuture<?> from = this;
    while (true) {
      if (from.first == null) from = this;
      Step step = from.first;
      if (step == null) return;
      from.first = step.next;
      if (from != this && step.next != null) {
        push(step);
        continue;
      }
      step.next = null;
      CompletableFuture<?> completed = step.tryFire(false);
      from = completed != null ? completed : this;
    }
  }

  /** Fires the step now if it can; else it waits for this. */
  private void attach(Step step) {
    if (!step.isReady()) {
      push(step);
      return;
    }
    CompletableFuture<?> completed = step.tryFire(true);
    if (completed != null) completed.fireAll();
  }

  /** The step waits for both of two futures, or for either. */
  private void attach(CompletableFuture<?> other, Step step) {
    if (step.isReady()) {
      attach(step);
    } else if (done) {
      other.push(step);
    } else {
      push(step);
      if (!other.done && other != this) other.push(new OtherPlace(step));
    }
  }

  private static Throwable wrapped(Throwable thrown) {
    return thrown instanceof CompletionException ? thrown : new CompletionException(thrown);
  }

  /** Completes the target like the source, once that is complete. */
  private static <U> void relay(CompletableFuture<U> source, CompletableFuture<U> target) {
    After<U, U> step = new After<U, U>(source, target, null, null, null, null, null, null, null, null, null);
    if (step.isReady()) step.fire();
    else source.push(step);
  }

  private <U> CompletableFuture<U> after(Executor executor, Function<? super T, ? extends U> apply,
      Consumer<? super T> accept, Runnable run, BiFunction<? super T, Throwable, ? extends U> handle,
      BiConsumer<? super T, ? super Throwable> observe, Function<Throwable, ? extends U> rescue,
      Function<? super T, ? extends CompletionStage<U>> compose,
      Function<Throwable, ? extends CompletionStage<U>> rescueBy) {
    CompletableFuture<U> target = newIncompleteFuture();
    attach(new After<T, U>(this, target, executor, apply, accept, run, handle, observe, rescue, compose, rescueBy));
    return target;
  }

  private <U, V> CompletableFuture<V> afterBoth(CompletionStage<? extends U> other, Executor executor,
      BiFunction<? super T, ? super U, ? extends V> combine, BiConsumer<? super T, ? super U> accept, Runnable run) {
    CompletableFuture<? extends U> right = other.toCompletableFuture();
    CompletableFuture<V> target = newIncompleteFuture();
    attach(right, new AfterTwo<T, U, V>(this, right, target, executor, true, combine, accept, null, null, run));
    return target;
  }

  private <V> CompletableFuture<V> afterEither(CompletionStage<?> other, Executor executor,
      Function<Object, ? extends V> apply, Consumer<Object> accept, Runnable run) {
    CompletableFuture<?> right = other.toCompletableFuture();
    CompletableFuture<V> target = newIncompleteFuture();
    attach(right, new AfterTwo<T, Object, V>(this, right, target, executor, false, null, null, apply, accept, run));
    return target;
  }

  private static Executor checked(Executor executor) {
    if (executor == null) throw new NullPointerException();
    return executor;
  }

  private static <F> F checked(F function) {
    if (function == null) throw new NullPointerException();
    return function;
  }

  private static Executor pool() {
    return ForkJoinPool.getCommonPoolParallelism() > 1 ? ForkJoinPool.commonPool() : new ThreadPerTask();
  }

  private static final class ThreadPerTask implements Executor {
    @Override
    public void execute(Runnable task) {
      new Thread(task).start();
    }
  }

  public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier) {
    return supplyAsync(supplier, pool());
  }

  public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier, Executor executor) {
    checked(supplier);
    CompletableFuture<U> future = new CompletableFuture<>();
    checked(executor).execute(new Start<U>(future, supplier, null));
    return future;
  }

  public static CompletableFuture<Void> runAsync(Runnable runnable) {
    return runAsync(runnable, pool());
  }

  public static CompletableFuture<Void> runAsync(Runnable runnable, Executor executor) {
    checked(runnable);
    CompletableFuture<Void> future = new CompletableFuture<>();
    checked(executor).execute(new Start<Void>(future, null, runnable));
    return future;
  }

  public static <U> CompletableFuture<U> completedFuture(U value) {
    CompletableFuture<U> future = new CompletableFuture<>();
    future.finish(value, null);
    return future;
  }

  public static <U> CompletableFuture<U> failedFuture(Throwable thrown) {
    checked(thrown);
    CompletableFuture<U> future = new CompletableFuture<>();
    future.finish(null, thrown);
    return future;
  }

  public static <U> CompletionStage<U> completedStage(U value) {
    Minimal<U> stage = new Minimal<>();
    ((CompletableFuture<U>) stage).finish(value, null);
    return stage;
  }

  public static <U> CompletionStage<U> failedStage(Throwable thrown) {
    checked(thrown);
    Minimal<U> stage = new Minimal<>();
    ((CompletableFuture<U>) stage).finish(null, thrown);
    return stage;
  }

  @Override
  public boolean isDone() {
    if (!done) return false;
    Sync.acquire(this);
    return true;
  }

  @Override
  public boolean isCancelled() {
    return isDone() && failure instanceof CancellationException;
  }

  public boolean isCompletedExceptionally() {
    return isDone() && failure != null;
  }

  /** Waits. False: the limit was reached. */
  private boolean await(long limit, boolean interruptible) throws InterruptedException {
    if (done) return true;
    ForkJoinPool pool = ForkJoinPool.current();
    if (pool != null) pool.beginBlocking();
    try {
      while (!done) {
        if (!interruptible) Sync.blockUninterruptibly(this, Threads.FOREVER);
        else if (!Waits.block(this, limit)) return done;
      }
    } finally {
      if (pool != null) pool.endBlocking();
    }
    return true;
  }

  private T reportGet() throws ExecutionException {
    Sync.acquire(this);
    if (failure == null) return value;
    if (failure instanceof CancellationException) throw (CancellationException) failure;
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : null;
    throw new ExecutionException(cause != null ? cause : failure);
  }

  private T reportJoin() {
    Sync.acquire(this);
    if (failure == null) return value;
    if (failure instanceof CancellationException) throw (CancellationException) failure;
    throw (CompletionException) wrapped(failure);
  }

  @Override
  public T get() throws InterruptedException, ExecutionException {
    await(Waits.NEVER, true);
    return reportGet();
  }

  @Override
  public T get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
    if (!await(Waits.limit(timeout, unit), true)) throw new TimeoutException();
    return reportGet();
  }

  public T join() {
    try {
      await(Waits.NEVER, false);
    } catch (InterruptedException impossible) {
      throw new Error(impossible);
    }
    return reportJoin();
  }

  public T getNow(T valueIfAbsent) {
    return done ? reportJoin() : valueIfAbsent;
  }

  public boolean complete(T value) {
    boolean completed = finish(value, null);
    fireAll();
    return completed;
  }

  public boolean completeExceptionally(Throwable thrown) {
    checked(thrown);
    boolean completed = finish(null, thrown);
    fireAll();
    return completed;
  }

  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    boolean cancelled = finish(null, new CancellationException());
    fireAll();
    return cancelled || isCancelled();
  }

  public void obtrudeValue(T value) {
    done = false;
    finish(value, null);
    fireAll();
  }

  public void obtrudeException(Throwable thrown) {
    checked(thrown);
    done = false;
    finish(null, thrown);
    fireAll();
  }

  public int getNumberOfDependents() {
    int count = 0;
    for (Step step = first; step != null; step = step.next) count++;
    return count;
  }

  public <U> CompletableFuture<U> newIncompleteFuture() {
    return new CompletableFuture<U>();
  }

  public Executor defaultExecutor() {
    return pool();
  }

  public CompletableFuture<T> copy() {
    CompletableFuture<T> target = newIncompleteFuture();
    relay(this, target);
    return target;
  }

  public CompletionStage<T> minimalCompletionStage() {
    Minimal<T> target = new Minimal<>();
    relay(this, target);
    return target;
  }

  @Override
  public CompletableFuture<T> toCompletableFuture() {
    return this;
  }

  public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier, Executor executor) {
    if (supplier == null || executor == null) throw new NullPointerException();
    executor.execute(new Start<T>(this, supplier, null));
    return this;
  }

  public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier) {
    return completeAsync(supplier, defaultExecutor());
  }

  public static CompletableFuture<Void> allOf(CompletableFuture<?>... futures) {
    CompletableFuture<?>[] sources = futures.clone();
    for (CompletableFuture<?> source : sources) checked(source);
    CompletableFuture<Void> target = new CompletableFuture<>();
    Step step = new AfterAll(sources, target);
    if (step.isReady()) {
      step.tryFire(true);
      return target;
    }
    boolean placed = false;
    for (CompletableFuture<?> source : sources) {
      if (source.done) continue;
      source.push(placed ? new OtherPlace(step) : step);
      placed = true;
    }
    return target;
  }

  @SuppressWarnings("unchecked")
  public static CompletableFuture<Object> anyOf(CompletableFuture<?>... futures) {
    CompletableFuture<Object> target = new CompletableFuture<>();
    for (CompletableFuture<?> source : futures) checked(source);
    for (CompletableFuture<?> source : futures) {
      if (source.done && !target.done) relay((CompletableFuture<Object>) source, target);
    }
    if (target.done) return target;
    for (CompletableFuture<?> source : futures) relay((CompletableFuture<Object>) source, target);
    return target;
  }

  /** Does things later, on a thread of its own. */
  private static final class Delayer {
    static final ScheduledThreadPoolExecutor pool = newPool();

    private static ScheduledThreadPoolExecutor newPool() {
      ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1, new DelayerThreads());
      pool.setRemoveOnCancelPolicy(true);
      return pool;
    }
  }

  private static final class DelayerThreads implements ThreadFactory {
    @Override
    public Thread newThread(Runnable body) {
      Thread thread = new Thread(body, "CompletableFutureDelayScheduler");
      thread.setDaemon(true);
      return thread;
    }
  }

  /** The end of a future's time: completes it with a value, or with a TimeoutException. */
  private static final class Alarm<T> implements Runnable {
    private final CompletableFuture<T> future;
    private final T value;
    private final boolean fails;

    Alarm(CompletableFuture<T> future, T value, boolean fails) {
      this.future = future;
      this.value = value;
      this.fails = fails;
    }

    @Override
    public void run() {
      if (future.isDone()) return;
      if (fails) future.completeExceptionally(new TimeoutException());
      else future.complete(value);
    }
  }

  /** Switches the alarm off. */
  private static final class Canceller implements BiConsumer<Object, Throwable> {
    private final Future<?> alarm;

    Canceller(Future<?> alarm) {
      this.alarm = alarm;
    }

    @Override
    public void accept(Object value, Throwable thrown) {
      if (thrown == null && !alarm.isDone()) alarm.cancel(false);
    }
  }

  public CompletableFuture<T> orTimeout(long timeout, TimeUnit unit) {
    checked(unit);
    if (!done) whenComplete(new Canceller(Delayer.pool.schedule(new Alarm<T>(this, null, true), timeout, unit)));
    return this;
  }

  public CompletableFuture<T> completeOnTimeout(T value, long timeout, TimeUnit unit) {
    checked(unit);
    if (!done) whenComplete(new Canceller(Delayer.pool.schedule(new Alarm<T>(this, value, false), timeout, unit)));
    return this;
  }

  public static Executor delayedExecutor(long delay, TimeUnit unit, Executor executor) {
    if (unit == null || executor == null) throw new NullPointerException();
    return new DelayedExecutor(delay, unit, executor);
  }

  public static Executor delayedExecutor(long delay, TimeUnit unit) {
    return new DelayedExecutor(delay, checked(unit), pool());
  }

  private static final class DelayedExecutor implements Executor {
    private final long delay;
    private final TimeUnit unit;
    private final Executor executor;

    DelayedExecutor(long delay, TimeUnit unit, Executor executor) {
      this.delay = delay;
      this.unit = unit;
      this.executor = executor;
    }

    @Override
    public void execute(final Runnable task) {
      Delayer.pool.schedule(new Runnable() {
        @Override
        public void run() {
          executor.execute(task);
        }
      }, delay, unit);
    }
  }

  @Override
  public String toString() {
    int waiting = getNumberOfDependents();
    String state = "[Completed normally]";
    if (!done) state = waiting == 0 ? "[Not completed]" : "[Not completed, " + waiting + " dependents]";
    else if (failure != null) state = "[Completed exceptionally: " + failure + "]";
    return super.toString() + state;
  }

  @Override
  public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> function) {
    return after(null, checked(function), null, null, null, null, null, null, null);
  }

  @Override
  public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> function) {
    return after(defaultExecutor(), checked(function), null, null, null, null, null, null, null);
  }

  @Override
  public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> function, Executor executor) {
    return after(checked(executor), checked(function), null, null, null, null, null, null, null);
  }

  @Override
  public CompletableFuture<Void> thenAccept(Consumer<? super T> action) {
    return after(null, null, checked(action), null, null, null, null, null, null);
  }

  @Override
  public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action) {
    return after(defaultExecutor(), null, checked(action), null, null, null, null, null, null);
  }

  @Override
  public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action, Executor executor) {
    return after(checked(executor), null, checked(action), null, null, null, null, null, null);
  }

  @Override
  public CompletableFuture<Void> thenRun(Runnable action) {
    return after(null, null, null, checked(action), null, null, null, null, null);
  }

  @Override
  public CompletableFuture<Void> thenRunAsync(Runnable action) {
    return after(defaultExecutor(), null, null, checked(action), null, null, null, null, null);
  }

  @Override
  public CompletableFuture<Void> thenRunAsync(Runnable action, Executor executor) {
    return after(checked(executor), null, null, checked(action), null, null, null, null, null);
  }

  @Override
  public <U, V> CompletableFuture<V> thenCombine(
      CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function) {
    return this.<U, V>afterBoth(other, null, checked(function), null, null);
  }

  @Override
  public <U, V> CompletableFuture<V> thenCombineAsync(
      CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function) {
    return this.<U, V>afterBoth(other, defaultExecutor(), checked(function), null, null);
  }

  @Override
  public <U, V> CompletableFuture<V> thenCombineAsync(
      CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function, Executor executor) {
    return this.<U, V>afterBoth(other, checked(executor), checked(function), null, null);
  }

  @Override
  public <U> CompletableFuture<Void> thenAcceptBoth(
      CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action) {
    return this.<U, Void>afterBoth(other, null, null, checked(action), null);
  }

  @Override
  public <U> CompletableFuture<Void> thenAcceptBothAsync(
      CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action) {
    return this.<U, Void>afterBoth(other, defaultExecutor(), null, checked(action), null);
  }

  @Override
  public <U> CompletableFuture<Void> thenAcceptBothAsync(
      CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action, Executor executor) {
    return this.<U, Void>afterBoth(other, checked(executor), null, checked(action), null);
  }

  @Override
  public CompletableFuture<Void> runAfterBoth(CompletionStage<?> other, Runnable action) {
    return this.<Object, Void>afterBoth(other, null, null, null, checked(action));
  }

  @Override
  public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable action) {
    return this.<Object, Void>afterBoth(other, defaultExecutor(), null, null, checked(action));
  }

  @Override
  public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable action, Executor executor) {
    return this.<Object, Void>afterBoth(other, checked(executor), null, null, checked(action));
  }

  @Override
  @SuppressWarnings("unchecked")
  public <U> CompletableFuture<U> applyToEither(CompletionStage<? extends T> other, Function<? super T, U> function) {
    return afterEither(other, null, (Function<Object, U>) checked(function), null, null);
  }

  @Override
  @SuppressWarnings("unchecked")
  public <U> CompletableFuture<U> applyToEitherAsync(
      CompletionStage<? extends T> other, Function<? super T, U> function) {
    return afterEither(other, defaultExecutor(), (Function<Object, U>) checked(function), null, null);
  }

  @Override
  @SuppressWarnings("unchecked")
  public <U> CompletableFuture<U> applyToEitherAsync(
      CompletionStage<? extends T> other, Function<? super T, U> function, Executor executor) {
    return afterEither(other, checked(executor), (Function<Object, U>) checked(function), null, null);
  }

  @Override
  @SuppressWarnings("unchecked")
  public CompletableFuture<Void> acceptEither(CompletionStage<? extends T> other, Consumer<? super T> action) {
    return afterEither(other, null, null, (Consumer<Object>) checked(action), null);
  }

  @Override
  @SuppressWarnings("unchecked")
  public CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> other, Consumer<? super T> action) {
    return afterEither(other, defaultExecutor(), null, (Consumer<Object>) checked(action), null);
  }

  @Override
  @SuppressWarnings("unchecked")
  public CompletableFuture<Void> acceptEitherAsync(
      CompletionStage<? extends T> other, Consumer<? super T> action, Executor executor) {
    return afterEither(other, checked(executor), null, (Consumer<Object>) checked(action), null);
  }

  @Override
  public CompletableFuture<Void> runAfterEither(CompletionStage<?> other, Runnable action) {
    return afterEither(other, null, null, null, checked(action));
  }

  @Override
  public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable action) {
    return afterEither(other, defaultExecutor(), null, null, checked(action));
  }

  @Override
  public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable action, Executor executor) {
    return afterEither(other, checked(executor), null, null, checked(action));
  }

  @Override
  public <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> function) {
    return after(null, null, null, null, null, null, null, checked(function), null);
  }

  @Override
  public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> function) {
    return after(defaultExecutor(), null, null, null, null, null, null, checked(function), null);
  }

  @Override
  public <U> CompletableFuture<U> thenComposeAsync(
      Function<? super T, ? extends CompletionStage<U>> function, Executor executor) {
    return after(checked(executor), null, null, null, null, null, null, checked(function), null);
  }

  @Override
  public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> action) {
    return after(null, null, null, null, null, checked(action), null, null, null);
  }

  @Override
  public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action) {
    return after(defaultExecutor(), null, null, null, null, checked(action), null, null, null);
  }

  @Override
  public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action, Executor executor) {
    return after(checked(executor), null, null, null, null, checked(action), null, null, null);
  }

  @Override
  public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> function) {
    return after(null, null, null, null, checked(function), null, null, null, null);
  }

  @Override
  public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> function) {
    return after(defaultExecutor(), null, null, null, checked(function), null, null, null, null);
  }

  @Override
  public <U> CompletableFuture<U> handleAsync(
      BiFunction<? super T, Throwable, ? extends U> function, Executor executor) {
    return after(checked(executor), null, null, null, checked(function), null, null, null, null);
  }

  @Override
  public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> function) {
    return after(null, null, null, null, null, null, checked(function), null, null);
  }

  @Override
  public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> function) {
    return after(defaultExecutor(), null, null, null, null, null, checked(function), null, null);
  }

  @Override
  public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> function, Executor executor) {
    return after(checked(executor), null, null, null, null, null, checked(function), null, null);
  }

  @Override
  public CompletableFuture<T> exceptionallyCompose(Function<Throwable, ? extends CompletionStage<T>> function) {
    return after(null, null, null, null, null, null, null, null, checked(function));
  }

  @Override
  public CompletableFuture<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> function) {
    return after(defaultExecutor(), null, null, null, null, null, null, null, checked(function));
  }

  @Override
  public CompletableFuture<T> exceptionallyComposeAsync(
      Function<Throwable, ? extends CompletionStage<T>> function, Executor executor) {
    return after(checked(executor), null, null, null, null, null, null, null, checked(function));
  }

  /** A stage that cannot be completed or asked from outside. */
  private static final class Minimal<T> extends CompletableFuture<T> {
    @Override
    public <U> CompletableFuture<U> newIncompleteFuture() {
      return new Minimal<U>();
    }

    @Override
    public CompletableFuture<T> toCompletableFuture() {
      CompletableFuture<T> target = new CompletableFuture<>();
      relay(this, target);
      return target;
    }

    @Override
    public T get() {
      throw new UnsupportedOperationException();
    }

    @Override
    public T get(long timeout, TimeUnit unit) {
      throw new UnsupportedOperationException();
    }

    @Override
    public T getNow(T valueIfAbsent) {
      throw new UnsupportedOperationException();
    }

    @Override
    public T join() {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean complete(T value) {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean completeExceptionally(Throwable thrown) {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void obtrudeValue(T value) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void obtrudeException(Throwable thrown) {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean isDone() {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean isCancelled() {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean isCompletedExceptionally() {
      throw new UnsupportedOperationException();
    }

    @Override
    public int getNumberOfDependents() {
      throw new UnsupportedOperationException();
    }

    @Override
    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier, Executor executor) {
      throw new UnsupportedOperationException();
    }

    @Override
    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier) {
      throw new UnsupportedOperationException();
    }

    @Override
    public CompletableFuture<T> orTimeout(long timeout, TimeUnit unit) {
      throw new UnsupportedOperationException();
    }

    @Override
    public CompletableFuture<T> completeOnTimeout(T value, long timeout, TimeUnit unit) {
      throw new UnsupportedOperationException();
    }
  }
}
