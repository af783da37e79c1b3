package exceptions;

// Process: own
/** System.exit ends the program at once with its code; finally blocks do not run, shutdown hooks do. */
public class ExitCode {
  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
    try {
      System.out.println("leaving");
      System.exit(42);
      System.out.println("never");
    } finally {
      System.out.println("never either");
    }
  }
}
