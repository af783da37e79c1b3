/** Listeners that the framework calls: at once, or as tasks of the queue they were registered on. */
// Shows: callback #0 name="onReady Listeners
// Shows: main: register #0
// Shows: Thread-0: invoke #0 at
// Shows: main: unregister #0
// Race: event-race Listeners$Server.loop
// Prints: ready true
public class Listeners {
  static String data = "none";
  static String late = "none";

  /** A thread with a looper. (The lock that guards it makes others wait; it orders nothing.) */
  static final class Server extends Thread {
    private Loop loop;

    @Override
    public void run() {
      synchronized (this) {
        loop = new Loop();
        notifyAll();
      }
      loop.runAll();
    }

    synchronized Loop loop() throws InterruptedException {
      while (loop == null) wait();
      return loop;
    }
  }

  /** The environment: as soon as the listener is registered, something happens. */
  static Thread environment(Object source, Runnable listener) {
    Thread thread = new Thread(() -> {
      while (!Hooks.deliver(source, "onReady", listener)) Thread.yield();
    });
    thread.start();
    return thread;
  }

  /** What was written before the registration is there. The call runs on the looper that was named. */
  public static void main(String[] args) throws InterruptedException {
    Server server = new Server();
    server.start();
    Loop loop = server.loop();
    Object source = new Object();
    Runnable listener = () -> {
      System.out.println(data + " " + (Thread.currentThread() == server));
      loop.quit();
    };
    Thread environment = environment(source, listener);
    data = "ready";
    Hooks.registerOn(loop, source, "onReady", listener, false);
    environment.join();
    server.join();
    Hooks.unregister(source, "onReady", listener);
  }

  /** What is written after it need not be. */
  // Race: data-race Listeners.late
  // Race: event-race Listeners$Server.loop
  public static class TooLate {
    public static void main(String[] args) throws InterruptedException {
      Server server = new Server();
      server.start();
      Loop loop = server.loop();
      Object source = new Object();
      Runnable listener = () -> {
        String seen = late;
        loop.quit();
      };
      Thread environment = environment(source, listener);
      Hooks.registerOn(loop, source, "onReady", listener, false);
      late = "late";
      environment.join();
      server.join();
      System.out.println("done");
    }
  }

  /** The second listener takes the place of the first, whose call does not come. */
  // Shows: main: register #1
  // Shows: main: unregister #0
  // Shows: main: invoke #1 sync
  // Prints: true
  // Prints: true
  // Prints: second
  public static class Replaced {
    public static void main(String[] args) throws InterruptedException {
      Loop loop = new Loop();
      Object source = new Object();
      Runnable first = () -> System.out.println("first"), second = () -> System.out.println("second");
      Hooks.register(source, "onClick", first, false);
      System.out.println(Hooks.deliverTo(loop, source, "onClick", first));
      Hooks.register(source, "onClick", second, false);
      System.out.println(!Hooks.deliver(source, "onClick", first));
      loop.post(() -> {
        Hooks.invoke(source, "onClick", second);
        second.run();
        loop.quit();
      });
      loop.runAll();
    }
  }

  /** An unregistered listener is not called, not even by what waits already. */
  // Never: invoke
  // Prints: quiet
  public static class Unregistered {
    public static void main(String[] args) throws InterruptedException {
      Loop loop = new Loop();
      Object source = new Object();
      Runnable one = () -> System.out.println("one"), other = () -> System.out.println("other");
      Hooks.register(source, "onKey", one, true);
      Hooks.register(source, "onKey", other, true);
      Hooks.deliver(source, "onKey", one);
      Hooks.deliver(source, "onKey", other);
      Hooks.unregister(source, "onKey", null);
      Hooks.invoke(source, "onKey", one);
      loop.post(loop::quit, 5);
      loop.runAll();
      System.out.println("quiet");
    }
  }
}
