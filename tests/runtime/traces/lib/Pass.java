package lib;

import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.concurrent.ConcurrentLinkedQueue;

/** The ways in which libraries hand references from thread to thread. */
public class Pass {
  private static final AtomicReferenceFieldUpdater<Pass, Object> STATE =
      AtomicReferenceFieldUpdater.newUpdater(Pass.class, Object.class, "state");

  private static final class Node {
    final Object value;
    final Node next;

    Node(Object value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  private volatile Object plain;
  private volatile Object state;
  private volatile boolean flag;
  private final AtomicReference<Object> atomic = new AtomicReference<>();
  private final ConcurrentLinkedQueue<Object> queue = new ConcurrentLinkedQueue<>();
  private final Object lock = new Object();
  private Node head;

  public void store(Object value) {
    plain = value;
  }

  public Object load() {
    Object seen;
    while ((seen = plain) == null) Thread.yield();
    return seen;
  }

  public void swap(Object value) {
    while (!atomic.compareAndSet(atomic.get(), value)) Thread.yield();
  }

  public Object swapped() {
    Object seen;
    while ((seen = atomic.get()) == null) Thread.yield();
    return seen;
  }

  public void update(Object value) {
    STATE.compareAndSet(this, null, value);
  }

  public Object updated() {
    Object seen;
    while ((seen = STATE.get(this)) == null) Thread.yield();
    return seen;
  }

  public void offer(Object value) {
    queue.offer(value);
  }

  public Object poll() {
    Object seen;
    while ((seen = queue.poll()) == null) Thread.yield();
    return seen;
  }

  public void push(Object value) {
    synchronized (lock) {
      head = new Node(value, head);
    }
  }

  public Object pop() {
    while (true) {
      synchronized (lock) {
        if (head != null) {
          Object value = head.value;
          head = head.next;
          return value;
        }
      }
      Thread.yield();
    }
  }

  public void raise() {
    flag = true;
  }

  public void awaitFlag() {
    while (!flag) Thread.yield();
  }
}
