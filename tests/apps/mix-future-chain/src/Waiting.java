package ground.mixfuturechain;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** Waits, without the exceptions. */
final class Waiting {
  private Waiting() {}

  static void forIt(Future<?> future) {
    try {
      future.get();
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }
}
