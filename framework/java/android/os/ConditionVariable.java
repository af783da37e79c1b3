package android.os;

import antecede.Sync;
import antecede.Threads;

/** A gate that threads wait at until it is open. */
public class ConditionVariable {
  private boolean opened;

  public ConditionVariable() {}

  public ConditionVariable(boolean state) {
    opened = state;
  }

  public void open() {
    Sync.release(this);
    if (opened) return;
    opened = true;
    Sync.wake(this, true);
  }

  public void close() {
    opened = false;
  }

  public void block() {
    while (!opened) {
      try {
        Sync.block(this, Threads.FOREVER);
      } catch (InterruptedException ignored) {
        // Goes on waiting, as the platform does.
      }
    }
    Sync.acquire(this);
  }

  /** False: the time was over. 0 is without limit. */
  public boolean block(long timeoutMs) {
    if (timeoutMs == 0) {
      block();
      return true;
    }
    long end = SystemClock.elapsedRealtime() + timeoutMs;
    for (long left = timeoutMs; !opened && left > 0; left = end - SystemClock.elapsedRealtime()) {
      try {
        Sync.block(this, left * 1000000);
      } catch (InterruptedException ignored) {
        // Goes on waiting, as the platform does.
      }
    }
    if (opened) Sync.acquire(this);
    return opened;
  }
}
