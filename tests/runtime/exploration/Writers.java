/** Threads that write one field, and threads that do not meet. */
// Executions: 2
// Outcomes: 2
public class Writers {
  static int value;
  static int other;
  static int third;

  static void all(Runnable... bodies) throws InterruptedException {
    Thread[] threads = new Thread[bodies.length];
    for (int i = 0; i < bodies.length; ++i) threads[i] = new Thread(bodies[i]);
    for (Thread thread : threads) thread.start();
    for (Thread thread : threads) thread.join();
  }

  public static void main(String[] args) throws InterruptedException {
    all(() -> value = 1, () -> value = 2);
    System.out.println(value);
  }

  /** 3! orders, of which the last write is seen. */
  // Executions: 6
  // Outcomes: 3
  public static class Three {
    public static void main(String[] args) throws InterruptedException {
      all(() -> value = 1, () -> value = 2, () -> value = 3);
      System.out.println(value);
    }
  }

  /** 4! orders. */
  // Executions: 24
  // Outcomes: 4
  public static class Four {
    public static void main(String[] args) throws InterruptedException {
      all(() -> value = 1, () -> value = 2, () -> value = 3, () -> value = 4);
      System.out.println(value);
    }
  }

  /** Nobody can tell the orders apart. */
  // Executions: 1
  // Outcomes: 1
  public static class Apart {
    public static void main(String[] args) throws InterruptedException {
      all(() -> value = 1, () -> other = 2, () -> third = 3);
      System.out.println(value + other + third);
    }
  }

  /** Each of three readers comes before the writer or after it: 2^3. */
  // Executions: 8
  // Outcomes: 8
  public static class Readers {
    static final int[] seen = new int[3];

    public static void main(String[] args) throws InterruptedException {
      all(() -> value = 1, () -> seen[0] = value, () -> seen[1] = value, () -> seen[2] = value);
      System.out.println(seen[0] + " " + seen[1] + " " + seen[2]);
    }
  }

  /** Two threads read and write: r1 w1 r2 w2, reads commute. */
  // Executions: 4
  // Outcomes: 2
  public static class LostUpdate {
    public static void main(String[] args) throws InterruptedException {
      all(() -> value = value + 1, () -> value = value + 1);
      System.out.println(value);
    }
  }

  /** A lock: 3! orders of the critical sections. */
  // Executions: 6
  // Outcomes: 1
  public static class Locked {
    static synchronized void count() {
      value = value + 1;
    }

    public static void main(String[] args) throws InterruptedException {
      all(Locked::count, Locked::count, Locked::count);
      System.out.println(value);
    }
  }

  /** Both threads cannot have read before both have written: 4 combinations without the one that would be a circle. */
  // Executions: 3
  // Outcomes: 3
  public static class StoreBuffering {
    static int seenByOne, seenByOther;

    public static void main(String[] args) throws InterruptedException {
      all(
          () -> {
            value = 1;
            seenByOne = other;
          },
          () -> {
            other = 1;
            seenByOther = value;
          });
      System.out.println(seenByOne + " " + seenByOther);
    }
  }
}
