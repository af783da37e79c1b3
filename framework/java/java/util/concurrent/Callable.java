package java.util.concurrent;

/** Code that returns a value or throws. */
@FunctionalInterface
public interface Callable<V> {
  V call() throws Exception;
}
