package support;

import java.lang.reflect.Array;

/** What the cases share: to print several values, and to name what a piece of code throws. */
public final class Tell {
  /** A piece of code that may throw anything. */
  public interface Body {
    void run() throws Throwable;
  }

  private Tell() {}

  /** Prints the values with spaces between them; arrays with their elements. */
  public static void p(Object... values) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < values.length; i++) {
      if (i > 0) line.append(' ');
      show(line, values[i]);
    }
    System.out.println(line);
  }

  private static void show(StringBuilder line, Object value) {
    if (value == null || !value.getClass().isArray()) {
      line.append(value);
      return;
    }
    line.append('[');
    for (int i = 0; i < Array.getLength(value); i++) {
      if (i > 0) line.append(", ");
      show(line, Array.get(value, i));
    }
    line.append(']');
  }

  /** The simple name of the class that is thrown, or "nothing". Messages differ between libraries and are left out. */
  public static String thrown(Body body) {
    try {
      body.run();
      return "nothing";
    } catch (Throwable problem) {
      return problem.getClass().getSimpleName();
    }
  }
}
