package ground.mixcallonce;

import java.util.concurrent.Future;

/** What tasks answer, without the exceptions. */
final class Answers {
  private Answers() {}

  static <T> T of(Future<T> future) {
    try {
      return future.get();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
