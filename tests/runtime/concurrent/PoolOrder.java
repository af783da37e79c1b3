package concurrent;

import java.util.concurrent.*;

// Outcome!: 12
// Outcome!: 21
/** Two tasks on a pool of two threads run in either order. */
public class PoolOrder {
  public static void main(String[] args) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    StringBuffer b = new StringBuffer();
    pool.execute(() -> b.append('1'));
    pool.execute(() -> b.append('2'));
    pool.shutdown();
    pool.awaitTermination(10, TimeUnit.SECONDS);
    System.out.println(b);
  }
}
