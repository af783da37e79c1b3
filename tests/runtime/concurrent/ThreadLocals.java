package concurrent;

import static support.Tell.p;
import static support.Tell.thrown;

import support.Together;

/** ThreadLocal and InheritableThreadLocal: initial values, removal, inheritance, separation between threads. */
public class ThreadLocals {
  static final ThreadLocal<Integer> COUNT = ThreadLocal.withInitial(() -> 10);
  static final ThreadLocal<StringBuilder> TEXT = new ThreadLocal<StringBuilder>() {
    @Override
    protected StringBuilder initialValue() {
      return new StringBuilder(Thread.currentThread().getName());
    }
  };
  static final InheritableThreadLocal<String> INHERITED = new InheritableThreadLocal<String>() {
    @Override
    protected String childValue(String parent) {
      return parent + "+child";
    }
  };

  public static void main(String[] args) throws Exception {
    ThreadLocal<String> plain = new ThreadLocal<>();
    p(plain.get(), COUNT.get(), TEXT.get());
    plain.set("main");
    COUNT.set(COUNT.get() + 1);
    INHERITED.set("root");
    TEXT.get().append('!');
    String[] seen = new String[2];
    Together.run(
        ()
            -> {
          for (int i = 0; i < 5; i++) {
            COUNT.set(COUNT.get() * 2);
            Thread.yield();
          }
          seen[0] = plain.get() + COUNT.get() + TEXT.get() + INHERITED.get();
        },
        () -> {
          COUNT.remove();
          Thread.yield();
          plain.set("B");
          INHERITED.set(INHERITED.get() + "/B");
          Thread inner = new Thread(() -> seen[1] = INHERITED.get() + plain.get());
          inner.start();
          inner.join();
          seen[1] += INHERITED.get() + COUNT.get() + plain.get();
        });
    p(seen, plain.get(), COUNT.get(), TEXT.get(), INHERITED.get());
    COUNT.remove();
    plain.remove();
    INHERITED.remove();
    p(COUNT.get(), plain.get(), INHERITED.get());
    plain.set(null);
    p(plain.get());
    ThreadLocal<?>[] many = new ThreadLocal<?>[ 200 ];
    int sum = 0;
    for (int i = 0; i < 200; i++) {
      int n = i;
      many[i] = ThreadLocal.withInitial(() -> n);
    }
    for (int i = 0; i < 200; i += 2) many[i].remove();
    for (ThreadLocal<?> l : many) sum += (Integer) l.get();
    p(sum, thrown(() -> ThreadLocal.withInitial(null)));
    ThreadLocal<Integer> recursive = new ThreadLocal<Integer>() {
      @Override
      protected Integer initialValue() {
        return COUNT.get() + 1;
      }
    };
    COUNT.remove();
    p(recursive.get(), COUNT.get());
  }
}
