package ground.mixstopjoin;

import android.os.SystemClock;

/** Counts until it is told to end. */
class Counter extends Thread {
  private final Main owner;
  private volatile boolean ended;

  Counter(Main owner) { this.owner = owner; }

  void end() {
    ended = true; // @end
    try {
      join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override public void run() {
    SystemClock.sleep(50);
    int length = owner.unit.length(); // @count
    int other = owner.name.length(); // @call
    boolean over = ended; // @look
    if (over) System.out.println(length + other);
  }
}
