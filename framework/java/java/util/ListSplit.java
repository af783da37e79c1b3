package java.util;

import java.util.function.Consumer;

/** Walks through a list with fast access by index and divides it by halves. It takes the list's size when it is first used. */
final class ListSplit<E> implements Spliterator<E> {
  private static final int UNBOUND = -1;

  private final List<E> list;
  private int index;
  private int end;
  private int changes;

  ListSplit(List<E> list) {
    this(list, 0, UNBOUND, 0);
  }

  private ListSplit(List<E> list, int index, int end, int changes) {
    this.list = list;
    this.index = index;
    this.end = end;
    this.changes = changes;
  }

  private int end() {
    if (end == UNBOUND) {
      end = list.size();
      changes = changesNow();
    }
    return end;
  }

  private int changesNow() {
    return list instanceof AbstractList ? ((AbstractList<E>) list).modCount : 0;
  }

  private void give(Consumer<? super E> action) {
    E element;
    try {
      element = list.get(index++);
    } catch (IndexOutOfBoundsException gone) {
      throw new ConcurrentModificationException();
    }
    action.accept(element);
  }

  private void expectNoChange() {
    if (changes != changesNow()) throw new ConcurrentModificationException();
  }

  @Override
  public boolean tryAdvance(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    if (index >= end()) return false;
    give(action);
    expectNoChange();
    return true;
  }

  @Override
  public void forEachRemaining(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    int last = end();
    while (index < last) give(action);
    expectNoChange();
  }

  @Override
  public Spliterator<E> trySplit() {
    int start = index;
    int middle = start + end() >>> 1;
    if (start >= middle) return null;
    index = middle;
    return new ListSplit<E>(list, start, middle, changes);
  }

  @Override
  public long estimateSize() {
    return end() - index;
  }

  @Override
  public int characteristics() {
    return ORDERED | SIZED | SUBSIZED;
  }
}
