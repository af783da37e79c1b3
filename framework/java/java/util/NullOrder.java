package java.util;

import java.io.Serializable;

/** An order in which null comes first, or last. */
final class NullOrder<T> implements Comparator<T>, Serializable {
  private final boolean nullFirst;
  private final Comparator<T> real;

  @SuppressWarnings("unchecked")
  NullOrder(boolean nullFirst, Comparator<? super T> real) {
    this.nullFirst = nullFirst;
    this.real = (Comparator<T>) real;
  }

  @Override
  public int compare(T a, T b) {
    if (a == null) return b == null ? 0 : nullFirst ? -1 : 1;
    if (b == null) return nullFirst ? 1 : -1;
    return real == null ? 0 : real.compare(a, b);
  }

  @Override
  public Comparator<T> thenComparing(Comparator<? super T> other) {
    Objects.requireNonNull(other);
    return new NullOrder<T>(nullFirst, real == null ? other : real.thenComparing(other));
  }

  @Override
  public Comparator<T> reversed() {
    return new NullOrder<T>(!nullFirst, real == null ? null : real.reversed());
  }
}
