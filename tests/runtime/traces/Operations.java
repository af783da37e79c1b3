import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * One of every operation: barriers, idle handlers, removals, read locks, nested waits. What is at the front, asynchronous, idle or late comes
 * in no fixed order.
 */
// Race: event-race Operations.state
public class Operations {
  static int state;

  public static void main(String[] args) throws InterruptedException {
    Loop loop = new Loop();
    loop.idle(() -> System.out.println("idle " + ++state), 2);
    Runnable never = () -> System.out.println("never");
    loop.post(never);
    System.out.println(loop.remove(never) + " " + loop.remove(never));
    Object token = new Object();
    loop.postToken(never, token);
    loop.removeToken(token);
    int barrier = loop.barrier();
    loop.post(() -> System.out.println("behind the barrier " + ++state));
    loop.postAsynchronous(() -> {
      System.out.println("passes the barrier " + ++state);
      loop.removeBarrier(barrier);
    });
    loop.post(() -> System.out.println("later " + ++state), 20);
    loop.postFront(() -> System.out.println("first " + ++state));
    loop.postAt(() -> System.out.println("at a time " + ++state), 1000);
    loop.postAt(() -> System.out.println("at the front " + ++state), 0);
    loop.post(loop::quit, 2000);
    loop.runAll();
  }

  public static class ReadLock {
    public static void main(String[] args) throws InterruptedException {
      ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
      Runnable reader = () -> {
        lock.readLock().lock();
        lock.readLock().lock();
        System.out.println("reads");
        lock.readLock().unlock();
        lock.readLock().unlock();
      };
      Thread one = new Thread(reader), other = new Thread(reader);
      lock.writeLock().lock();
      one.start();
      other.start();
      lock.writeLock().unlock();
      one.join();
      other.join();
    }
  }

  /** A wait gives back a monitor that was entered three times. */
  public static class NestedWait {
    static final Object lock = new Object();

    public static void main(String[] args) throws InterruptedException {
      Thread[] other = new Thread[1];
      synchronized (lock) {
        synchronized (lock) {
          synchronized (lock) {
            other[0] = new Thread(() -> {
              synchronized (lock) {
                lock.notify();
              }
            });
            other[0].start();
            lock.wait();
          }
        }
      }
      other[0].join();
      synchronized (lock) {
        lock.wait(5);
      }
      System.out.println("woken");
    }
  }

  // Race: event-race boolean[][0]
  public static class Timers {
    public static void main(String[] args) throws InterruptedException {
      Timer timer = new Timer();
      Object done = new Object();
      boolean[] ran = new boolean[1];
      timer.schedule(
          new TimerTask() {
            @Override
            public void run() {
              System.out.println("timer");
              synchronized (done) {
                ran[0] = true;
                done.notifyAll();
              }
            }
          },
          50);
      synchronized (done) {
        while (!ran[0]) done.wait();
      }
      timer.cancel();
      ScheduledExecutorService executor = Executors.newScheduledThreadPool(1);
      executor.schedule(() -> System.out.println("scheduled"), 10, TimeUnit.MILLISECONDS);
      executor.shutdown();
      executor.awaitTermination(1, TimeUnit.SECONDS);
    }
  }

  /** An exception ends an event; the next one runs. */
  public static class Crash {
    public static void main(String[] args) {
      Loop loop = new Loop();
      loop.post(() -> {
        throw new IllegalStateException("crash");
      });
      loop.post(() -> System.out.println("goes on"));
      try {
        loop.run(1);
      } catch (IllegalStateException e) {
        System.out.println(e.getMessage());
      }
      loop.run(1);
    }
  }
}
