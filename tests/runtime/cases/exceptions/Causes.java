package exceptions;

import static support.Tell.p;
import static support.Tell.thrown;

import java.io.*;

/** Causes, messages, toString, printStackTrace and getLocalizedMessage. */
public class Causes {
  static class Own extends Exception {
    Own(String m, Throwable c) { super(m, c); }
    @Override
    public String getMessage() {
      return "own " + super.getMessage();
    }
    @Override
    public String getLocalizedMessage() {
      return "local " + getMessage();
    }
  }

  static class Odd extends RuntimeException {
    @Override
    public String toString() {
      return "odd";
    }
    @Override
    public synchronized Throwable fillInStackTrace() {
      return this;
    }
  }

  public static void main(String[] args) {
    Throwable root = new IllegalStateException("root");
    p(new Exception(root).getMessage(), new Exception((Throwable) null).getMessage(),
        new Exception("m", root).getMessage(), new RuntimeException(root), new Error(), new Exception((String) null),
        new Exception(""));
    Own own = new Own("text", root);
    p(own, own.getMessage(), own.getCause() == root, new Odd(), new Odd().getStackTrace().length);
    Exception late = new Exception("late");
    p(late.initCause(root) == late, thrown(() -> late.initCause(new Error())), thrown(() -> own.initCause(null)),
        thrown(() -> {
          Exception e = new Exception();
          e.initCause(e);
        }),
        new Exception("x", null).getCause(), thrown(() -> new Exception("x", null).initCause(root)));
    StringWriter w = new StringWriter();
    Exception top = new Exception("top", new RuntimeException("middle", new Own("bottom", null)));
    top.addSuppressed(new Error("side", new Odd()));
    top.setStackTrace(new StackTraceElement[] {new StackTraceElement("p.C", "m", "C.java", 12),
        new StackTraceElement("p.D", "n", null, -1), new StackTraceElement("p.E", "nat", "E.java", -2)});
    top.getCause().setStackTrace(new StackTraceElement[] {new StackTraceElement("p.X", "inner", "X.java", 3),
        new StackTraceElement("p.D", "n", null, -1), new StackTraceElement("p.E", "nat", "E.java", -2)});
    top.getCause().getCause().setStackTrace(new StackTraceElement[0]);
    top.getSuppressed()[0].setStackTrace(new StackTraceElement[] {new StackTraceElement("p.E", "nat", "E.java", -2)});
    top.printStackTrace(new PrintWriter(w, true));
    p(w.toString().replace("\t", "    "));
    Exception loop = new Exception("loop"), back = new Exception("back", loop);
    loop.initCause(back);
    loop.setStackTrace(new StackTraceElement[0]);
    back.setStackTrace(new StackTraceElement[0]);
    StringWriter cycle = new StringWriter();
    loop.printStackTrace(new PrintWriter(cycle, true));
    p(cycle.toString().contains("CIRCULAR"), thrown(() -> loop.setStackTrace(null)),
        thrown(() -> loop.setStackTrace(new StackTraceElement[] {null})));
    p(new AssertionError(5).getMessage(), new AssertionError("x", root).getCause() == root,
        new AssertionError((Object) root).getCause() == root,
        new ExceptionInInitializerError(root).getException() == root,
        new ArrayIndexOutOfBoundsException(7).getMessage() != null,
        new StringIndexOutOfBoundsException("s").getMessage());
    p(new UncheckedIOException(new IOException("io")).getCause().getMessage(),
        new java.lang.reflect.InvocationTargetException(root).getTargetException() == root,
        new ClassNotFoundException("c", root).getException() == root,
        new java.util.ConcurrentModificationException().getMessage());
  }
}
