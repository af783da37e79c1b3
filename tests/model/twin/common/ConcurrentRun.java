import antecede.Queue;
import antecede.Scheduler;
import twin.java.lang.Thread;

/** Runs tests of threads under many schedules. */
final class ConcurrentRun {
  private ConcurrentRun() {}

  /** The body as the first thread, under that many seeds. A deadlock or an exception is a failed check. */
  static void seeds(String name, int count, Scheduler.Body body) {
    for (int seed = 0; seed < count; seed++) {
      Queue.counts();
      try {
        Scheduler.run(seed, body);
        Check.isTrue(name, true);
      } catch (AssertionError failure) {
        Check.equal(name, "an end", failure.getMessage() + trace(failure.getCause()));
      }
    }
  }

  private static String trace(Throwable cause) {
    StringBuilder text = new StringBuilder();
    for (; cause != null; cause = cause.getCause()) {
      text.append("\n    ").append(cause);
      for (int i = 0; i < Math.min(8,
          cause.getStackTrace().length); i++) text.append("\n      ").append(cause.getStackTrace()[i]);
    }
    return text.toString();
  }

  /** Starts a thread. */
  static Thread go(Scheduler.Body body) {
    Thread thread = new Thread(runnable(body));
    thread.start();
    return thread;
  }

  static Runnable runnable(Scheduler.Body body) {
    return () -> {
      try {
        body.run();
      } catch (Exception thrown) {
        throw new RuntimeException(thrown);
      }
    };
  }

  static void join(Thread... threads) throws InterruptedException {
    for (Thread thread : threads) thread.join();
  }

  /** The class of what it throws, or its result. */
  static Object outcome(java.util.concurrent.Callable<?> call) {
    try {
      return call.call();
    } catch (Exception thrown) {
      return thrown.getClass().getSimpleName();
    }
  }

  /** Lets others run. */
  static void pause() {
    Thread.yield();
  }

  static long millis() {
    return antecede.World.uptimeNanos() / 1_000_000;
  }
}
