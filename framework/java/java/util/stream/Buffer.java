package java.util.stream;

import java.util.Arrays;
import java.util.Comparator;

/** A growing array of elements. */
final class Buffer<T> {
  private Object[] items = new Object[8];
  int count;

  void add(T item) {
    if (count == items.length) items = Arrays.copyOf(items, count * 2);
    items[count++] = item;
  }

  Buffer<T> addAll(ObjectPipe<T> pipe) {
    while (pipe.step()) add(pipe.value);
    pipe.end();
    return this;
  }

  @SuppressWarnings("unchecked")
  T get(int index) {
    return (T) items[index];
  }

  @SuppressWarnings("unchecked")
  Buffer<T> sort(Comparator<? super T> comparator) {
    Arrays.sort((T[]) items, 0, count, comparator);
    return this;
  }

  Object[] copyTo(Object[] array) {
    for (int i = 0; i < count; i++) array[i] = items[i];
    return array;
  }
}
