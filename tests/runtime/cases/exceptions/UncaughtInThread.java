package exceptions;

import static support.Tell.p;

/** An uncaught exception in another thread ends that thread only; handlers are told, the exit code stays 0. */
public class UncaughtInThread {
  public static void main(String[] args) throws Exception {
    Thread plain = new Thread(() -> { throw new IllegalStateException("plain"); }, "plain");
    plain.setUncaughtExceptionHandler(
        (t, e) -> System.out.println(t.getName() + " own handler " + e.getMessage() + " " + t.isAlive()));
    plain.start();
    plain.join();
    p(plain.isAlive(), plain.getState(), plain.getUncaughtExceptionHandler());
    ThreadGroup group = new ThreadGroup("group") {
      @Override
      public void uncaughtException(Thread t, Throwable e) {
        System.out.println("group " + e.getMessage());
      }
    };
    Thread grouped = new Thread(group, () -> { throw new Error("in group"); });
    p(grouped.getUncaughtExceptionHandler() == group);
    grouped.start();
    grouped.join();
    Thread failing = new Thread(() -> { throw new RuntimeException("first"); });
    failing.setUncaughtExceptionHandler((t, e) -> { throw new RuntimeException("handler fails, too"); });
    failing.start();
    failing.join();
    p(failing.getState());
    Thread stays = new Thread(() -> {
      try {
        throw new RuntimeException("caught");
      } catch (RuntimeException e) {
        p(e.getMessage());
      }
    });
    stays.start();
    stays.join();
    p("main goes on");
  }
}
