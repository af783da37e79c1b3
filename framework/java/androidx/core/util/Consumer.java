package androidx.core.util;

/** Takes something. */
public interface Consumer<T> {
  void accept(T t);
}
