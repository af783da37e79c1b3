package androidx.arch.core.util;

/** A function. */
public interface Function<I, O> {
  O apply(I input);
}
