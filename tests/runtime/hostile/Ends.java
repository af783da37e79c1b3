/** Programs that end themselves, or cannot end. */
// Exit: 42
// Prints: before
public class Ends {
  public static void main(String[] args) {
    System.out.println("before");
    try {
      System.exit(42);
    } finally {
      System.out.println("never");
    }
  }

  /** From another thread, while main waits for ever. */
  // Exit: 3
  public static class FromThread {
    public static void main(String[] args) throws InterruptedException {
      new Thread(() -> System.exit(3)).start();
      synchronized (args) {
        args.wait();
      }
    }
  }

  /** In a shutdown hook. */
  // Options: --steps 10
  // Exit: 0 1 5 7
  public static class InHook {
    public static void main(String[] args) {
      Runtime.getRuntime().addShutdownHook(new Thread(() -> System.exit(9)));
      System.exit(7);
    }
  }

  /** A hook that never ends. */
  // Options: --steps 1
  // Exit: 5
  // Says: limit
  public static class EndlessHook {
    public static void main(String[] args) {
      Runtime.getRuntime().addShutdownHook(new Thread(() -> {
        while (true) Thread.yield();
      }));
    }
  }

  // Exit: 5
  // Says: deadlock
  public static class Deadlock {
    public static void main(String[] args) throws InterruptedException {
      Thread.currentThread().join();
    }
  }

  // Exit: 5
  // Says: deadlock
  public static class Circle {
    public static void main(String[] args) throws InterruptedException {
      Object one = new Object(), other = new Object();
      Thread thread;
      synchronized (one) {
        thread = new Thread(() -> {
          synchronized (other) {
            synchronized (one) {
              System.out.println("both");
            }
          }
        });
        thread.start();
        Thread.sleep(10);
        synchronized (other) {
          System.out.println("both");
        }
      }
      thread.join();
    }
  }

  /** Sleeps longer than time can be counted. */
  // Exit: 0
  // Prints: awake
  public static class LongSleep {
    public static void main(String[] args) throws InterruptedException {
      Thread.sleep(Long.MAX_VALUE);
      System.out.println("awake");
    }
  }
}
