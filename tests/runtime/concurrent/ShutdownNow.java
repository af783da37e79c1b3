package concurrent;

import java.util.concurrent.*;

// Outcome!: 0 left 12
// Outcome!: 1 left 1
/** shutdownNow returns the tasks that have not begun: with one thread and two tasks, none or one (the first goes to the new thread directly). */
public class ShutdownNow {
  public static void main(String[] args) throws InterruptedException {
    ExecutorService one = Executors.newSingleThreadExecutor();
    StringBuffer b = new StringBuffer();
    one.execute(() -> b.append('1'));
    one.execute(() -> b.append('2'));
    Thread.yield();
    Thread.yield();
    int left = one.shutdownNow().size();
    one.awaitTermination(10, TimeUnit.SECONDS);
    System.out.println((left + " left " + b).trim());
  }
}
