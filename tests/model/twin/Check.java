import java.util.Arrays;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.Callable;

/** Compares what the model's class and the JDK's class do: same value, or an exception of the same class. */
final class Check {
  private static int checks;
  private static int failures;

  private Check() {}

  /** A generator that gives the same numbers in every run. */
  static Random random(long seed) {
    return new Random(seed);
  }

  static void equal(String what, Object expected, Object actual) {
    checks++;
    if (!Objects.deepEquals(expected, actual)) fail(what, show(expected), show(actual));
  }

  static void isTrue(String what, boolean condition) {
    equal(what, true, condition);
  }

  /** Both calls give equal results, or throw exceptions of the same class. Returns the expected result. */
  static <T> Object same(String what, Callable<T> expected, Callable<?> actual) {
    Object result = outcome(expected);
    equal(what, result, outcome(actual));
    return result;
  }

  private static Object outcome(Callable<?> call) {
    try {
      return call.call();
    } catch (Throwable thrown) {
      return "threw " + thrown.getClass().getName().replaceFirst("^twin\\.", "");
    }
  }

  private static void fail(String what, String expected, String actual) {
    if (++failures <= 20) System.out.println(what + "\n  expected " + expected + "\n  actual   " + actual);
  }

  private static String show(Object value) {
    String text = value instanceof Object[] ? Arrays.deepToString((Object[]) value) : String.valueOf(value);
    return text.length() > 500 ? text.substring(0, 500) + "…" : text;
  }

  /** Says how many checks were made and ends the process: with 1 if one failed. */
  static void done() {
    String name = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass().getName();
    System.out.println(name + ": " + checks + " checks, " + failures + " failures");
    System.exit(failures == 0 && checks > 0 ? 0 : 1);
  }
}
