import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;

/** A thread makes a result, another reads it: too early, or in order by all means there are. */
// Race: data-race Handover.result
public class Handover {
  static String result;

  public static void main(String[] args) throws Exception {
    Thread worker = new Thread(() -> result = "done");
    worker.start();
    System.out.println(result == null || result.equals("done"));
    worker.join();
  }

  public static class Joined {
    public static void main(String[] args) throws Exception {
      Thread worker = new Thread(() -> result = "done");
      worker.start();
      worker.join();
      System.out.println(result);
    }
  }

  public static class Latched {
    public static void main(String[] args) throws Exception {
      CountDownLatch latch = new CountDownLatch(1);
      new Thread(() -> {
        result = "done";
        latch.countDown();
      }).start();
      latch.await();
      System.out.println(result);
    }
  }

  /** The latch is counted down before the result is there. */
  // Race: data-race Handover.result
  public static class LatchedTooEarly {
    public static void main(String[] args) throws Exception {
      CountDownLatch latch = new CountDownLatch(1);
      Thread worker = new Thread(() -> {
        latch.countDown();
        result = "done";
      });
      worker.start();
      latch.await();
      String seen = result;
      worker.join();
      System.out.println(seen == null || seen.equals("done"));
    }
  }

  public static class Submitted {
    public static void main(String[] args) throws Exception {
      ExecutorService pool = Executors.newFixedThreadPool(2);
      Future<?> future = pool.submit(() -> result = "done");
      future.get();
      System.out.println(result);
      pool.shutdown();
    }
  }

  /** Nobody waits for the future. */
  // Race: data-race Handover.result
  public static class SubmittedAndForgotten {
    public static void main(String[] args) throws Exception {
      ExecutorService pool = Executors.newFixedThreadPool(2);
      pool.submit(() -> result = "done");
      String seen = result;
      pool.shutdown();
      System.out.println(seen == null || seen.equals("done"));
    }
  }

  public static class Queued {
    public static void main(String[] args) throws Exception {
      LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
      new Thread(() -> {
        result = "done";
        queue.add("ready");
      }).start();
      queue.take();
      System.out.println(result);
    }
  }

  public static class Permitted {
    public static void main(String[] args) throws Exception {
      Semaphore permits = new Semaphore(0);
      new Thread(() -> {
        result = "done";
        permits.release();
      }).start();
      permits.acquire();
      System.out.println(result);
    }
  }

  public static class Unparked {
    public static void main(String[] args) throws Exception {
      Thread main = Thread.currentThread();
      new Thread(() -> {
        result = "done";
        LockSupport.unpark(main);
      }).start();
      LockSupport.park();
      System.out.println(result);
    }
  }

  /** The flag is kept under the monitor; the notification orders, if it was waited for. */
  // Race: event-race Handover$Notified.ready
  public static class Notified {
    static final Object lock = new Object();
    static boolean ready;

    public static void main(String[] args) throws Exception {
      new Thread(() -> {
        synchronized (lock) {
          ready = true;
          lock.notifyAll();
        }
      }).start();
      synchronized (lock) {
        while (!ready) lock.wait();
      }
      System.out.println("ready");
    }
  }
}
