package java.lang.ref;

import antecede.Atomic;
import antecede.Sync;
import antecede.Threads;

/** Where references go that were enqueued. */
@Atomic
public class ReferenceQueue<T> {
  private Reference<?> first;
  private Reference<?> last;

  public ReferenceQueue() {}

  void add(Reference<?> reference) {
    reference.next = null;
    if (first == null) first = reference;
    else last.next = reference;
    last = reference;
    Sync.release(this);
    Sync.wake(this, false);
  }

  @SuppressWarnings("unchecked")
  public Reference<? extends T> poll() {
    Reference<?> taken = first;
    if (taken == null) return null;
    Sync.acquire(this);
    first = taken.next;
    taken.next = null;
    taken.taken();
    return (Reference<? extends T>) taken;
  }

  public Reference<? extends T> remove() throws InterruptedException {
    return remove(0);
  }

  public Reference<? extends T> remove(long timeout) throws IllegalArgumentException, InterruptedException {
    if (timeout < 0) throw new IllegalArgumentException("Negative timeout value");
    long nanos = timeout == 0 || timeout > Long.MAX_VALUE / 1000000 ? Threads.FOREVER : timeout * 1000000;
    while (first == null) {
      if (!Sync.block(this, nanos)) return null;
    }
    return poll();
  }
}
