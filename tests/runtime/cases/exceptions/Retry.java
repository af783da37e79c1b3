package exceptions;

import static support.Tell.p;

import java.util.*;
import java.util.concurrent.Callable;

/** Retrying, falling back, timeouts by counters, circuit breakers and error aggregation, with exact logs. */
public class Retry {
  static class Temporary extends Exception {
    final int attempt;
    Temporary(int a) {
      super("attempt " + a);
      attempt = a;
    }
  }
  static class GaveUp extends RuntimeException {
    GaveUp(List<Exception> all) {
      super(all.size() + " failures", all.get(all.size() - 1));
      for (Exception e : all.subList(0, all.size() - 1)) addSuppressed(e);
    }
  }

  static final StringBuilder LOG = new StringBuilder();

  static <T> T retry(int times, Callable<T> c) {
    List<Exception> failures = new ArrayList<>();
    for (int i = 1;; i++) {
      try {
        T t = c.call();
        LOG.append("ok").append(i).append(' ');
        return t;
      } catch (Temporary e) {
        LOG.append('t').append(e.attempt).append(' ');
        failures.add(e);
        if (i == times) throw new GaveUp(failures);
      } catch (RuntimeException e) {
        LOG.append("fatal ");
        for (Exception f : failures) e.addSuppressed(f);
        throw e;
      } catch (Exception e) {
        throw new IllegalStateException("unexpected", e);
      } finally {
        LOG.append('.');
      }
    }
  }

  static Callable<Integer> flaky(int failures, int result) {
    int[] n = {0};
    return () -> {
      if (n[0]++ < failures) throw new Temporary(n[0]);
      return result / (result - 7);
    };
  }

  static class Breaker {
    int failures, open;
    String call(Callable<String> c) {
      if (open > 0) {
        open--;
        return "open";
      }
      try {
        String s = c.call();
        failures = 0;
        return s;
      } catch (Exception e) {
        if (++failures == 2) {
          open = 2;
          failures = 0;
        }
        return "fail:" + e.getMessage();
      }
    }
  }

  public static void main(String[] args) {
    p(retry(3, flaky(0, 14)), retry(3, flaky(2, 14)), LOG);
    LOG.setLength(0);
    for (Callable<Integer> c :
        Arrays.asList(flaky(5, 1), flaky(1, 7), (Callable<Integer>) () -> { throw new java.io.IOException("disk"); })) {
      try {
        p(retry(3, c));
      } catch (RuntimeException e) {
        p(e.getClass().getSimpleName(), e.getCause() == null ? "-" : e.getCause().getMessage(),
            e.getSuppressed().length, LOG);
      }
      LOG.setLength(0);
    }
    Breaker b = new Breaker();
    StringBuilder out = new StringBuilder();
    int[] n = {0};
    for (int i = 0; i < 12; i++)
      out.append(b.call(() -> {
           if (n[0]++ % 5 < 3) throw new Temporary(n[0]);
           return "v" + n[0];
         }))
          .append(' ');
    p(out, n[0]);
    Map<String, String> errors = new TreeMap<>();
    for (String s : "1 x 3 4.5 -2".split(" ")) {
      try {
        int v = Integer.parseInt(s);
        if (v < 0) throw new IllegalArgumentException("negative " + v);
        errors.put(s, "fine");
      } catch (NumberFormatException e) {
        errors.put(s, "number");
      } catch (IllegalArgumentException e) {
        errors.put(s, e.getMessage());
      }
    }
    p(errors);
  }
}
