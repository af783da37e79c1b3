import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

/** Waiting, time, and what the environment chooses. */
// Executions: 2
// Outcomes: 2
// Deadlocks: 1
public class Waits {
  static final Object lock = new Object();
  static int value;

  /** The notification is lost if it comes first. */
  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      synchronized (lock) {
        lock.notify();
      }
    }).start();
    synchronized (lock) {
      lock.wait();
    }
    System.out.println("woken");
  }

  /** With a flag it is not. */
  // Executions: 2
  // Outcomes: 1
  // Deadlocks: 0
  public static class Flagged {
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
      new Thread(() -> {
        synchronized (lock) {
          ready = true;
          lock.notify();
        }
      }).start();
      synchronized (lock) {
        while (!ready) lock.wait();
      }
      System.out.println("woken");
    }
  }

  /** Time passes before the other thread writes, or not. */
  // Outcomes: 2
  public static class Sleep {
    public static void main(String[] args) throws InterruptedException {
      Thread sleeper = new Thread(() -> {
        try {
          Thread.sleep(10);
        } catch (InterruptedException e) {
          return;
        }
        value = 1;
      });
      Thread writer = new Thread(() -> value = 2);
      sleeper.start();
      writer.start();
      sleeper.join();
      writer.join();
      System.out.println(value);
    }
  }

  /** One of two gets the permit. */
  // Executions: 2
  // Outcomes: 2
  public static class Permit {
    static final boolean[] got = new boolean[2];

    public static void main(String[] args) throws InterruptedException {
      Semaphore permit = new Semaphore(1);
      Thread one = new Thread(() -> got[0] = permit.tryAcquire());
      Thread other = new Thread(() -> got[1] = permit.tryAcquire());
      one.start();
      other.start();
      one.join();
      other.join();
      System.out.println(got[0] + " " + got[1]);
    }
  }

  /** An atomic counter: 3! orders. */
  // Executions: 6
  // Outcomes: 6
  public static class Counter {
    static final int[] got = new int[3];

    public static void main(String[] args) throws InterruptedException {
      AtomicInteger counter = new AtomicInteger();
      Thread[] threads = new Thread[3];
      for (int i = 0; i < 3; ++i) {
        final int me = i;
        threads[i] = new Thread(() -> got[me] = counter.incrementAndGet());
      }
      for (Thread thread : threads) thread.start();
      for (Thread thread : threads) thread.join();
      System.out.println(got[0] + " " + got[1] + " " + got[2]);
    }
  }

  /** One place in between: what comes out is in the order it went in, whoever had to wait. */
  // Outcomes: 1
  // Deadlocks: 0
  public static class ProducerConsumer {
    public static void main(String[] args) throws InterruptedException {
      ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
      Thread producer = new Thread(() -> {
        try {
          for (int i = 1; i <= 3; ++i) queue.put(i);
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      });
      producer.start();
      String seen = "";
      for (int i = 0; i < 3; ++i) seen += queue.take();
      System.out.println(seen);
    }
  }

  // Outcomes: 1
  // Deadlocks: 0
  public static class Latch {
    public static void main(String[] args) throws InterruptedException {
      CountDownLatch latch = new CountDownLatch(2);
      new Thread(latch::countDown).start();
      new Thread(latch::countDown).start();
      latch.await();
      System.out.println("open");
    }
  }

  /** An exception ends a thread in one order only. */
  // Outcomes: 1
  // Crashes: 1
  // Executions: 2
  public static class Crash {
    static String text = "x";

    public static void main(String[] args) throws InterruptedException {
      Thread user = new Thread(() -> text.length());
      Thread freer = new Thread(() -> text = null);
      user.start();
      freer.start();
      user.join();
      freer.join();
      System.out.println("end");
    }
  }

  /** Two choices of the environment: 2 times 3. */
  // Executions: 6
  // Outcomes: 6
  public static class World {
    public static void main(String[] args) {
      System.out.println(Intrinsics.choose("coin", 2) + " " + Intrinsics.choose("way", 3));
    }
  }
}
