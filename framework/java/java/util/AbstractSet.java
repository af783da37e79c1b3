package java.util;

/** A set by means of iterator() and size(). */
public abstract class AbstractSet<E> extends AbstractCollection<E> implements Set<E> {
  protected AbstractSet() {}

  @Override
  public boolean equals(Object o) {
    if (o == this) return true;
    if (!(o instanceof Set)) return false;
    Collection<?> other = (Collection<?>) o;
    if (other.size() != size()) return false;
    try {
      return containsAll(other);
    } catch (ClassCastException | NullPointerException incomparable) {
      return false;
    }
  }

  @Override
  public int hashCode() {
    int sum = 0;
    for (Iterator<E> each = iterator(); each.hasNext(); ) sum += Objects.hashCode(each.next());
    return sum;
  }

  /** Walks over the smaller of the two. */
  @Override
  public boolean removeAll(Collection<?> c) {
    if (size() <= c.size()) return super.removeAll(c);
    boolean changed = false;
    for (Object o : c) changed |= remove(o);
    return changed;
  }
}
