package androidx.collection;

import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;

/** A set whose elements have indices: the platform's. */
public final class ArraySet<E> extends AbstractSet<E> {
  private final android.util.ArraySet<E> set;

  public ArraySet() {
    set = new android.util.ArraySet<E>();
  }

  public ArraySet(int capacity) {
    set = new android.util.ArraySet<E>(capacity);
  }

  public ArraySet(ArraySet<? extends E> set) {
    this();
    if (set != null) addAll(set);
  }

  public ArraySet(Collection<? extends E> set) {
    this();
    if (set != null) addAll(set);
  }

  public ArraySet(E[] array) {
    this();
    if (array == null) return;
    for (E element : array) add(element);
  }

  @Override
  public void clear() {
    set.clear();
  }

  public void ensureCapacity(int minimumCapacity) {
    set.ensureCapacity(minimumCapacity);
  }

  @Override
  public boolean contains(Object key) {
    return set.contains(key);
  }

  public int indexOf(Object key) {
    return set.indexOf(key);
  }

  public E valueAt(int index) {
    return set.valueAt(index);
  }

  @Override
  public boolean add(E value) {
    return set.add(value);
  }

  @Override
  public boolean remove(Object object) {
    return set.remove(object);
  }

  public E removeAt(int index) {
    return set.removeAt(index);
  }

  @Override
  public int size() {
    return set.size();
  }

  @Override
  public Iterator<E> iterator() {
    return set.iterator();
  }
}
