package ground.mixlatchhelper;

import java.util.concurrent.CountDownLatch;

/** Opens when it was opened often enough. */
class Gate {
  private final CountDownLatch latch;

  Gate(int times) { latch = new CountDownLatch(times); }

  void open() { latch.countDown(); }

  void pass() {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
