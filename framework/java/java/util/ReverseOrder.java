package java.util;

import java.io.Serializable;

/** The reverse of another order. */
final class ReverseOrder<T> implements Comparator<T>, Serializable {
  final Comparator<T> forward;

  ReverseOrder(Comparator<T> forward) {
    this.forward = forward;
  }

  @Override
  public int compare(T a, T b) {
    return forward.compare(b, a);
  }

  @Override
  public Comparator<T> reversed() {
    return forward;
  }

  @Override
  public boolean equals(Object o) {
    return o == this || (o instanceof ReverseOrder && forward.equals(((ReverseOrder<?>) o).forward));
  }

  @Override
  public int hashCode() {
    return forward.hashCode() ^ Integer.MIN_VALUE;
  }
}
