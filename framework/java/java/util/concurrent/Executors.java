package java.util.concurrent;

import java.security.PrivilegedAction;
import java.security.PrivilegedExceptionAction;
import java.util.Collection;
import java.util.List;

/** The usual executors. */
public class Executors {
  private static int pools;

  private Executors() {}

  private static ThreadPoolExecutor pool(int core, int maximum, long keepAliveSeconds, BlockingQueue<Runnable> queue,
      ThreadFactory factory, boolean serial) {
    return new ThreadPoolExecutor(core, maximum, keepAliveSeconds, TimeUnit.SECONDS, queue, factory,
        new ThreadPoolExecutor.AbortPolicy(), serial);
  }

  public static ExecutorService newFixedThreadPool(int threads) {
    return newFixedThreadPool(threads, defaultThreadFactory());
  }

  public static ExecutorService newFixedThreadPool(int threads, ThreadFactory threadFactory) {
    return pool(threads, threads, 0, new LinkedBlockingQueue<Runnable>(), threadFactory, threads == 1);
  }

  public static ExecutorService newSingleThreadExecutor() {
    return newSingleThreadExecutor(defaultThreadFactory());
  }

  public static ExecutorService newSingleThreadExecutor(ThreadFactory threadFactory) {
    return new Delegate(pool(1, 1, 0, new LinkedBlockingQueue<Runnable>(), threadFactory, true));
  }

  public static ExecutorService newCachedThreadPool() {
    return newCachedThreadPool(defaultThreadFactory());
  }

  public static ExecutorService newCachedThreadPool(ThreadFactory threadFactory) {
    return pool(0, Integer.MAX_VALUE, 60, new SynchronousQueue<Runnable>(), threadFactory, false);
  }

  public static ExecutorService newWorkStealingPool(int parallelism) {
    return new ForkJoinPool(parallelism, ForkJoinPool.defaultForkJoinWorkerThreadFactory, null, true);
  }

  public static ExecutorService newWorkStealingPool() {
    return newWorkStealingPool(Runtime.getRuntime().availableProcessors());
  }

  public static ScheduledExecutorService newSingleThreadScheduledExecutor() {
    return newSingleThreadScheduledExecutor(defaultThreadFactory());
  }

  public static ScheduledExecutorService newSingleThreadScheduledExecutor(ThreadFactory threadFactory) {
    return new ScheduledDelegate(
        new ScheduledThreadPoolExecutor(1, threadFactory, new ThreadPoolExecutor.AbortPolicy(), true));
  }

  public static ScheduledExecutorService newScheduledThreadPool(int corePoolSize) {
    return new ScheduledThreadPoolExecutor(corePoolSize);
  }

  public static ScheduledExecutorService newScheduledThreadPool(int corePoolSize, ThreadFactory threadFactory) {
    return new ScheduledThreadPoolExecutor(corePoolSize, threadFactory);
  }

  public static ExecutorService unconfigurableExecutorService(ExecutorService executor) {
    if (executor == null) throw new NullPointerException();
    return new Delegate(executor);
  }

  public static ScheduledExecutorService unconfigurableScheduledExecutorService(ScheduledExecutorService executor) {
    if (executor == null) throw new NullPointerException();
    return new ScheduledDelegate(executor);
  }

  public static ThreadFactory defaultThreadFactory() {
    return new PoolThreads();
  }

  public static ThreadFactory privilegedThreadFactory() {
    return new PoolThreads();
  }

  public static <T> Callable<T> callable(Runnable task, T result) {
    if (task == null) throw new NullPointerException();
    return new RunnableCall<T>(task, result);
  }

  public static Callable<Object> callable(Runnable task) {
    if (task == null) throw new NullPointerException();
    return new RunnableCall<Object>(task, null);
  }

  public static Callable<Object> callable(final PrivilegedAction<?> action) {
    if (action == null) throw new NullPointerException();
    return new Callable<Object>() {
      @Override
      public Object call() {
        return action.run();
      }
    };
  }

