package java.util.concurrent;

import antecede.Concrete;

/**
 * A doubly linked list that may change under those who walk along it. Links keep the order of their places for ever.
 */
@Concrete
final class Chain<E> {
  static final class Link<E> {
    E item;
    Link<E> next;
    Link<E> previous;
    long place;
    boolean gone;
  }

  private Link<E> first;
  private Link<E> last;
  private int size;

  int size() {
    return size;
  }

  boolean isEmpty() {
    return size == 0;
  }

  E first() {
    return first == null ? null : first.item;
  }

  E last() {
    return last == null ? null : last.item;
  }

  /** The item at the end (or beginning). */
  E item(boolean atFront) {
    return atFront ? first() : last();
  }

  Link<E> link(boolean atFront) {
    return atFront ? first : last;
  }

  Link<E> add(E item, boolean atFront) {
    Link<E> link = new Link<>();
    link.item = item;
    if (size++ == 0) {
      first = link;
      last = link;
    } else if (atFront) {
      link.place = first.place - 1;
      link.next = first;
      first.previous = link;
      first = link;
    } else {
      link.place = last.place + 1;
      link.previous = last;
      last.next = link;
      last = link;
    }
    return link;
  }

  /** Takes the first (or last) item out. */
  E poll(boolean atFront) {
    Link<E> link = atFront ? first : last;
    if (link == null) return null;
    remove(link);
    return link.item;
  }

  boolean remove(Link<E> link) {
    if (link.gone) return false;
    link.gone = true;
    size--;
    if (link.previous == null) first = link.next;
    else link.previous.next = link.next;
    if (link.next == null) last = link.previous;
    else link.next.previous = link.previous;
    return true;
  }

  void clear() {
    while (first != null) remove(first);
  }

  /** The link behind (or before) this one, which may be gone. */
  Link<E> step(Link<E> link, boolean forward) {
    if (!link.gone) return forward ? link.next : link.previous;
    if (forward) {
      Link<E> other = first;
      while (other != null && other.place <= link.place) other = other.next;
      return other;
    }
    Link<E> other = last;
    while (other != null && other.place >= link.place) other = other.previous;
    return other;
  }

  /** The first (or last) link whose item equals the object. */
  Link<E> find(Object object, boolean forward) {
    for (Link<E> link = forward ? first : last; link != null; link = step(link, forward)) {
      if (object.equals(link.item) && !link.gone) return link;
    }
    return null;
  }

  boolean contains(Object object) {
    return find(object, true) != null;
  }

  /** Takes the first (or last) item that equals the object out. */
  boolean removeEqual(Object object, boolean forward) {
    Link<E> link = find(object, forward);
    return link != null && remove(link);
  }
}
