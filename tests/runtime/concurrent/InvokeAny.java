package concurrent;

import java.util.Arrays;
import java.util.concurrent.*;

// Outcome!: A
// Outcome!: B
/** invokeAny returns the result of one task that succeeded. */
public class InvokeAny {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(3);
    CountDownLatch go = new CountDownLatch(1);
    Callable<String> a = () -> {
      go.await();
      return "A";
    }
    , b = () -> {
      go.await();
      return "B";
    }
    , fails = () -> {
      go.countDown();
      throw new IllegalStateException();
    };
    System.out.println(pool.invokeAny(Arrays.asList(a, b, fails)));
    pool.shutdown();
  }
}
