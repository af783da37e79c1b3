package exceptions;

/** An exception nobody catches ends main with exit code 1, after what was printed; finally blocks still run. */
public class Uncaught {
  static void work() {
    try {
      System.out.println("working");
      throw new IllegalStateException("nobody catches this");
    } finally {
      System.out.println("finally");
    }
  }

  public static void main(String[] args) {
    try {
      System.out.println("before");
      work();
      System.out.println("never");
    } finally {
      System.out.println("outer finally");
    }
  }
}
