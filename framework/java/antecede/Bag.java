package antecede;

/**
 * A growing list for the model's own bookkeeping: unlike java.util's, its contents are nobody's observable state. So it does not tell of them
 * by {@link Contents}; to an analysis it is one field that holds whatever was put in.
 */
@Holder
public final class Bag<T> {
  private Object[] items = new Object[4];
  private int size;
  private T any; // Of an analysis alone.

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  public T get(int index) {
    return Engine.isAbstract() ? any : at(index);
  }

  public T last() {
    return size == 0 ? null : get(size - 1);
  }

  public void add(T item) {
    add(size, item);
  }

  public void add(int index, T item) {
    if (Engine.isAbstract()) any = item;
    else insert(index, item);
  }

  public void set(int index, T item) {
    if (Engine.isAbstract()) any = item;
    else put(index, item);
  }

  public T removeAt(int index) {
    return Engine.isAbstract() ? any : takeOut(index);
  }

  /** Removes that very object, if it is here. */
  public boolean remove(T item) {
    int index = indexOf(item);
    if (index >= 0) takeOut(index);
    return index >= 0;
  }

  /** Where that very object is; -1 if it is not here. */
  @Concrete
  public int indexOf(T item) {
    for (int i = 0; i < size; i++) {
      if (items[i] == item) return i;
    }
    return -1;
  }

  public boolean contains(T item) {
    return indexOf(item) >= 0;
  }

  @Concrete
  public void clear() {
    for (int i = 0; i < size; i++) items[i] = null;
    size = 0;
  }

  /** For walks during which the bag may change. */
  public Bag<T> copy() {
    Bag<T> other = new Bag<T>();
    if (Engine.isAbstract()) other.any = any;
    else other.fill(this);
    return other;
  }

  @Concrete
  @SuppressWarnings("unchecked")
  private T at(int index) {
    if (index < 0 || index >= size) throw new IndexOutOfBoundsException("index " + index + ", size " + size);
    return (T) items[index];
  }

  @Concrete
  private void insert(int index, T item) {
    if (size == items.length) {
      Object[] more = new Object[size * 2];
      System.arraycopy(items, 0, more, 0, size);
      items = more;
    }
    System.arraycopy(items, index, items, index + 1, size - index);
    items[index] = item;
    size++;
  }

  @Concrete
  private void put(int index, T item) {
    at(index);
    items[index] = item;
  }

  @Concrete
  private T takeOut(int index) {
    T item = at(index);
    System.arraycopy(items, index + 1, items, index, --size - index);
    items[size] = null;
    return item;
  }

  @Concrete
  private void fill(Bag<T> from) {
    for (int i = 0; i < from.size; i++) insert(size, from.at(i));
  }
}
