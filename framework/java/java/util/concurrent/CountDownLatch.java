package java.util.concurrent;

import antecede.Sync;

/** Lets threads wait until it was counted down to zero. */
public class CountDownLatch {
  private int count;

  public CountDownLatch(int count) {
    if (count < 0) throw new IllegalArgumentException("count < 0");
    this.count = count;
  }

  public void await() throws InterruptedException {
    Waits.checkInterrupt();
    while (count > 0) Waits.block(this, Waits.NEVER);
    Sync.acquire(this);
  }

  public boolean await(long timeout, TimeUnit unit) throws InterruptedException {
    Waits.checkInterrupt();
    long limit = Waits.limit(timeout, unit);
    while (count > 0) {
      if (!Waits.block(this, limit)) return false;
    }
    Sync.acquire(this);
    return true;
  }

  public void countDown() {
    Sync.release(this);
    if (count > 0 && --count == 0) Sync.wake(this, true);
  }

  public long getCount() {
    if (count == 0) Sync.acquire(this);
    return count;
  }

  @Override
  public String toString() {
    return super.toString() + "[Count = " + count + "]";
  }
}
