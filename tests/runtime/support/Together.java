package support;

/** Runs pieces of code in threads of their own and waits for all of them. */
public final class Together {
  private Together() {}

  public static void run(Tell.Body... bodies) {
    Thread[] threads = new Thread[bodies.length];
    for (int i = 0; i < bodies.length; i++) threads[i] = start((char) ('A' + i) + "", bodies[i]);
    for (Thread thread : threads) join(thread);
  }

  /** A started thread; what its body throws is printed. */
  public static Thread start(String name, Tell.Body body) {
    Thread thread = new Thread(() -> {
      try {
        body.run();
      } catch (Throwable problem) {
        System.out.println(Thread.currentThread().getName() + " threw " + problem.getClass().getSimpleName());
      }
    }, name);
    thread.start();
    return thread;
  }

  public static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException problem) {
      throw new IllegalStateException(problem);
    }
  }
}
