package concurrent;

import support.Together;

// Outcome!: notified
// Outcome!: timed out
/** A notify that comes before the wait is lost; the wait then ends by its time. */
public class LostNotify {
  static boolean waiting, notified;

  public static void main(String[] args) {
    Object lock = new Object();
    Together.run(() -> {
      synchronized (lock) {
        waiting = true;
        lock.wait(30);
        System.out.println(notified ? "notified" : "timed out");
  }
}
, () -> {synchronized (lock){if (waiting) notified = true;
lock.notify();
}
});
}
}
