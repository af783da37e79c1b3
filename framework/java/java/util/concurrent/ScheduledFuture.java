package java.util.concurrent;

/** A future with a time. */
public interface ScheduledFuture<V> extends Delayed, Future<V> {}
