package exceptions;

import static support.Tell.p;

/** Method names and lines of stack traces: nested calls, constructors, initializers, lambdas, inner classes. */
public class StackTraces {
  static void show(String what, Throwable t) {
    StringBuilder b = new StringBuilder(what).append(':');
    for (StackTraceElement e : t.getStackTrace()) {
      if (e.getClassName().startsWith("exceptions.") && !e.getMethodName().startsWith("lambda$")) {
        b.append(' ')
            .append(e.getClassName().substring(11))
            .append('.')
            .append(e.getMethodName())
            .append(':')
            .append(e.getLineNumber());
      }
    }
    System.out.println(b);
  }

  static int recursive(int n) {
    if (n == 0) {
      throw new IllegalStateException();
    }
    return recursive(n - 1) + 1;
  }

  static class Outer {
    int value = compute();

    int compute() {
      show("field initializer", new Throwable());
      return 1;
    }

    Outer() { show("constructor", new Throwable()); }

    class Inner {
      {
        show("block", new Throwable());
      }
    }

    static class Failing {
      static int x = 1;
      static { show("static", new Throwable()); }
    }
  }

  interface Shape {
    default void area() { show("default", new Throwable()); }
  }

  static <T extends Comparable<T>> int compare(T a, T b) { return a.compareTo(b); }

  static class Cmp implements Comparable<Cmp> {
    @Override
    public int compareTo(Cmp o) {
      show("bridge", new Throwable());
      return 0;
    }
  }

  public static void main(String[] args) {
    try {
      recursive(3);
    } catch (IllegalStateException e) {
      show("recursive", e);
      p(e.getStackTrace().length >= 5, e.getStackTrace()[0].getFileName(), e.getStackTrace()[0].isNativeMethod());
    }
    Outer.Inner inner = new Outer().new Inner();
    int x = Outer.Failing.x;
    new Shape() {}.area();
    compare(new Cmp(), new Cmp());
    Runnable r = () -> show("lambda", new Throwable());
    r.run();
    try {
      int[] a = new int[1];
      a[0] = 1;
      a[x] = a[0] / (x - x);
    } catch (ArithmeticException e) {
      show("division", e);
    }
    try {
      Object o = inner;
      String s = (String) o;
    } catch (ClassCastException e) {
      show("cast", e);
    }
    Throwable made = new Throwable();
    try {
      throw made;
    } catch (Throwable t) {
      show("where it was made", t);
      t.fillInStackTrace();
      show("filled again", t);
    }
    StackTraceElement here = new Throwable().getStackTrace()[0];
    p(here.getMethodName(), here.getClassName(), here.getLineNumber(), here);
    StackTraceElement made1 = new StackTraceElement("a.B", "c", "B.java", 5);
    p(made1, made1.equals(new StackTraceElement("a.B", "c", "B.java", 5)), new StackTraceElement("a.B", "c", null, 5),
        new StackTraceElement("a.B", "c", "B.java", -2));
  }
}