  public static Callable<Object> callable(final PrivilegedExceptionAction<?> action) {
    if (action == null) throw new NullPointerException();
    return new Callable<Object>() {
      @Override
      public Object call() throws Exception {
        return action.run();
      }
    };
  }

  public static <T> Callable<T> privilegedCallable(Callable<T> callable) {
    if (callable == null) throw new NullPointerException();
    return callable;
  }

  public static <T> Callable<T> privilegedCallableUsingCurrentClassLoader(Callable<T> callable) {
    if (callable == null) throw new NullPointerException();
    return callable;
  }

  private static final class RunnableCall<T> implements Callable<T> {
    private final Runnable task;
    private final T result;

    RunnableCall(Runnable task, T result) {
      this.task = task;
      this.result = result;
    }

    @Override
    public T call() {
      task.run();
      return result;
    }

    @Override
    public String toString() {
      return super.toString() + "[Wrapped task = " + task + "]";
    }
  }

  /** Its threads run nothing but the tasks they are made for. */
  static boolean isDefault(ThreadFactory factory) {
    return factory instanceof PoolThreads;
  }

  private static final class PoolThreads implements ThreadFactory {
    private final String prefix = "pool-" + ++pools + "-thread-";
    private final ThreadGroup group = Thread.currentThread().getThreadGroup();
    private int threads;

    @Override
    public Thread newThread(Runnable body) {
      Thread thread = new Thread(group, body, prefix + ++threads, 0);
      thread.setDaemon(false);
      thread.setPriority(Thread.NORM_PRIORITY);
      return thread;
    }
  }

  /** Shows an executor as nothing but an ExecutorService. */
  private static class Delegate implements ExecutorService {
    private final ExecutorService executor;

    Delegate(ExecutorService executor) {
      this.executor = executor;
    }

    @Override
    public void execute(Runnable command) {
      executor.execute(command);
    }

    @Override
    public void shutdown() {
      executor.shutdown();
    }

    @Override
    public List<Runnable> shutdownNow() {
      return executor.shutdownNow();
    }

    @Override
    public boolean isShutdown() {
      return executor.isShutdown();
    }

    @Override
    public boolean isTerminated() {
      return executor.isTerminated();
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
      return executor.awaitTermination(timeout, unit);
    }

    @Override
    public Future<?> submit(Runnable task) {
      return executor.submit(task);
    }

    @Override
    public <T> Future<T> submit(Callable<T> task) {
      return executor.submit(task);
    }

    @Override
    public <T> Future<T> submit(Runnable task, T result) {
      return executor.submit(task, result);
    }

    @Override
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) throws InterruptedException {
      return executor.invokeAll(tasks);
    }

    @Override
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
        throws InterruptedException {
      return executor.invokeAll(tasks, timeout, unit);
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> tasks) throws InterruptedException, ExecutionException {
      return executor.invokeAny(tasks);
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
        throws InterruptedException, ExecutionException, TimeoutException {
      return executor.invokeAny(tasks, timeout, unit);
    }
  }

  private static final class ScheduledDelegate extends Delegate implements ScheduledExecutorService {
    private final ScheduledExecutorService executor;

    ScheduledDelegate(ScheduledExecutorService executor) {
      super(executor);
      this.executor = executor;
    }

    @Override
    public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
      return executor.schedule(command, delay, unit);
    }

    @Override
    public <V> ScheduledFuture<V> schedule(Callable<V> callable, long delay, TimeUnit unit) {
      return executor.schedule(callable, delay, unit);
    }

    @Override
    public ScheduledFuture<?> scheduleAtFixedRate(Runnable command, long initialDelay, long period, TimeUnit unit) {
      return executor.scheduleAtFixedRate(command, initialDelay, period, unit);
    }

    @Override
    public ScheduledFuture<?> scheduleWithFixedDelay(Runnable command, long initialDelay, long delay, TimeUnit unit) {
      return executor.scheduleWithFixedDelay(command, initialDelay, delay, unit);
    }
  }
}
