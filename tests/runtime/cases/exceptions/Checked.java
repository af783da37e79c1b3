package exceptions;

import static support.Tell.p;
import static support.Tell.thrown;

import java.io.*;
import java.util.concurrent.Callable;

/**
 * Generic throws, rethrow with precise types, sneaky throws, exceptions in overridden methods and static checks at run
 * time.
 */
public class Checked {
  static <T extends Throwable> void sneaky(Throwable t) throws T {
    @SuppressWarnings("unchecked") T cast = (T) t;
    throw cast;
  }

  static void precise(boolean io) throws IOException, InterruptedException {
    try {
      if (io) throw new FileNotFoundException("f");
      throw new InterruptedException("i");
    } catch (Exception e) {
      throw e;
    }
  }

  static class Base {
    void run() throws Exception { throw new Exception("base"); }
  }

  static class Quiet extends Base {
    @Override
    void run() {
      try {
        super.run();
      } catch (RuntimeException e) {
        p("not runtime");
      } catch (Exception e) {
        p("quiet", e.getMessage());
      }
    }
  }

  static class Problem<T> {}

  static String classify(Callable<?> c) {
    try {
      return "value " + c.call();
    } catch (FileNotFoundException | ArithmeticException e) {
      return "either " + e.getClass().getSimpleName();
    } catch (IOException e) {
      return "io";
    } catch (RuntimeException e) {
      return "runtime " + (e.getCause() == null ? "" : e.getCause().getMessage());
    } catch (Exception e) {
      return "exception";
    } catch (Error e) {
      return "error";
    } finally {
      System.out.print(".");
    }
  }

  public static void main(String[] args) {
    try {
      Checked.<RuntimeException>sneaky(new IOException("sneaked"));
    } catch (Exception e) {
      p(e.getClass().getName(), e.getMessage(), e instanceof RuntimeException);
    }
    p(thrown(() -> precise(true)), thrown(() -> precise(false)));
    new Quiet().run();
    p(thrown(((Base) new Quiet())::run), thrown(new Base()::run));
    p(classify(() -> 1), classify(() -> { throw new FileNotFoundException(); }), classify(() -> 1 / (args.length)),
        classify(() -> { throw new EOFException(); }),
        classify(() -> { throw new RuntimeException(new Exception("inner")); }),
        classify(() -> { throw new Exception(); }), classify(() -> { throw new AssertionError(); }),
        classify(() -> { throw new UncheckedIOException(new IOException("u")); }));
    class Local extends RuntimeException {
      final int code;
      Local(int code) { this.code = code; }
    }
    int total = 0;
    for (int i = 0; i < 5; i++) {
      try {
        if (i % 2 == 0) throw new Local(i * 10);
        total++;
      } catch (Local e) {
        total += e.code;
      }
    }
    p(total);
    Throwable[] kinds = {new Error(), new Exception(), new RuntimeException(), new LinkageError(), new IOException(),
        new NoSuchFieldException(), new NoSuchFieldError(), new InternalError(), new NumberFormatException()};
    for (Throwable t : kinds)
      p(t, t instanceof Exception, t instanceof RuntimeException, t instanceof Error,
          t.getClass().getSuperclass().getSimpleName());
  }
}
