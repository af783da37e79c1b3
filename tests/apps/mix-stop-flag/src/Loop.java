package ground.mixstopflag;

import android.os.SystemClock;

/** Does the same again and again, a few times. */
class Loop extends Thread {
  private volatile boolean stop;
  private String text = "text";

  void end() {
    stop = true; // @stop
  }

  void await() {
    try {
      join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  void clear() {
    text = null; // @free
  }

  @Override public void run() {
    for (int i = 0; i < 3; i++) {
      if (stop) return; // @look
      SystemClock.sleep(100);
      text.length(); // @use
    }
  }
}
