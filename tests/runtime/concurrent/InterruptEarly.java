package concurrent;

import support.Together;

// Outcome!: interrupted
// Outcome!: slept, flag true
// Outcome!: slept, flag false
/** An interrupt before the sleep, during it, or after it: the sleep is cut short or not. */
public class InterruptEarly {
  public static void main(String[] args) throws InterruptedException {
    Thread t = Together.start("t", () -> {
      String s;
      try {
        Thread.sleep(2);
        s = "slept, flag ";
      } catch (InterruptedException e) {
        System.out.println("interrupted");
        return;
      }
      for (int i = 0; i < 10; i++) Thread.yield();
      System.out.println(s + Thread.currentThread().isInterrupted());
    });
    Thread.sleep(2);
    t.interrupt();
    t.join();
  }
}
