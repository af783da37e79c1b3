/** Two threads count without a lock. */
// Race: data-race LostUpdate.counter
public class LostUpdate {
  static int counter;

  static Thread worker() {
    return new Thread(() -> {
      for (int i = 0; i < 3; ++i) counter = counter + 1;
    });
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = worker(), other = worker();
    one.start();
    other.start();
    one.join();
    other.join();
    System.out.println(counter <= 6);
  }

  /** One after the other. */
  public static class Repaired {
    public static void main(String[] args) throws InterruptedException {
      Thread one = worker(), other = worker();
      one.start();
      one.join();
      other.start();
      other.join();
      System.out.println(counter);
    }
  }

  /** A lock keeps them apart, though it does not order them. */
  // Race: event-race LostUpdate$Locked.total
  public static class Locked {
    static int total;

    static synchronized void count() {
      total++;
    }

    public static void main(String[] args) throws InterruptedException {
      Thread one = new Thread(Locked::count), other = new Thread(Locked::count);
      one.start();
      other.start();
      one.join();
      other.join();
      System.out.println(total);
    }
  }
}
