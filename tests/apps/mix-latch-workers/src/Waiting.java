package ground.mixlatchworkers;

import java.util.concurrent.CountDownLatch;

/** Waits, without the exceptions. */
final class Waiting {
  private Waiting() {}

  static void forAll(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
