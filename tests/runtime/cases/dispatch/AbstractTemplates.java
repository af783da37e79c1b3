package dispatch;

import static support.Tell.p;

import java.util.*;

/**
 * Abstract classes with template methods, hooks, partial implementation of interfaces, and abstract overriding
 * concrete.
 */
public class AbstractTemplates {
  interface Source<T> {
    boolean has();
    T next();
    default List<T> all() {
      List<T> l = new ArrayList<>();
      while (has()) l.add(next());
      return l;
    }
  }

  static abstract class Counting implements Source<Integer> {
    private int given;
    protected abstract int compute(int n);
    protected int limit() { return 5; }
    @Override
    public final boolean has() {
      return given < limit();
    }
    @Override
    public final Integer next() {
      before(given);
      return compute(given++);
    }
    protected void before(int n) {}
  }

  static class Squares extends Counting {
    @Override
    protected int compute(int n) {
      return n * n;
    }
  }

  static class Fib extends Counting {
    private int a = 0, b = 1;
    @Override
    protected int compute(int n) {
      int t = a;
      a = b;
      b += t;
      return t;
    }
    @Override
    protected int limit() {
      return super.limit() * 2;
    }
  }

  static class Logged extends Fib {
    final StringBuilder log = new StringBuilder();
    @Override
    protected void before(int n) {
      super.before(n);
      log.append(n).append('.');
    }
  }

  static class Concrete {
    String say() { return "concrete"; }
  }
  static abstract class Again extends Concrete {
    @Override abstract String say();
    String twice() { return say() + say(); }
  }
  static class Leaf extends Again {
    @Override
    String say() {
      return "leaf";
    }
  }

  static abstract class Handler {
    private final Handler next;
    Handler(Handler next) { this.next = next; }
    final String handle(int x) { return accepts(x) ? name() + x : next == null ? "nobody" : next.handle(x); }
    protected abstract boolean accepts(int x);
    protected String name() { return getClass().getSimpleName(); }
  }

  static class Even extends Handler {
    Even(Handler n) { super(n); }
    @Override
    protected boolean accepts(int x) {
      return x % 2 == 0;
    }
  }
  static class Big extends Handler {
    Big(Handler n) { super(n); }
    @Override
    protected boolean accepts(int x) {
      return x > 100;
    }
    @Override
    protected String name() {
      return "BIG" + super.name();
    }
  }

  public static void main(String[] args) {
    Logged l = new Logged();
    p(new Squares().all(), new Fib().all(), l.all(), l.log, new Leaf().twice(), ((Concrete) new Leaf()).say());
    Handler h = new Big(new Even(new Handler(null) {
      @Override
      protected boolean accepts(int x) {
        return x == 7;
      }
      @Override
      protected String name() {
        return "seven";
      }
    }));
    for (int x : new int[] {4, 7, 9, 101, 102}) System.out.print(h.handle(x) + " ");
    System.out.println();
    Source<String> s = new Source<String>() {
      int n = 3;
      @Override
      public boolean has() {
        return n > 0;
      }
      @Override
      public String next() {
        return "s" + n--;
      }
    };
    p(s.all(), s.all());
  }
}
