package java.util.concurrent;

/** A future that completes by being run. */
public interface RunnableFuture<V> extends Runnable, Future<V> {
  @Override
  void run();
}
