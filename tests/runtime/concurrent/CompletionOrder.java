package concurrent;

import java.util.concurrent.*;

// Outcome!: 1 2
// Outcome!: 2 1
/** ExecutorCompletionService hands out what is finished first. */
public class CompletionOrder {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newCachedThreadPool();
    CompletionService<Integer> s = new ExecutorCompletionService<>(pool);
    s.submit(() -> 1);
    s.submit(() -> 2);
    System.out.println(s.take().get() + " " + s.take().get());
    pool.shutdown();
  }
}
