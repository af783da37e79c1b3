package concurrent;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.concurrent.atomic.AtomicInteger;
import support.Together;

/**
 * A class is initialised once, by one thread, while the others wait; failures are seen by all; no deadlock in a cycle
 * of one thread.
 */
public class ClassInitRace {
  static final AtomicInteger INITS = new AtomicInteger();
  static final Runnable ADD = () -> INITS.addAndGet(1000);

  static class Slow {
    static int value;
    static {
      INITS.incrementAndGet();
      for (int i = 0; i < 5; i++) Thread.yield();
      value = 42;
    }
  }

  static class Bad {
    static final int X = fail();
    static int fail() {
      INITS.addAndGet(100);
      Thread.yield();
      throw new IllegalStateException();
    }
  }

  static class Starts {
    static int seen;
    static {
      Thread t = new Thread(ADD);
      t.start();
      try {
        t.join();
      } catch (InterruptedException e) {
        seen = -1;
      }
      seen += INITS.get() >= 1000 ? 7 : 0;
    }
  }

  enum Lazy {
    INSTANCE;
    final List<String> log = new ArrayList<>();
    Lazy() { Thread.yield(); }
  }

  public static void main(String[] args) {
    int[] seen = new int[3];
    Together.run(() -> seen[0] = Slow.value, () -> seen[1] = Slow.value, () -> seen[2] = Slow.value);
    p(seen, INITS);
    List<String> errors = Collections.synchronizedList(new ArrayList<>());
    support.Tell.Body touch = () -> errors.add(thrown(() -> p(Bad.X)));
    Together.run(touch, touch, touch);
    Collections.sort(errors);
    p(errors, INITS);
    p(Starts.seen, INITS);
    Lazy[] instances = new Lazy[2];
    Together.run(() -> instances[0] = Lazy.INSTANCE, () -> instances[1] = Lazy.valueOf("INSTANCE"));
    p(instances[0] == instances[1]);
  }
}
