package exceptions;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Clean-up order of nested resources, locks and counters, when bodies return, break, throw or loop. */
public class CleanUp {
  static final List<String> LOG = new ArrayList<>();

  static final class Handle implements AutoCloseable {
    static int open;
    final String name;
    Handle(String n) {
      name = n;
      open++;
      LOG.add("+" + n);
    }
    Handle child(String n) { return new Handle(name + n); }
    @Override
    public void close() throws java.io.IOException {
      open--;
      LOG.add("-" + name);
      if (name.endsWith("!")) throw new java.io.IOException(name);
    }
  }

  static int work(int kind) throws Exception {
    try (Handle a = new Handle("a"); Handle b = a.child("b")) {
      for (int i = 0;; i++) {
        try (Handle c = b.child("" + i)) {
          if (kind == 0) return i;
          if (kind == 1 && i == 1) break;
          if (kind == 2 && i == 1) throw new IllegalStateException("kind 2");
          if (kind == 3) {
            try (Handle bad = c.child("!")) {
              throw new IllegalArgumentException("body");
            }
          }
          if (kind == 4) try (Handle bad = c.child("!")) {
              continue;
            }
          if (i == 2) return 100 + i;
        } finally {
          LOG.add("f" + i);
        }
      }
      return -1;
    } finally {
      LOG.add("end");
    }
  }

  static class Pool {
    private final Deque<String> free = new ArrayDeque<>(Arrays.asList("x", "y"));
    <R> R with(java.util.function.Function<String, R> f) {
      String s = free.pop();
      try {
        return f.apply(s);
      } finally {
        free.push(s);
      }
    }
  }

  public static void main(String[] args) {
    for (int k = 0; k < 6; k++) {
      LOG.clear();
      try {
        p(k, work(k), LOG, Handle.open);
      } catch (Exception e) {
        p(k, e.getClass().getSimpleName(), e.getMessage(), e.getSuppressed().length,
            e.getSuppressed().length > 0 ? e.getSuppressed()[0].getMessage() : "", LOG, Handle.open);
      }
    }
    Pool pool = new Pool();
    p(pool.with(s -> s + pool.with(t -> t + pool.free.size())), pool.free,
        thrown(() -> pool.with(s -> pool.with(t -> pool.with(u -> u)))), pool.free);
    int depth = 0;
    StringBuilder order = new StringBuilder();
    try {
      try {
        depth++;
        try {
          depth++;
          Object o = null;
          o.hashCode();
        } finally {
          order.append(depth--);
        }
      } catch (NullPointerException e) {
        order.append('n');
        throw new RuntimeException(e);
      } finally {
        order.append(depth--);
      }
    } catch (RuntimeException e) {
      order.append(e.getCause().getClass().getSimpleName());
    }
    p(order, depth);
  }
}
