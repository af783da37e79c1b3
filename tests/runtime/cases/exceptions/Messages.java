package exceptions;

import static support.Tell.p;

import java.util.*;

/** Messages that are the same everywhere: own exceptions, parsing, enums, requireNonNull, resources, chains. */
public class Messages {
  static String message(support.Tell.Body b) {
    try {
      b.run();
      return "none";
    } catch (Throwable t) {
      return t.getClass().getSimpleName() + ": " + t.getMessage();
    }
  }

  static class Coded extends RuntimeException {
    final int code;
    Coded(int code, String format, Object... args) {
      super(code + " " + String.format(format, args));
      this.code = code;
    }
  }

  static class Silent extends Exception {
    @Override
    public String getMessage() {
      return null;
    }
  }

  public static void main(String[] args) {
    p(message(() -> Integer.parseInt("abc")), message(() -> Long.parseLong("")),
        message(() -> Thread.State.valueOf("NOPE")), message(() -> Objects.requireNonNull(null, "must be there")),
        message(() -> { throw new Coded(7, "%s of %d", "part", 3); }));
    p(message(() -> { throw new Silent(); }), message(() -> { throw new Exception(); }),
        message(() -> { throw new Exception("m", new Error("c")); }),
        message(() -> { throw new Exception(new Error("c")); }), message(() -> { throw new AssertionError("detail"); }),
        message(() -> { throw new AssertionError(42); }),
        message(() -> { throw new IllegalStateException((String) null); }));
    p(message(() -> Collections.emptyList().iterator().next()), message(() -> new ArrayDeque<>().removeFirst()),
        message(() -> Optional.empty().get()), message(() -> new ArrayList<>(Arrays.asList(1)).iterator().remove()),
        message(() -> Collections.unmodifiableList(new ArrayList<>()).add(null)),
        message(() -> new ArrayList<>(Arrays.asList(1, 2)).get(5)),
        message(() -> new int[0].clone()[Integer.parseInt("0")] = 1).startsWith("ArrayIndexOutOfBoundsException"));
    p(message(() -> new ArrayList<>(-5)), message(() -> new HashMap<>(-1)), message(() -> { Object o = new int[-3]; }),
        message(() -> Arrays.copyOfRange(new int[3], 2, 1)), message(() -> new Random().nextInt(0)),
        message(() -> UUID.fromString("x")).startsWith("IllegalArgumentException"),
        message(() -> Locale.forLanguageTag(null)).startsWith("NullPointerException"));
    p(message(() -> { throw new java.io.UncheckedIOException("wrapped", new java.io.IOException("io")); }),
        message(() -> { throw new java.util.concurrent.ExecutionException(new Error("cause")); }),
        message(() -> { throw new java.lang.reflect.InvocationTargetException(new Error(), "text"); }),
        message(() -> { throw new MissingResourceException("a", "b", "c"); }),
        message(() -> { throw new NumberFormatException(); }),
        message(() -> { throw new StringIndexOutOfBoundsException("mine"); }),
        message(() -> { throw new ArrayStoreException("x"); }));
    Throwable t = new Coded(1, "plain");
    p(t, t.getLocalizedMessage(), ((Coded) t).code, new Exception("a\nb"), new Error(" "),
        new Throwable("top", new Throwable("bottom")).getCause().getMessage());
  }
}
