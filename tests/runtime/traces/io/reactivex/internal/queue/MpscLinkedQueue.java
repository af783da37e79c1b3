package io.reactivex.internal.queue;

import java.util.ArrayDeque;

/** Ours, under a name that contracts know: who takes an element comes behind who has put it there. */
public class MpscLinkedQueue {
  private final ArrayDeque<Object> elements = new ArrayDeque<>();
  private volatile int count;

  public boolean offer(Object value) {
    synchronized (elements) {
      elements.add(value);
    }
    ++count;
    return true;
  }

  public Object poll() {
    synchronized (elements) {
      return elements.poll();
    }
  }

  /** What no contract expects: something that nobody put there. */
  public void slip(Object value) {
    synchronized (elements) {
      elements.add(value);
    }
  }
}
