package concurrent;

import java.util.concurrent.*;

// Outcome!: A
// Outcome!: B
/** CompletableFuture.anyOf gives the result of either. */
public class AnyOf {
  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    CompletableFuture<String> a = CompletableFuture.supplyAsync(() -> "A", pool),
                              b = CompletableFuture.supplyAsync(() -> "B", pool);
    System.out.println(CompletableFuture.anyOf(a, b).join());
    pool.shutdown();
  }
}
