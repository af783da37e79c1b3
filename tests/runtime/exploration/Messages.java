/** Messages of a looper: their order follows from the order of the posts, and from time. */
// Executions: 6
// Outcomes: 6
public class Messages {
  static String order = "";

  static Runnable say(String name) {
    return () -> order += name;
  }

  static void run(int events, Loop loop, Runnable... posters) throws InterruptedException {
    Thread[] threads = new Thread[posters.length];
    for (int i = 0; i < posters.length; ++i) threads[i] = new Thread(posters[i]);
    for (Thread thread : threads) thread.start();
    loop.run(events);
    for (Thread thread : threads) thread.join();
    System.out.println(order);
  }

  /** Two threads post two messages each: 4 over 2. */
  public static void main(String[] args) throws InterruptedException {
    Loop loop = new Loop();
    run(4, loop,
        () -> {
          loop.post(say("a"));
          loop.post(say("b"));
        },
        () -> {
          loop.post(say("c"));
          loop.post(say("d"));
        });
  }

  /** Three each: 6 over 3. */
  // Executions: 20
  // Outcomes: 20
  public static class Three {
    public static void main(String[] args) throws InterruptedException {
      Loop loop = new Loop();
      run(6, loop,
          () -> {
            loop.post(say("a"));
            loop.post(say("b"));
            loop.post(say("c"));
          },
          () -> {
            loop.post(say("d"));
            loop.post(say("e"));
            loop.post(say("f"));
          });
    }
  }

  /** Each event posts the next: one thread, one order. */
  // Executions: 1
  // Outcomes: 1
  public static class Chain {
    static void next(Loop loop, int left) {
      order += left;
      if (left > 0) loop.post(() -> next(loop, left - 1));
    }

    public static void main(String[] args) throws InterruptedException {
      Loop loop = new Loop();
      loop.post(() -> next(loop, 5));
      run(6, loop);
    }
  }

  /** The front is taken before what waits, but not before what was taken already. */
  // Executions: 2
  // Outcomes: 2
  public static class Front {
    public static void main(String[] args) throws InterruptedException {
      Loop loop = new Loop();
      run(2, loop, () -> loop.post(say("a")), () -> loop.postFront(say("f")));
    }
  }

  /** With a shorter delay the second can overtake the first, or time passes before it is posted. */
  // Outcomes: 2
  public static class TwoDelays {
    public static void main(String[] args) throws InterruptedException {
      Loop loop = new Loop();
      run(2, loop, () -> {
        loop.post(say("a"), 10);
        loop.post(say("b"), 5);
      });
    }
  }

  /** With a longer one it never does. */
  // Outcomes: 1
  public static class LongerDelay {
    public static void main(String[] args) throws InterruptedException {
      Loop loop = new Loop();
      run(2, loop, () -> {
        loop.post(say("a"), 5);
        loop.post(say("b"), 10);
      });
    }
  }

  /** All 3! orders; for c a b, 5 ms pass before b is posted, and none until c is. */
  // Outcomes: 6
  public static class ThreeDelays {
    public static void main(String[] args) throws InterruptedException {
      Loop loop = new Loop();
      run(3, loop, () -> {
        loop.post(say("a"), 10);
        loop.post(say("b"), 5);
        loop.post(say("c"), 0);
      });
    }
  }

  /** Removed before it ran, or too late. */
  // Outcomes: 2
  public static class Removed {
    public static void main(String[] args) throws InterruptedException {
      Loop loop = new Loop();
      Runnable first = say("a");
      loop.post(first);
      run(3, loop, () -> {
        if (loop.remove(first)) loop.post(say("-"));
        loop.post(say("b"));
        loop.post(say("c"));
      });
    }
  }
}
