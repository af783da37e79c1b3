package android.util;

import java.util.Objects;

/** Two objects. */
@antecede.Holder
public class Pair<F, S> {
  public final F first;
  public final S second;

  public Pair(F first, S second) {
    this.first = first;
    this.second = second;
  }

  public static <A, B> Pair<A, B> create(A a, B b) {
    return new Pair<A, B>(a, b);
  }

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof Pair)) return false;
    Pair<?, ?> other = (Pair<?, ?>) o;
    return Objects.equals(other.first, first) && Objects.equals(other.second, second);
  }

  @Override
  public int hashCode() {
    return Objects.hashCode(first) ^ Objects.hashCode(second);
  }

  @Override
  public String toString() {
    return "Pair{" + first + " " + second + "}";
  }
}
