/** Events inside of events. */
// Race: event-race Nested.state
public class Nested {
  static int state;

  /** An event runs the loop: what another thread posted may come in the middle of it, and could have come before. */
  public static void main(String[] args) throws InterruptedException {
    Loop loop = new Loop();
    Thread early = new Thread(() -> loop.post(() -> System.out.println("early or inside " + (state >= 0))));
    early.start();
    Thread later = new Thread(() -> loop.post(() -> System.out.println("inside or after " + (state >= 0))));
    loop.post(() -> {
      state = 1;
      later.start();
      loop.run(1);
    });
    loop.post(loop::quit, 5000);
    loop.runAll();
  }

  /** What the event posts itself, and runs inside, follows what it did before. */
  public static class Posted {
    public static void main(String[] args) {
      Loop loop = new Loop();
      loop.post(() -> {
        state = 1;
        loop.post(() -> System.out.println(state));
        loop.run(1);
        System.out.println("rest");
      });
      loop.run(1);
    }
  }

  /** The rest of an event follows its beginning, and what it posts follows the rest. */
  public static class Rest {
    public static void main(String[] args) {
      Loop loop = new Loop();
      loop.post(() -> {
        state = 1;
        loop.post(() -> System.out.println("inside"));
        loop.run(1);
        System.out.println(++state);
        loop.post(() -> System.out.println(++state));
      });
      loop.run(2);
    }
  }

  /** Who announces a task and runs it at once knows what it did. */
  // Shows: enqueue-end
  public static class AtOnce {
    public static void main(String[] args) {
      Loop loop = new Loop();
      Order serial = Order.serial();
      loop.post(() -> {
        Act act = new Act(() -> state = 2);
        serial.announce(act);
        serial.perform(act);
        System.out.println(state);
      });
      loop.run(1);
    }
  }

  /** A task that was never announced is a call. */
  public static class Called {
    public static void main(String[] args) {
      Loop loop = new Loop();
      Order serial = Order.serial();
      loop.post(() -> {
        state = 1;
        serial.perform(new Act(() -> System.out.println(++state)));
        System.out.println(state);
      });
      loop.run(1);
    }
  }
}
