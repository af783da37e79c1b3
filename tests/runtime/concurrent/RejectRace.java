package concurrent;

import java.util.concurrent.*;
import support.Together;

// Outcome!: ran
// Outcome!: rejected
/** A task submitted while the executor shuts down is run or rejected. */
public class RejectRace {
  static volatile String result;

  public static void main(String[] args) throws InterruptedException {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    Together.run(() -> {
      try {
        pool.execute(() -> result = "ran");
      } catch (RejectedExecutionException e) {
        result = "rejected";
      }
    }, pool::shutdown);
    pool.awaitTermination(10, TimeUnit.SECONDS);
    System.out.println(result);
  }
}
