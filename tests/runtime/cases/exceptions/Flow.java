package exceptions;

import static support.Tell.p;

/** The order of try, catch and finally; returns, breaks and throws inside finally. */
public class Flow {
  static StringBuilder log = new StringBuilder();

  static int returns(int kind) {
    try {
      log.append("t");
      if (kind == 1) throw new IllegalStateException();
      if (kind == 2) return 2;
      if (kind == 3) throw new Error();
    } catch (IllegalStateException e) {
      log.append("c");
      return 1;
    } finally {
      log.append("f");
      if (kind == 3) return 3;
    }
    return 0;
  }

  @SuppressWarnings("finally")
  static int overridden() {
    try {
      return 1;
    } finally {
      return 2;
    }
  }

  static int unchanged() {
    int x = 1;
    try {
      return x;
    } finally {
      x = 99;
    }
  }

  static int[] changed() {
    int[] x = {1};
    try {
      return x;
    } finally {
      x[0] = 99;
    }
  }

  static String loops() {
    StringBuilder b = new StringBuilder();
  outer:
    for (int i = 0;; i++) {
      try {
        if (i == 1) continue;
        if (i == 3) break;
        for (int j = 0;; j++) {
          try {
            if (j == 1) continue outer;
            b.append(i).append(j);
          } finally {
            b.append('n');
          }
        }
      } finally {
        b.append('o');
      }
    }
    return b.toString();
  }

  static void nested() throws Exception {
    try {
      try {
        throw new Exception("first");
      } finally {
        log.append("[inner]");
        try {
          throw new RuntimeException("hidden");
        } catch (RuntimeException e) {
          log.append(e.getMessage());
        }
      }
    } catch (Exception e) {
      log.append(e.getMessage());
      throw new Exception("second");
    } finally {
      log.append("[outer]");
    }
  }

  public static void main(String[] args) throws Exception {
    for (int kind = 0; kind < 4; kind++) p(kind, returns(kind), log);
    p(overridden(), unchanged(), changed(), loops());
    log.setLength(0);
    try {
      nested();
    } catch (Exception e) {
      p(log, e.getMessage(), e.getCause(), e.getSuppressed().length);
    }
    try {
      try {
        throw new RuntimeException("lost");
      } finally {
        throw new IllegalArgumentException("kept");
      }
    } catch (RuntimeException e) {
      p(e.getMessage(), e.getSuppressed().length);
    }
    int depth = 0;
    for (int i = 0; i < 100; i++) {
      try {
        if (i % 3 == 0) throw new Exception();
        depth += i;
      } catch (Exception e) {
        depth -= i;
      } finally {
        depth++;
      }
    }
    p(depth);
    try {
      Object o = "s";
      p(((Integer) o).intValue());
    } catch (NullPointerException | ClassCastException e) {
      p(e.getClass().getName());
    }
    try {
      throw null;
    } catch (NullPointerException e) {
      p("thrown null");
    }
  }
}
