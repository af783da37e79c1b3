package exceptions;

import static support.Tell.p;
import static support.Tell.thrown;

/** Exceptions thrown while handling exceptions, many levels deep, through loops and switch. */
public class Nesting {
  static StringBuilder log = new StringBuilder();

  static int level(int n) {
    try {
      if (n == 0) throw new IllegalStateException("bottom");
      return level(n - 1) + 1;
    } catch (IllegalStateException e) {
      log.append('c').append(n);
      if (n % 2 == 0) throw new IllegalArgumentException("from " + n, e);
      return -100;
    } catch (IllegalArgumentException e) {
      log.append('a').append(n);
      throw n == 3 ? e : new IllegalStateException("wrapped " + n, e);
    } finally {
      log.append('f').append(n);
      if (n == 5) log.append('!');
    }
  }

  static String chain(Throwable t) {
    StringBuilder b = new StringBuilder();
    for (int i = 0; t != null && i < 10; t = t.getCause(), i++) b.append(t.getMessage()).append('>');
    return b.toString();
  }

  static int inLoop() {
    int total = 0;
    for (int i = 0; i < 10; i++) {
      try {
        try {
          switch (i % 4) {
            case 0: continue;
            case 1: throw new RuntimeException("one");
            case 2: total += 100; break;
            default: total += Integer.parseInt("x" + i);
          }
          total += 1;
        } catch (NumberFormatException e) {
          total += 1000;
          if (i > 6) break;
        } finally {
          total += 10000;
        }
      } catch (RuntimeException e) {
        total += 100000;
      }
    }
    return total;
  }

  public static void main(String[] args) {
    for (int n = 0; n < 7; n++) {
      log.setLength(0);
      try {
        p(n, level(n), log);
      } catch (RuntimeException e) {
        p(n, chain(e), log);
      }
    }
    p(inLoop());
    Exception deep = new Exception("0");
    for (int i = 1; i < 50; i++) deep = new Exception("" + i, deep);
    int depth = 0;
    for (Throwable t = deep; t != null; t = t.getCause()) depth++;
    p(depth);
    try {
      try {
        throw new Exception("a");
      } finally {
        try {
          throw new Exception("b");
        } finally {
          log.setLength(0);
          log.append("both");
        }
      }
    } catch (Exception e) {
      p(e.getMessage(), log);
    }
    Object lock = new Object();
    p(thrown(() -> { synchronized (lock) { try { throw new Error();
  }
  finally {
    synchronized (lock) { log.append(Thread.holdsLock(lock)); }
  }
}
}), log, Thread.holdsLock(lock));
}
}
