/**
 * Everyone takes the fork at his left, then the one at his right. Each of n forks is had first by one of its two neighbours: 2^n
 * orders, without the one in which everyone is done before his neighbour begins. In one of them all hold their first fork.
 */
// Executions: 3
// Outcomes: 2
// Deadlocks: 1
public class Philosophers {
  static void dine(int count) throws InterruptedException {
    Object[] forks = new Object[count];
    for (int i = 0; i < count; ++i) forks[i] = new Object();
    Thread[] threads = new Thread[count];
    for (int i = 0; i < count; ++i) {
      final Object left = forks[i], right = forks[(i + 1) % count];
      threads[i] = new Thread(() -> {
        synchronized (left) {
          synchronized (right) {
            Thread.yield();
          }
        }
      });
    }
    for (Thread thread : threads) thread.start();
    for (Thread thread : threads) thread.join();
    System.out.println("done");
  }

  public static void main(String[] args) throws InterruptedException {
    dine(2);
  }

  // Executions: 7
  // Outcomes: 2
  // Deadlocks: 1
  public static class Three {
    public static void main(String[] args) throws InterruptedException {
      dine(3);
    }
  }

  // Executions: 15
  // Outcomes: 2
  // Deadlocks: 1
  public static class Four {
    public static void main(String[] args) throws InterruptedException {
      dine(4);
    }
  }

  /** The last one takes the right fork first: no circle of waits, so no deadlock. */
  // Outcomes: 1
  // Deadlocks: 0
  public static class Polite {
    public static void main(String[] args) throws InterruptedException {
      Object first = new Object(), second = new Object();
      Runnable body = () -> {
        synchronized (first) {
          synchronized (second) {
            Thread.yield();
          }
        }
      };
      Thread one = new Thread(body), other = new Thread(body);
      one.start();
      other.start();
      one.join();
      other.join();
      System.out.println("done");
    }
  }
}
