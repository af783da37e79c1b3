package java.nio.file;

/** Something happened to a watched object. */
public interface WatchEvent<T> {
  Kind<T> kind();

  int count();

  T context();

  /** What happened. */
  interface Kind<T> {
    String name();

    Class<T> type();
  }

  /** How to watch. */
  interface Modifier {
    String name();
  }
}
