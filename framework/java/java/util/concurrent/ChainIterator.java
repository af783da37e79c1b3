package java.util.concurrent;

import antecede.Concrete;
import antecede.Contents;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** Walks along a {@link Chain} that may change meanwhile: gives what it found when it came to each place. */
class ChainIterator<E> implements Iterator<E> {
  private final Object owner;
  private final Chain<E> chain;
  private final boolean forward;
  private Chain.Link<E> next;
  private Chain.Link<E> current;

  ChainIterator(Object owner, Chain<E> chain, boolean forward) {
    this.owner = owner;
    this.chain = chain;
    this.forward = forward;
    Contents.size(owner, chain.size());
    start();
  }

  @Concrete
  private void start() {
    next = chain.link(forward);
  }

  @Concrete
  private E advance() {
    current = next;
    next = chain.step(current, forward);
    return current.item;
  }

  @Concrete
  private boolean drop() {
    Chain.Link<E> link = current;
    current = null;
    return chain.remove(link);
  }

  @Concrete
  private boolean hasCurrent() {
    return current != null;
  }

  @Override
  @Concrete
  public boolean hasNext() {
    return next != null;
  }

  @Override
  public E next() {
    if (!hasNext()) throw new NoSuchElementException();
    return Contents.read(owner, null, advance());
  }

  @Override
  public void remove() {
    if (!hasCurrent()) throw new IllegalStateException();
    if (drop()) {
      Contents.remove(owner, null);
      removed();
    }
  }

  /** There is room for one more. */
  void removed() {}
}
