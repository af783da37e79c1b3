import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Events of one looper: what orders them, and what does not. */
// Race: event-race Events.list
public class Events {
  static String list = "a";

  /** Two threads post to one looper: one event frees what the other uses. */
  public static void main(String[] args) throws InterruptedException {
    Loop loop = new Loop();
    Thread one = new Thread(() -> loop.post(() -> list = null));
    Thread other = new Thread(() -> loop.post(() -> System.out.println(list == null ? "late" : "early")));
    one.start();
    other.start();
    loop.run(2);
  }

  /** One thread posts both: first come, first served. */
  public static class Ordered {
    public static void main(String[] args) {
      Loop loop = new Loop();
      Thread poster = new Thread(() -> {
        loop.post(() -> System.out.println(list));
        loop.post(() -> list = null);
      });
      poster.start();
      loop.run(2);
    }
  }

  /** The second has the shorter delay. */
  // Race: event-race Events.list
  public static class Overtaken {
    public static void main(String[] args) {
      Loop loop = new Loop();
      Thread poster = new Thread(() -> {
        loop.post(() -> System.out.println("used " + (list != null || list == null)), 10);
        loop.post(() -> list = null, 5);
      });
      poster.start();
      loop.run(2);
    }
  }

  /** The second has the longer delay. */
  public static class NotOvertaken {
    public static void main(String[] args) {
      Loop loop = new Loop();
      Thread poster = new Thread(() -> {
        loop.post(() -> System.out.println(list), 5);
        loop.post(() -> list = null, 5);
      });
      poster.start();
      loop.run(2);
    }
  }

  /** What an event posts runs after it. */
  public static class Chained {
    public static void main(String[] args) {
      Loop loop = new Loop();
      loop.post(() -> {
        loop.post(() -> System.out.println(list));
        list = "b";
      });
      loop.run(2);
    }
  }

  /** A serial executor keeps the order. */
  public static class Serial {
    public static void main(String[] args) throws InterruptedException {
      ExecutorService executor = Executors.newSingleThreadExecutor();
      executor.execute(() -> list = "b");
      executor.execute(() -> System.out.println(list));
      executor.shutdown();
      executor.awaitTermination(1, TimeUnit.SECONDS);
    }
  }

  /** A pool does not. */
  // Race: data-race Events.list
  public static class Pooled {
    public static void main(String[] args) throws InterruptedException {
      ExecutorService executor = Executors.newFixedThreadPool(2);
      executor.execute(() -> list = "b");
      executor.execute(() -> System.out.println(list.length()));
      executor.shutdown();
      executor.awaitTermination(1, TimeUnit.SECONDS);
    }
  }
}
