import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Exceptions that end events and threads: the trace names them, and where they were thrown. */
public class Failures {
  static void boom() {
    throw new IllegalStateException("boom");
  }

  static void pass() {
    try {
      boom();
    } finally {
      System.gc();
    }
  }

  static void runAndEnd(Runnable body) throws InterruptedException {
    Thread thread = new Thread(body);
    thread.start();
    thread.join();
  }

  /** Where it was made, not where `finally` threw it again. */
  // Shows: exit failed thrown="java.lang.IllegalStateException" at Failures.boom\(\)V@Failures.java:10\S* < Failures.pass\(\)V@Failures.java:15
  public static class OfThread {
    public static void main(String[] args) throws InterruptedException {
      runAndEnd(Failures::pass);
    }
  }

  /** An event that fails inside of another one, which catches that. */
  // Shows: end #1 failed thrown="java.lang.IllegalStateException" at Failures.boom
  // Never: end #[02] failed
  public static class OfEvent {
    public static void main(String[] args) {
      Loop loop = new Loop();
      loop.post(() -> {
        loop.post(Failures::boom);
        try {
          loop.run(1);
        } catch (IllegalStateException caught) {
          System.out.println("caught");
        }
      });
      loop.run(1);
    }
  }

  /** A task that nobody announced is a part of the event that runs it: if that catches what it throws, nothing has failed. */
  // Never: failed
  // Prints: caught
  public static class OfPart {
    public static void main(String[] args) {
      Loop loop = new Loop();
      Order serial = Order.serial();
      loop.post(() -> {
        try {
          serial.perform(new Act(Failures::boom));
        } catch (IllegalStateException caught) {
          System.out.println("caught");
        }
      });
      loop.run(1);
    }
  }

  /** The platform wraps what a task threw: the cause is what a developer looks for. */
  // Shows: exit failed thrown="java.lang.IllegalStateException" at Failures.boom
  // Never: thrown="java.util.concurrent.ExecutionException"
  public static class Wrapped {
    public static void main(String[] args) throws InterruptedException {
      FutureTask<String> task = new FutureTask<>(Failures::boom, "");
      task.run();
      runAndEnd(() -> {
        try {
          task.get();
        } catch (InterruptedException | ExecutionException e) {
          Failures.<RuntimeException>again(e);
        }
      });
    }
  }

  @SuppressWarnings("unchecked")
  static <E extends Throwable> void again(Throwable thrown) throws E {
    throw (E) thrown;
  }

  /** Own code that wraps it says what it means. */
  // Shows: exit failed thrown="java.lang.UnsupportedOperationException" at Failures\$WrappedByApp
  public static class WrappedByApp {
    public static void main(String[] args) throws InterruptedException {
      runAndEnd(() -> {
        try {
          boom();
        } catch (IllegalStateException e) {
          throw new UnsupportedOperationException(e);
        }
      });
    }
  }

  /** Exceptions keep their places while the collector moves them. */
  // Shows: exit failed thrown="java.lang.IllegalStateException" at Failures.boom
  // Shows: exit failed thrown="java.lang.ArithmeticException" at Failures\$Moved
  public static class Moved {
    static Throwable first, second;

    public static void main(String[] args) throws InterruptedException {
      byte[] before = new byte[1000];
      try {
        boom();
      } catch (IllegalStateException e) {
        first = e;
      }
      try {
        System.out.println(1 / (before.length - 1000));
      } catch (ArithmeticException e) {
        second = e;
      }
      before = null;
      for (int i = 0; i < 20000; i++) before = new byte[10000];
      runAndEnd(() -> Failures.<RuntimeException>again(first));
      runAndEnd(() -> Failures.<RuntimeException>again(second));
    }
  }

  static String find(int size) {
    return size == 0 ? null : "found";
  }

  static int length(String text) {
    return text.length();
  }

  /** Where the null came from: a call, through a local variable, a cast and the argument of a helper. */
  // Shows: exit failed thrown="java.lang.NullPointerException" null="what Failures.find gave" at Failures.length
  public static class NullOfCall {
    public static void main(String[] args) throws InterruptedException {
      runAndEnd(() -> {
        Object found = find(0);
        System.out.println(length((String) found));
      });
    }
  }

  /** The same where code complains: an argument of it is null. */
  // Shows: thrown="java.lang.NullPointerException" null="what java.util.Map.get gave"
  public static class NullThatIsRefused {
    public static void main(String[] args) throws InterruptedException {
      Map<String, String> known = new HashMap<>();
      runAndEnd(() -> Objects.requireNonNull(known.get("key"), "no value"));
    }
  }

  /** A value that an object has kept since it was made. */
  // Shows: null="Failures\$NullThatIsKept.text, which was null from the start"
  public static class NullThatIsKept implements Runnable {
    private final String text;

    NullThatIsKept(String text) {
      this.text = text;
    }

    @Override
    public void run() {
      System.out.println(text.length());
    }

    public static void main(String[] args) throws InterruptedException {
      runAndEnd(new NullThatIsKept(find(0)));
    }
  }

  /** Two values may have been there: nobody knows which. */
  // Never: null=
  public static class NullOfTwo {
    public static void main(String[] args) throws InterruptedException {
      runAndEnd(() -> {
        String text = args.length == 0 ? find(0) : System.getProperty("none");
        System.out.println(text.length());
      });
    }
  }

  /** Without a stack there is no place. */
  // Shows: exit failed thrown="Failures\$Plain"$
  public static class WithoutStack {
    public static void main(String[] args) throws InterruptedException {
      runAndEnd(() -> {
        throw new Plain();
      });
    }
  }

  static class Plain extends RuntimeException {
    Plain() {
      super("plain", null, false, false);
    }
  }
}
