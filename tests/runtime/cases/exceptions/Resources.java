package exceptions;

import static support.Tell.p;
import static support.Tell.thrown;

/** try with resources: order of closing, suppressed exceptions, null resources, failures while opening. */
public class Resources {
  static StringBuilder log = new StringBuilder();

  static final class Res implements AutoCloseable {
    final String name;

    Res(String name) {
      if (name.startsWith("!")) throw new IllegalStateException("open " + name);
      this.name = name;
      log.append('+').append(name);
    }

    @Override
    public void close() {
      log.append('-').append(name);
      if (name.endsWith("?")) throw new IllegalArgumentException("close " + name);
    }
  }

  static void show(Throwable t) {
    StringBuilder b = new StringBuilder();
    for (Throwable s : t.getSuppressed())
      b.append(s.getMessage()).append('[').append(s.getSuppressed().length).append(']');
    p(log, t.getClass().getSimpleName(), t.getMessage(), b);
    log.setLength(0);
  }

  public static void main(String[] args) {
    try (Res a = new Res("a"); Res b = new Res("b")) {
      log.append(a.name).append(b.name);
    } finally {
      p(log);
      log.setLength(0);
    }
    try (Res a = new Res("a?"); Res b = new Res("b?")) {
      throw new RuntimeException("body");
    } catch (RuntimeException e) {
      show(e);
    }
    try (Res a = new Res("a?"); Res b = new Res("b?")) {
      log.append("ok");
    } catch (RuntimeException e) {
      show(e);
    }
    try (Res a = new Res("a?"); Res b = new Res("!b"); Res c = new Res("c")) {
      log.append("never");
    } catch (RuntimeException e) {
      show(e);
    }
    try (Res none = null; Res a = new Res("a")) {
      log.append(none);
    }
    p(log);
    log.setLength(0);
    for (int i = 0; i < 3; i++) {
      try (Res r = new Res("r" + i)) {
        if (i == 0) continue;
        if (i == 1) break;
      } finally {
        log.append('f');
      }
    }
    p(log, value());
    Throwable t = new Throwable("t");
    p(thrown(() -> t.addSuppressed(t)), thrown(() -> t.addSuppressed(null)), t.getSuppressed().length);
    t.addSuppressed(new Error("e"));
    Throwable[] copy = t.getSuppressed();
    copy[0] = null;
    p(t.getSuppressed()[0].getMessage());
    class Silent extends Exception {
      Silent() { super("m", null, false, false); }
    }
    Silent s = new Silent();
    s.addSuppressed(new Error());
    p(s.getSuppressed().length, s.getStackTrace().length, thrown(() -> s.initCause(new Error())));
  }

  static int value() {
    log.setLength(0);
    int x = 1;
    try (Res r = new Res("v")) {
      return x;
    } finally {
      x = 5;
      p(log, x);
    }
  }
}
