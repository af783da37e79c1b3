import lib.Box;
import lib.Drain;
import lib.Live;
import lib.Pass;
import lib.Workbench;

/** Own code and a library: what the library does to an object of its counts as done by who called it. */
// Own: Libraries
// Race: data-race lib.Box[contents]
// Shows: write lib\.Box\[contents\]@\S+ at Libraries\.
// Shows: read lib\.Box\[contents\]@\S+ at Libraries\.
// Never: lib\.Box\.value
public class Libraries {
  static class News {
    String text;
  }

  public static void main(String[] args) throws InterruptedException {
    Box box = new Box();
    Thread other = new Thread(() -> box.set("a"));
    other.start();
    Object seen = box.get();
    other.join();
    System.out.println(seen == null || seen.equals("a"));
  }

  /** Only what the object holds is changed. */
  // Own: Libraries
  // Race: data-race lib.Box[contents]
  public static class Held {
    public static void main(String[] args) throws InterruptedException {
      Box box = new Box();
      Thread other = new Thread(() -> box.count());
      other.start();
      box.count();
      other.join();
    }
  }

  /** Nothing is changed, or nothing is looked at. */
  // Own: Libraries
  // Never: lib\.Box\[contents\]
  public static class Harmless {
    public static void main(String[] args) throws InterruptedException {
      Box box = new Box();
      Thread other = new Thread(() -> System.out.print(box.length()));
      other.start();
      other.join();
      System.out.println(box.length());
    }
  }

  /** A scheduler that nobody knows: what its thread does counts as ordered, and the run says so. */
  // Own: Libraries
  // Tells: runtime\.unknown-scheduler: 1 threads of libraries
  public static class Unknown {
    static String text;

    public static void main(String[] args) throws InterruptedException {
      Workbench bench = new Workbench(() -> text = "a", () -> System.out.println(text));
      bench.start();
      bench.join();
    }
  }

  /** An exception ends the call, too: what follows it counts for nobody. */
  // Own: Libraries
  // Race: data-race lib.Box[contents]
  public static class Failing {
    public static void main(String[] args) throws InterruptedException {
      Box box = new Box();
      Thread other = new Thread(() -> box.set("a"));
      other.start();
      try {
        box.fail();
      } catch (IllegalStateException expected) {
        box.set("b");
      }
      other.join();
      System.out.println(box.get() != null);
    }
  }

  static void read(Object news) {
    System.out.println(((News) news).text);
  }

  static News news() {
    News news = new News();
    news.text = "late";
    return news;
  }

  /** What was done before a reference was handed over is seen by who obtains it. */
  // Own: Libraries
  // Shows: release \S+ handover
  // Shows: acquire \S+ handover
  // Prints: late
  public static class Volatile {
    public static void main(String[] args) {
      Pass pass = new Pass();
      new Thread(() -> pass.store(news())).start();
      read(pass.load());
    }
  }

  // Own: Libraries
  // Shows: acquire \S+ handover
  // Prints: late
  public static class Atomic {
    public static void main(String[] args) {
      Pass pass = new Pass();
      new Thread(() -> pass.swap(news())).start();
      read(pass.swapped());
    }
  }

  // Own: Libraries
  // Shows: acquire \S+ handover
  // Prints: late
  public static class Updater {
    public static void main(String[] args) {
      Pass pass = new Pass();
      new Thread(() -> pass.update(news())).start();
      read(pass.updated());
    }
  }

  // Own: Libraries
  // Race: event-race java.util.concurrent.ConcurrentLinkedQueue[*]
  // Shows: acquire \S+ handover
  // Prints: late
  public static class Concurrent {
    public static void main(String[] args) {
      Pass pass = new Pass();
      new Thread(() -> pass.offer(news())).start();
      read(pass.poll());
    }
  }

  /** The contents of the library's object are under its own lock. */
  // Own: Libraries
  // Race: event-race lib.Pass[contents]
  // Shows: acquire \S+ handover
  // Prints: late
  public static class Locked {
    public static void main(String[] args) {
      Pass pass = new Pass();
      new Thread(() -> pass.push(news())).start();
      read(pass.pop());
    }
  }

  /** A flag hands nothing over. */
  // Own: Libraries
  // Race: data-race Libraries$Flagged.text
  // Never: handover
  public static class Flagged {
    static String text;

    public static void main(String[] args) {
      Pass pass = new Pass();
      new Thread(() -> {
        text = "late";
        pass.raise();
      }).start();
      pass.awaitFlag();
      System.out.println(text);
    }
  }

  /** In own code, a volatile field is what races. */
  // Own: Libraries
  // Race: event-race Libraries$OwnField.passed
  // Never: handover
  public static class OwnField {
    static volatile News passed;

    public static void main(String[] args) {
      new Thread(() -> passed = new News()).start();
      while (passed == null) Thread.yield();
    }
  }

  /** Behind the store, nothing is ordered. */
  // Own: Libraries
  // Race: data-race Libraries$News.text
  public static class TooLate {
    public static void main(String[] args) throws InterruptedException {
      Pass pass = new Pass();
      Thread other = new Thread(() -> {
        News news = new News();
        pass.store(news);
        news.text = "late";
      });
      other.start();
      boolean seen = ((News) pass.load()).text == null;
      other.join();
      System.out.println(seen || !seen);
    }
  }

  /** Two threads post while one message waits: the second hands over into the event of the first. */
  // Own: Libraries
  // Shows: acquire \S+ handover
  // Prints: late
  public static class Coalesced {
    public static void main(String[] args) throws InterruptedException {
      Loop loop = new Loop();
      Live live = new Live(loop::post, Libraries::read);
      Thread one = new Thread(() -> live.post(news()));
      Thread other = new Thread(() -> live.post(news()));
      one.start();
      other.start();
      one.join();
      other.join();
      loop.run(1);
    }
  }

  /** The same with a loop that drains a list. */
  // Own: Libraries
  // Shows: acquire \S+ handover
  // Race: event-race java.util.ArrayDeque[*]
  // Race: event-race lib.Drain[contents]
  // Prints: late
  // Prints: late
  public static class Drained {
    public static void main(String[] args) throws InterruptedException {
      Loop loop = new Loop();
      Drain drain = new Drain(loop::post);
      Thread[] adders = new Thread[2];
      for (int i = 0; i < adders.length; i++) {
        News news = new News();
        adders[i] = new Thread(() -> {
          news.text = "late";
          drain.add(() -> read(news));
        });
        adders[i].start();
      }
      for (Thread adder : adders) adder.join();
      loop.run(1);
    }
  }
}
