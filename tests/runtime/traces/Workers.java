import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Threads of executors, their queues, and objects that are used again. */
// Race: data-race Workers.data
public class Workers {
  static String data = "none";
  static int count;

  /** The thread was started by whoever came first; what that did before is not ordered with the other's task. */
  public static void main(String[] args) throws InterruptedException {
    ExecutorService executor = Executors.newSingleThreadExecutor();
    Thread first = new Thread(() -> {
      data = "written";
      executor.execute(() -> {});
    });
    Thread second = new Thread(() -> executor.execute(() -> System.out.println(data.length() > 0)));
    first.start();
    second.start();
    first.join();
    second.join();
    executor.shutdown();
  }

  /** A thread that the app makes follows who started it: its own factory may do anything before. */
  public static class OwnFactory {
    static String made;

    public static void main(String[] args) throws InterruptedException {
      made = "by main";
      ExecutorService executor = Executors.newSingleThreadExecutor(work -> new Thread(() -> {
        System.out.println(made);
        work.run();
      }));
      executor.execute(() -> System.out.println(made));
      executor.shutdown();
    }
  }

  /** Nobody but the executor touches its queue. */
  public static class OwnQueue {
    public static void main(String[] args) throws InterruptedException {
      ExecutorService executor = Executors.newFixedThreadPool(2);
      Thread one = new Thread(() -> executor.execute(() -> {})), other = new Thread(() -> executor.execute(() -> {}));
      one.start();
      other.start();
      executor.execute(() -> System.out.println("done"));
      one.join();
      other.join();
      executor.shutdown();
      executor.awaitTermination(1, TimeUnit.SECONDS);
    }
  }

  /** The app looks into it. */
  // Race: event-race java.util.concurrent.LinkedBlockingQueue[*]
  public static class SharedQueue {
    public static void main(String[] args) throws InterruptedException {
      ThreadPoolExecutor executor = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
      Thread one = new Thread(() -> {
        for (int i = 0; i < 3; i++) executor.execute(() -> {});
      });
      one.start();
      System.out.println(executor.getQueue().size() >= 0);
      one.join();
      executor.shutdown();
    }
  }

  static final class Record {
    String text;
  }

  /** A pool gives the same object to two threads that have nothing to do with each other. Its lock orders nothing. */
  // Race: event-race Workers$Renewed.free
  public static class Renewed {
    static Record free = new Record();

    public static void main(String[] args) throws InterruptedException {
      Thread one = new Thread(() -> use("one")), other = new Thread(() -> use("two"));
      one.start();
      Thread.sleep(1000);
      other.start();
      one.join();
      other.join();
    }

    static void use(String text) {
      Record record = obtain();
      record.text = text;
      System.out.println(record.text.length());
      recycle(record);
    }

    static synchronized Record obtain() {
      Record record = free;
      free = null;
      return record == null ? new Record() : record;
    }

    static synchronized void recycle(Record record) {
      record.text = null;
      Intrinsics.renew(record);
      free = record;
    }
  }

  /** The same without a new life. */
  // Race: data-race Workers$Record.text
  // Race: event-race Workers$Reused.free
  public static class Reused {
    static Record free = new Record();

    public static void main(String[] args) throws InterruptedException {
      Thread one = new Thread(Reused::use), other = new Thread(Reused::use);
      one.start();
      Thread.sleep(1000);
      other.start();
      one.join();
      other.join();
    }

    static void use() {
      Record record = obtain();
      record.text = "one";
      System.out.println(record.text.length());
      record.text = null;
      recycle(record);
    }

    static synchronized Record obtain() {
      Record record = free;
      free = null;
      return record == null ? new Record() : record;
    }

    static synchronized void recycle(Record record) {
      free = record;
    }
  }
}
