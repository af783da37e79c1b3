package java.util.concurrent;

/** Takes tasks, and gives their futures in the order of completion. */
public interface CompletionService<V> {
  Future<V> submit(Callable<V> task);

  Future<V> submit(Runnable task, V result);

  Future<V> take() throws InterruptedException;

  Future<V> poll();

  Future<V> poll(long timeout, TimeUnit unit) throws InterruptedException;
}
