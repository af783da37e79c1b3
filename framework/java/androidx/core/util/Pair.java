package androidx.core.util;

/** Two things. */
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
    return (first == null ? other.first == null : first.equals(other.first))
        && (second == null ? other.second == null : second.equals(other.second));
  }

  @Override
  public int hashCode() {
    return (first == null ? 0 : first.hashCode()) ^ (second == null ? 0 : second.hashCode());
  }

  @Override
  public String toString() {
    return "Pair{" + first + " " + second + "}";
  }
}
