package androidx.core.util;

/** Gives something. */
public interface Supplier<T> {
  T get();
}
