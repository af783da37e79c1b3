/** What is taken out of a queue, and what that says of the rest. */
// Shows: remove #0 q=#0 target=.*Removals
// Shows: remove - q=.* target=
// Prints: true false
// Prints: first
public class Removals {
  public static void main(String[] args) {
    Loop loop = new Loop();
    Runnable never = () -> System.out.println("never");
    loop.post(never);
    loop.post(() -> System.out.println("first"), 1);
    System.out.println(loop.remove(never) + " " + loop.remove(never));
    loop.run(1);
  }

  /** The first of two that match; the removal names no other. */
  // Shows: removal #0 *$
  // Shows: remove #1 by=#0
  // Prints: true
  // Prints: runs
  // Prints: null
  public static class One {
    public static void main(String[] args) {
      Loop loop = new Loop();
      Runnable task = () -> System.out.println("runs");
      loop.post(task, 2);
      loop.post(task, 1);
      System.out.println(loop.removeOne(task) == task);
      loop.run(1);
      System.out.println(loop.removeOne(task));
    }
  }

  /** Everything goes; what is posted later is lost. */
  // Shows: remove #0 q=#0 at
  // Prints: end
  public static class Quit {
    public static void main(String[] args) {
      Loop loop = new Loop();
      loop.post(() -> System.out.println("never"));
      loop.quitNow();
      loop.runAll();
      System.out.println("end");
    }
  }

  /** What is due still runs, unless a barrier holds it back. */
  // Prints: before
  // Prints: passes
  // Prints: end false
  public static class QuitSafely {
    public static void main(String[] args) {
      Loop loop = new Loop();
      loop.post(() -> System.out.println("before"));
      loop.barrier();
      loop.post(() -> System.out.println("lost"));
      loop.postAsynchronous(() -> System.out.println("passes"));
      loop.post(() -> System.out.println("too late"), 1000);
      loop.quit();
      loop.runAll();
      System.out.println("end " + loop.isIdle());
    }
  }

  /** Of a pass of idle handlers that has begun, none is stopped. */
  // Prints: first true
  // Prints: second
  // Prints: later
  public static class Idle {
    public static void main(String[] args) {
      Loop loop = new Loop();
      Runnable second = () -> System.out.println("second");
      loop.idle(() -> System.out.println("first " + loop.removeAny(second)), 1);
      loop.idle(second, 1);
      loop.run(2);
      loop.post(() -> System.out.println("later"));
      loop.post(loop::quit, 5);
      loop.runAll();
    }
  }

  /** What is done in place of a task comes before what was posted behind it, though nothing else orders the two. */
  // Shows: remove #0 .* sync
  // Prints: 1
  public static class Instead {
    static int state;

    public static void main(String[] args) {
      Loop loop = new Loop();
      Runnable work = () -> state = 1;
      loop.post(work, 5);
      loop.post(() -> System.out.println(state), 5);
      loop.post(() -> {
        if (loop.removeInstead(work)) work.run();
      }, 2);
      loop.run(2);
    }
  }

  /** A mere removal says nothing of what follows it. */
  // Race: event-race Removals$Dropped.state
  // Prints: 1
  public static class Dropped {
    static int state;

    public static void main(String[] args) {
      Loop loop = new Loop();
      Runnable work = () -> System.out.println("never");
      loop.post(work, 5);
      loop.post(() -> System.out.println(state), 5);
      loop.post(() -> {
        loop.remove(work);
        state = 1;
      }, 2);
      loop.run(2);
    }
  }
}
