package concurrent;

import java.util.concurrent.*;

// Outcome!: done
// Outcome!: timeout
/** Future.get with a limit of no time: the task is done or not. */
public class Deadline {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    Future<String> f = pool.submit(() -> "done");
    Thread.yield();
    try {
      System.out.println(f.get(0, TimeUnit.SECONDS));
    } catch (TimeoutException e) {
      System.out.println("timeout");
    }
    pool.shutdown();
  }
}
