/** Threads that start threads. */
// Options: --threads 50 --steps 20
// Exit: 0 1 5
// Says: unable to create new native thread
public class ForkBomb {
  static void bomb() {
    while (true) new Thread(ForkBomb::bomb).start();
  }

  public static void main(String[] args) {
    bomb();
  }

  /** Each ends at once, but there are more than can be counted. */
  // Options: --steps 50
  // Exit: 0 1 5
  // Says: unable to create new native thread
  public static class OneAfterTheOther {
    public static void main(String[] args) throws InterruptedException {
      while (true) {
        Thread thread = new Thread(() -> { });
        thread.start();
        thread.join();
      }
    }
  }
}
