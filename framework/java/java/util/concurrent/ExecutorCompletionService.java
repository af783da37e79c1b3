package java.util.concurrent;

/** Executes tasks and queues their futures as they complete. */
public class ExecutorCompletionService<V> implements CompletionService<V> {
  private final Executor executor;
  private final BlockingQueue<Future<V>> completed;

  /** Runs a future; its own completion is that the future goes to the queue. */
  private static final class Queueing<V> extends FutureTask<Void> {
    private final Future<V> task;
    private final BlockingQueue<Future<V>> completed;

    Queueing(RunnableFuture<V> task, BlockingQueue<Future<V>> completed) {
      super(task, null);
      this.task = task;
      this.completed = completed;
    }

    @Override
    protected void done() {
      completed.add(task);
    }
  }

  public ExecutorCompletionService(Executor executor) {
    this(executor, new LinkedBlockingQueue<Future<V>>());
  }

  public ExecutorCompletionService(Executor executor, BlockingQueue<Future<V>> completionQueue) {
    if (executor == null || completionQueue == null) throw new NullPointerException();
    this.executor = executor;
    completed = completionQueue;
  }

  private Future<V> execute(RunnableFuture<V> future) {
    executor.execute(new Queueing<V>(future, completed));
    return future;
  }

  @Override
  public Future<V> submit(Callable<V> task) {
    if (task == null) throw new NullPointerException();
    if (executor instanceof AbstractExecutorService) {
      return execute(((AbstractExecutorService) executor).newTaskFor(task));
    }
    return execute(new FutureTask<V>(task));
  }

  @Override
  public Future<V> submit(Runnable task, V result) {
    if (task == null) throw new NullPointerException();
    if (executor instanceof AbstractExecutorService) {
      return execute(((AbstractExecutorService) executor).newTaskFor(task, result));
    }
    return execute(new FutureTask<V>(task, result));
  }

  @Override
  public Future<V> take() throws InterruptedException {
    return completed.take();
  }

  @Override
  public Future<V> poll() {
    return completed.poll();
  }

  @Override
  public Future<V> poll(long timeout, TimeUnit unit) throws InterruptedException {
    return completed.poll(timeout, unit);
  }
}
