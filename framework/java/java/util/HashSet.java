package java.util;

import antecede.Contents;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** A set by hash codes; says to the engines what {@link HashTable} does. */
public class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, Serializable {
  private transient HashTable<E, E> table;

  public HashSet() {
    this(HashTable.BUCKETS, -1, 0.75f);
  }

  public HashSet(Collection<? extends E> c) {
    this(Math.max((int) (c.size() / 0.75f) + 1, 16));
    addAll(c);
  }

  public HashSet(int initialCapacity, float loadFactor) {
    this(HashTable.BUCKETS, HashMap.checkCapacity(initialCapacity), HashMap.checkLoad(loadFactor));
  }

  public HashSet(int initialCapacity) {
    this(initialCapacity, 0.75f);
  }

  HashSet(int kind, int capacity, float load) {
    table = new HashTable<E, E>(kind, capacity, load);
  }

  private HashTable.Node<E, E> find(Object o) {
    Contents.match(this, o);
    return table.find(table.hash(o), o);
  }

  private boolean insert(E e) {
    Contents.match(this, e);
    int hash = table.hash(e);
    if (Slot.found(table.find(hash, e))) {
      Contents.read(this, e, null);
      return false;
    }
    table.append(hash, e, e);
    Contents.insert(this, e, e);
    return true;
  }

  @Override
  public Iterator<E> iterator() {
    return new Walk();
  }

  @Override
  public int size() {
    return Contents.size(this, table.size());
  }

  @Override
  public boolean isEmpty() {
    return size() == 0;
  }

  @Override
  public boolean contains(Object o) {
    HashTable.Node<E, E> node = find(o);
    Contents.read(this, o, null);
    return Slot.found(node);
  }

  @Override
  public boolean add(E e) {
    return insert(e);
  }

  @Override
  public boolean remove(Object o) {
    HashTable.Node<E, E> node = find(o);
    if (!Slot.found(node)) {
      Contents.read(this, o, null);
      return false;
    }
    table.remove(node);
    Contents.remove(this, o);
    return true;
  }

  @Override
  public void clear() {
    table.clear();
    Contents.rearrange(this);
  }

  @Override
  @SuppressWarnings("unchecked")
  public Object clone() {
    try {
      HashSet<E> copy = (HashSet<E>) super.clone();
      copy.table = table.another();
      copy.table.reserve(table.size());
      for (Iterator<E> each = new Walk(); each.hasNext(); ) copy.insert(each.next());
      return copy;
    } catch (CloneNotSupportedException impossible) {
      throw new InternalError(impossible);
    }
  }

  @Override
  public Object[] toArray() {
    return super.toArray();
  }

  @Override
  public <T> T[] toArray(T[] a) {
    return super.toArray(a);
  }

  private final class Walk implements Iterator<E> {
    private final HashTable.Cursor<E, E> cursor = new HashTable.Cursor<E, E>(table);
    private E last;

    Walk() {
      Contents.size(HashSet.this, table.size());
    }

    @Override
    public boolean hasNext() {
      return cursor.hasNext();
    }

    @Override
    public E next() {
      if (cursor.isStale()) throw new ConcurrentModificationException();
      if (!cursor.hasNext()) throw new NoSuchElementException();
      last = Contents.readKey(HashSet.this, Slot.keyOf(cursor.next()));
      return last;
    }

    @Override
    public void remove() {
      if (!cursor.hasCurrent()) throw new IllegalStateException();
      if (cursor.isStale()) throw new ConcurrentModificationException();
      cursor.remove();
      Contents.remove(HashSet.this, last);
    }
  }

  private void writeObject(ObjectOutputStream out) throws IOException {
    out.defaultWriteObject();
    out.writeInt(table.kind());
    out.writeObject(toArray());
  }

  @SuppressWarnings("unchecked")
  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    in.defaultReadObject();
    int kind = in.readInt();
    Object[] elements = (Object[]) in.readObject();
    table = new HashTable<E, E>(kind, Math.max((int) (elements.length / 0.75f) + 1, 16), 0.75f);
    for (Object element : elements) insert((E) element);
  }
}
