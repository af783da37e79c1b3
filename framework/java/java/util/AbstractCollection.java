package java.util;

/** A collection by means of iterator() and size(). */
public abstract class AbstractCollection<E> implements Collection<E> {
  protected AbstractCollection() {}

  @Override
  public abstract Iterator<E> iterator();

  @Override
  public abstract int size();

  @Override
  public boolean isEmpty() {
    return size() == 0;
  }

  @Override
  public boolean contains(Object o) {
    for (Iterator<E> each = iterator(); each.hasNext(); ) {
      if (Objects.equals(o, each.next())) return true;
    }
    return false;
  }

  @Override
  public Object[] toArray() {
    Object[] array = new Object[size()];
    int count = 0;
    for (Iterator<E> each = iterator(); each.hasNext(); ) {
      if (count == array.length) array = Arrays.copyOf(array, count + count / 2 + 1);
      array[count++] = each.next();
    }
    return count == array.length ? array : Arrays.copyOf(array, count);
  }

  @Override
  public <T> T[] toArray(T[] a) {
    Object[] all = toArray();
    T[] target = a.length >= all.length ? a : Arrays.ofSameType(a, all.length);
    System.arraycopy(all, 0, target, 0, all.length);
    if (target.length > all.length) target[all.length] = null;
    return target;
  }

  @Override
  public boolean add(E e) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean remove(Object o) {
    for (Iterator<E> each = iterator(); each.hasNext(); ) {
      if (Objects.equals(o, each.next())) {
        each.remove();
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean containsAll(Collection<?> c) {
    for (Object o : c) {
      if (!contains(o)) return false;
    }
    return true;
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    boolean changed = false;
    for (E e : c) {
      if (add(e)) changed = true;
    }
    return changed;
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    return removeWhere(Objects.requireNonNull(c), true);
  }

  @Override
  public boolean retainAll(Collection<?> c) {
    return removeWhere(Objects.requireNonNull(c), false);
  }

  private boolean removeWhere(Collection<?> c, boolean contained) {
    boolean changed = false;
    for (Iterator<E> each = iterator(); each.hasNext(); ) {
      if (c.contains(each.next()) == contained) {
        each.remove();
        changed = true;
      }
    }
    return changed;
  }

  @Override
  public void clear() {
    for (Iterator<E> each = iterator(); each.hasNext(); ) {
      each.next();
      each.remove();
    }
  }

  @Override
  public String toString() {
    Iterator<E> each = iterator();
    if (!each.hasNext()) return "[]";
    StringBuilder text = new StringBuilder("[");
    while (true) {
      E e = each.next();
      text.append(e == this ? "(this Collection)" : e);
      if (!each.hasNext()) return text.append(']').toString();
      text.append(", ");
    }
  }
}
