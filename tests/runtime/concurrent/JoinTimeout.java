package concurrent;

import support.Together;

// Outcome!: alive
// Outcome!: ended
/** A join with a limit may return before the thread has ended. */
public class JoinTimeout {
  public static void main(String[] args) throws InterruptedException {
    Thread t = Together.start("t", () -> Thread.sleep(2));
    t.join(2);
    boolean alive = t.isAlive();
    t.join();
    System.out.println(alive ? "alive" : "ended");
  }
}
