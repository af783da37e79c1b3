package java.util.concurrent;

/** A scheduled future that completes by being run, unless it is periodic. */
public interface RunnableScheduledFuture<V> extends RunnableFuture<V>, ScheduledFuture<V> {
  boolean isPeriodic();
}
