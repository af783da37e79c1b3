import antecede.Queue;
import antecede.Sync;
import antecede.Task;

/** Events that come from outside: input, display, calls of other processes. */
// Shows: begin .* input
// Shows: begin .* display
// Never: enqueue .*(input|display)
// Race: event-race Outside.state
public class Outside {
  static int state;
  static int keys;

  static final class Act extends Task {
    Act(Runnable action) {
      callback = action;
    }

    @Override
    public void run() {
      ((Runnable) callback).run();
    }
  }

  /** The user's events follow each other, whoever brings them; nothing orders them with the display's. */
  public static void main(String[] args) throws InterruptedException {
    Loop loop = new Loop();
    Thread user = new Thread(() -> {
      loop.queue().enqueue(new Act(() -> keys += 1), Queue.INPUT, 0, false);
      loop.queue().enqueue(new Act(() -> System.out.println(keys += 1)), Queue.INPUT, 0, false);
      loop.queue().enqueue(new Act(() -> state += 1), Queue.INPUT, 0, false);
    });
    Thread display = new Thread(() -> loop.queue().enqueue(new Act(() -> state *= 2), Queue.DISPLAY, 0, false));
    user.start();
    display.start();
    loop.run(4);
  }

  /** What one event posts follows it, though it came from outside. */
  public static class Posted {
    public static void main(String[] args) {
      Loop loop = new Loop();
      loop.queue().enqueue(new Act(() -> {
        state = 1;
        loop.post(() -> System.out.println(state));
      }), Queue.INPUT, 0, false);
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
      Queue binder = Queue.binder();
      Object done = new Object();
      boolean[] over = new boolean[1];
      Act call = new Act(() -> answer = "42");
      binder.enqueue(call, Queue.IPC_CALL, 0, false);
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
      Sync.wake(done, true);
    }

    static void await(Object done, boolean[] over) throws InterruptedException {
      while (!java.lang.reflect.Array.getBoolean(over, 0)) Sync.block(done, -1);
    }
  }

  /** The caller does not wait for the end of a one-way call. */
  // Shows: enqueue .* ipc
  // Never: enqueue-end
  // Race: data-race Outside$OneWay.answer
  public static class OneWay {
    static String answer = "none";

    public static void main(String[] args) throws InterruptedException {
      Queue binder = Queue.binder();
      Act call = new Act(() -> answer = "42");
      Thread thread = new Thread(() -> binder.perform(call));
      binder.enqueue(call, Queue.IPC, 0, false);
      thread.start();
      String seen = answer;
      thread.join();
      System.out.println(seen.length() > 0);
    }
  }
}
