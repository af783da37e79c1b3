package initialisation;

import static support.Tell.p;

/** An initialiser that throws: ExceptionInInitializerError first, NoClassDefFoundError afterwards. */
public class Failure {
  static int attempts;

  static class Bad {
    static final int CONSTANT = 7;
    static int before = 3;
    static int x = 1 / (attempts++ - attempts + 1);
    static void call() {}
  }

  static class Heir extends Bad {
    static { attempts += 100; }
  }

  static class ThrowsError {
    static {
      if (attempts >= 0) throw new AssertionError("error stays itself");
    }
    static int y;
  }

  static class Outer {
    static int v = Inner.w;
    static class Inner { static int w = Integer.parseInt("w"); }
  }

  static class Instance {
    static final Instance ONE = new Instance(null);
    Instance(String s) { s.length(); }
  }

  static String chain(Throwable t) {
    StringBuilder b = new StringBuilder();
    for (; t != null; t = t.getCause()) b.append(t.getClass().getSimpleName()).append('<');
    return b.toString();
  }

  static void attempt(String what, Tell body) {
    try {
      body.run();
      p(what, "fine");
    } catch (Throwable t) {
      String text = chain(t);
      p(what, t instanceof NoClassDefFoundError ? "NoClassDefFoundError" : text);
    }
  }

  interface Tell {
    void run() throws Throwable;
  }

  public static void main(String[] args) {
    attempt("constant", () -> p(Bad.CONSTANT));
    attempt("first", () -> Bad.call());
    attempt("second", () -> Bad.call());
    attempt("field", () -> p(Bad.before));
    attempt("new", Bad::new);
    attempt("subclass", Heir::new);
    attempt("subclass again", Heir::new);
    attempt("by name", () -> Class.forName("initialisation.Failure$Bad"));
    attempt("by name, not initialised",
        () -> Class.forName("initialisation.Failure$Bad", false, Failure.class.getClassLoader()));
    attempt("reflection", () -> Bad.class.getDeclaredMethod("call").invoke(null));
    attempt("array", () -> p(new Bad[2].length));
    p(attempts);
    attempt("error", () -> p(ThrowsError.y));
    attempt("error again", () -> p(ThrowsError.y));
    attempt("outer", () -> p(Outer.v));
    attempt("outer again", () -> p(Outer.v));
    attempt("inner", () -> p(Outer.Inner.w));
    attempt("instance", () -> p(Instance.ONE));
    p(attempts, Bad.class.getSimpleName(), Bad.class.getDeclaredFields().length > 0);
  }
}
