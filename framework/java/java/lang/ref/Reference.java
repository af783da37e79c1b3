package java.lang.ref;

import antecede.Atomic;
import antecede.Observable;

/** A reference to an object that keeps it alive: nothing is collected, so only {@link #clear} ever empties it. */
@Atomic
public abstract class Reference<T> {
  @Observable private T referent;
  /** Null if there is none, or if it was enqueued. */
  private ReferenceQueue<? super T> queue;
  private boolean enqueued;
  /** The one behind it in the queue. */
  Reference<?> next;

  Reference(T referent, ReferenceQueue<? super T> queue) {
    this.referent = referent;
    this.queue = queue;
  }

  public T get() {
    return referent;
  }

  public final boolean refersTo(T object) {
    return referent == object;
  }

  public void clear() {
    referent = null;
  }

  public boolean enqueue() {
    referent = null;
    ReferenceQueue<? super T> target = queue;
    if (target == null) return false;
    queue = null;
    enqueued = true;
    target.add(this);
    return true;
  }

  @Deprecated
  public boolean isEnqueued() {
    return enqueued;
  }

  void taken() {
    enqueued = false;
  }

  public static void reachabilityFence(Object object) {}

  @Override
  protected Object clone() throws CloneNotSupportedException {
    throw new CloneNotSupportedException();
  }
}
