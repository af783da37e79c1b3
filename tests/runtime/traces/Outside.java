/** Events that come from outside: input, display, calls of other processes. */
// Shows: begin .* input
// Shows: begin .* display
// Never: enqueue .*(input|display)
// Race: event-race Outside.state
public class Outside {
  static int state;
  static int keys;

  /** The user's events follow each other, whoever brings them; nothing orders them with the display's. */
  public static void main(String[] args) throws InterruptedException {
    Loop loop = new Loop();
    Thread user = new Thread(() -> {
      loop.input(() -> keys += 1);
      loop.input(() -> System.out.println(keys += 1));
      loop.input(() -> state += 1);
    });
    Thread display = new Thread(() -> loop.display(() -> state *= 2));
    user.start();
    display.start();
    loop.run(4);
  }

  /** What one event posts follows it, though it came from outside. */
  public static class Posted {
    public static void main(String[] args) {
      Loop loop = new Loop();
      loop.input(() -> {
        state = 1;
        loop.post(() -> System.out.println(state));
      });
      loop.run(2);
    }
  }

  /** The caller waits for the answer. */
  // Shows: enqueue .* ipc .*sync
  // Shows: enqueue-end
  // Prints: 42
  public static class Call {
    static String answer;

    public static void main(String[] args) throws InterruptedException {
      Order binder = Order.binder();
      Object done = new Object();
      boolean[] over = new boolean[1];
      Act call = new Act(() -> answer = "42");
      binder.call(call);
      // Stands for a thread of the pool that is there already: the test is about the call.
      Thread thread = new Thread(() -> {
        binder.perform(call);
        over(done, over);
      });
      thread.start();
      await(done, over);
      binder.returned(call);
      System.out.println(answer);
    }

    // What makes the caller wait orders nothing by itself.
    static void over(Object done, boolean[] over) {
      java.lang.reflect.Array.setBoolean(over, 0, true);
      Intrinsics.wakeAll(done);
    }

    static void await(Object done, boolean[] over) throws InterruptedException {
      while (!java.lang.reflect.Array.getBoolean(over, 0)) Intrinsics.block(done);
    }
  }

  /** The caller does not wait for the end of a one-way call. */
  // Shows: enqueue .* ipc
  // Never: enqueue-end
  // Race: data-race Outside$OneWay.answer
  public static class OneWay {
    static String answer = "none";

    public static void main(String[] args) throws InterruptedException {
      Order binder = Order.binder();
      Act call = new Act(() -> answer = "42");
      Thread thread = new Thread(() -> binder.perform(call));
      binder.send(call);
      thread.start();
      String seen = answer;
      thread.join();
      System.out.println(seen.length() > 0);
    }
  }
}
