package java.util;

import java.io.Serializable;

/** The order of compareTo, and its reverse. */
final class NaturalOrder implements Comparator<Comparable<Object>>, Serializable {
  static final NaturalOrder FORWARD = new NaturalOrder(false);
  static final NaturalOrder BACKWARD = new NaturalOrder(true);

  private final boolean backward;

  private NaturalOrder(boolean backward) {
    this.backward = backward;
  }

  @Override
  public int compare(Comparable<Object> a, Comparable<Object> b) {
    return backward ? b.compareTo(a) : a.compareTo(b);
  }

  @Override
  public Comparator<Comparable<Object>> reversed() {
    return backward ? FORWARD : BACKWARD;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof NaturalOrder && ((NaturalOrder) o).backward == backward;
  }

  @Override
  public int hashCode() {
    return backward ? 1 : 0;
  }
}
