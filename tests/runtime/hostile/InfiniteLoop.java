// Options: --steps 1
// Exit: 5
// Says: limit of steps
public class InfiniteLoop {
  public static void main(String[] args) {
    System.out.println("begins");
    for (long i = 0; ; ++i) if (i < 0) System.out.println(i);
  }

  /** Without a jump back: calls. */
  // Options: --steps 1
  // Exit: 5
  // Says: limit of steps
  public static class ByCalls {
    static int calls;

    static void one() {
      calls++;
    }

    public static void main(String[] args) {
      while (true) one();
    }
  }

  /** In a finally block that never lets an exception out. */
  // Options: --steps 1
  // Exit: 5
  // Says: limit of steps
  public static class Unstoppable {
    public static void main(String[] args) {
      while (true) {
        try {
          throw new Error();
        } finally {
          continue;
        }
      }
    }
  }

  /** The time is over first. */
  // Options: --timeout 1
  // Exit: 5
  // Says: limit of time
  public static class Timeout {
    public static void main(String[] args) {
      while (true) {
      }
    }
  }
}
