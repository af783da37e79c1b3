package java.util;

import antecede.Concrete;
import antecede.Contents;

/** The one implementation of EnumSet: a place for every constant. */
final class EnumFlags<E extends Enum<E>> extends EnumSet<E> {
  private Object[] places;
  private int count;

  EnumFlags(Class<E> elementType, int length) {
    super(elementType);
    allocate(length);
  }

  @Concrete
  private void allocate(int length) {
    places = new Object[length];
    count = 0;
  }

  @Concrete
  private void clearPlaces() {
    allocate(places.length);
  }

  @Concrete
  private int count() {
    return count;
  }

  @Concrete
  private boolean has(Object o) {
    return o instanceof Enum && ((Enum<?>) o).getDeclaringClass() == elementType
        && places[((Enum<?>) o).ordinal()] != null;
  }

  @Concrete
  private void set(Object e, boolean there) {
    places[((Enum<?>) e).ordinal()] = there ? e : null;
    count += there ? 1 : -1;
  }

  @Concrete
  private int occupied(int index) {
    while (index < places.length && places[index] == null) index++;
    return index;
  }

  @Concrete
  private boolean isBehind(int index) {
    return index >= places.length;
  }

  @Concrete
  @SuppressWarnings("unchecked")
  private E at(int index) {
    return (E) places[index];
  }

  @Override
  public int size() {
    return Contents.size(this, count());
  }

  @Override
  public boolean contains(Object o) {
    Contents.read(this, o, null);
    return has(o);
  }

  @Override
  public boolean add(E e) {
    if (e.getDeclaringClass() != elementType) throw new ClassCastException(e.getClass() + " != " + elementType);
    if (contains(e)) return false;
    set(e, true);
    Contents.insert(this, e, e);
    return true;
  }

  @Override
  public boolean remove(Object o) {
    if (!contains(o)) return false;
    set(o, false);
    Contents.remove(this, o);
    return true;
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    Objects.requireNonNull(c);
    boolean changed = false;
    for (Object o : c) changed |= remove(o);
    return changed;
  }

  @Override
  public void clear() {
    clearPlaces();
    Contents.rearrange(this);
  }

  @Override
  public EnumSet<E> clone() {
    EnumFlags<E> copy = (EnumFlags<E>) super.clone();
    copy.clearPlaces();
    copy.addAll(this);
    return copy;
  }

  /** Does not fail when the set changes. */
  @Override
  public Iterator<E> iterator() {
    Contents.size(this, count());
    return new Iterator<E>() {
      private int index;
      private E last;

      @Override
      public boolean hasNext() {
        index = occupied(index);
        return !isBehind(index);
      }

      @Override
      public E next() {
        if (!hasNext()) throw new NoSuchElementException();
        last = Contents.readKey(EnumFlags.this, at(index++));
        return last;
      }

      @Override
      public void remove() {
        if (last == null) throw new IllegalStateException();
        EnumFlags.this.remove(last);
        last = null;
      }
    };
  }
}
