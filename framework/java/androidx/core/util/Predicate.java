package androidx.core.util;

/** Is it so? */
public interface Predicate<T> {
  boolean test(T t);
}
