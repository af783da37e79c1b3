package dispatch;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Interfaces as mixins with state in maps, decorators, delegation by hand and by proxies, chains of super calls. */
public class Mixins {
  interface Named {
    Map<Object, String> NAMES = new IdentityHashMap<>();
    default void name(String s) { NAMES.put(this, s); }
    default String name() { return NAMES.getOrDefault(this, "anonymous"); }
  }
  interface Counted {
    Map<Object, Integer> COUNTS = new IdentityHashMap<>();
    default int hit() { return COUNTS.merge(this, 1, Integer::sum); }
  }
  static class Thing implements Named, Counted {
    @Override
    public String toString() {
      return name() + hit();
    }
  }

  interface Stream1 {
    String read();
    default Stream1 upper() { return () -> read().toUpperCase(); }
    default Stream1 twice() { return () -> read() + read(); }
  }
  static abstract class Filter implements Stream1 {
    protected final Stream1 inner;
    Filter(Stream1 i) { inner = i; }
    @Override
    public String read() {
      return inner.read();
    }
  }
  static class Brackets extends Filter {
    Brackets(Stream1 i) { super(i); }
    @Override
    public String read() {
      return "[" + super.read() + "]";
    }
  }
  static class Counter extends Filter {
    int n;
    Counter(Stream1 i) { super(i); }
    @Override
    public String read() {
      return super.read() + ++n;
    }
  }
  static class Double2 extends Brackets {
    Double2(Stream1 i) { super(i); }
    @Override
    public String read() {
      return super.read() + super.read();
    }
  }

  static class Level0 {
    String go(int n) { return "0:" + n; }
    String again(int n) { return go(n + 1); }
  }
  static class Level1 extends Level0 {
    @Override
    String go(int n) {
      return "1(" + super.go(n * 2) + ")";
    }
  }
  static class Level2 extends Level1 {
    @Override
    String again(int n) {
      return "2" + super.again(n);
    }
  }
  static class Level3 extends Level2 {
    @Override
    String go(int n) {
      return n > 5 ? super.go(n) : "3" + super.again(n);
    }
  }

  static class ListWrap<T> extends AbstractList<T> {
    private final List<T> inner;
    int reads;
    ListWrap(List<T> l) { inner = l; }
    @Override
    public T get(int i) {
      reads++;
      return inner.get(i);
    }
    @Override
    public int size() {
      return inner.size();
    }
    @Override
    public T set(int i, T t) {
      return inner.set(i, t);
    }
  }

  public static void main(String[] args) {
    Thing a = new Thing(), b = new Thing();
    a.name("first");
    p(a, b, a, b, Named.NAMES.size(), a.name(), ((Counted) b).hit());
    Counter c = new Counter(() -> "x");
    p(new Brackets(c).read(), new Double2(c).read(), c.upper().twice().read(),
        new Brackets(new Brackets(c)).twice().upper().read(), c.n);
    for (Level0 l : new Level0[] {new Level0(), new Level1(), new Level2(), new Level3()})
      p(l.go(1), l.again(3), l.go(9));
    ListWrap<Integer> w = new ListWrap<>(new ArrayList<>(Arrays.asList(3, 1, 2)));
    Collections.sort(w);
    p(w, w.indexOf(2), w.contains(9), w.subList(1, 3), w.equals(Arrays.asList(1, 2, 3)), w.reads > 0,
        thrown(() -> w.add(1)), Collections.max(w));
  }
}
