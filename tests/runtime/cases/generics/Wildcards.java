package generics;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.function.*;

/** Wildcards and bounds at work: copying, comparing, recursive bounds, generic methods with several parameters. */
public class Wildcards {
  static <T> void copy(List<? super T> to, List<? extends T> from) {
    for (T t : from) to.add(t);
  }
  static <A, B extends A> boolean holds(Collection<A> c, B b) { return c.contains(b); }
  static <T, R extends Collection<? super T>> R into(Iterable<? extends T> from, Supplier<R> make) {
    R r = make.get();
    for (T t : from) r.add(t);
    return r;
  }
  static <K, V extends Comparable<? super V>> List<K> ranked(Map<K, V> m) {
    List<K> l = new ArrayList<>(m.keySet());
    l.sort((a, b) -> m.get(b).compareTo(m.get(a)));
    return l;
  }
  static int count(Collection<?> c, Predicate<? super Object> p) {
    int n = 0;
    for (Object o : c)
      if (p.test(o)) n++;
    return n;
  }
  static <T> T first(List<? extends T> l, T or) { return l.isEmpty() ? or : l.get(0); }
  static <E extends Enum<E>> E next(E e) {
    E[] all = e.getDeclaringClass().getEnumConstants();
    return all[(e.ordinal() + 1) % all.length];
  }

  static abstract class Builder<B extends Builder<B>> {
    final StringBuilder out = new StringBuilder();
    abstract B self();
    B add(String s) {
      out.append(s);
      return self();
    }
  }

  static class Loud extends Builder<Loud> {
    @Override
    Loud self() {
      return this;
    }
    Loud shout() {
      out.append('!');
      return this;
    }
  }

  interface Monoid<T> {
    T zero();
    T plus(T a, T b);
    default T sum(Collection<? extends T> c) {
      T r = zero();
      for (T t : c) r = plus(r, t);
      return r;
    }
    static <T> Monoid<T> of(T z, BinaryOperator<T> f) {
      return new Monoid<T>() {
        @Override
        public T zero() {
          return z;
        }
        @Override
        public T plus(T a, T b) {
          return f.apply(a, b);
        }
      };
    }
  }

  static class Cell<T extends Comparable<T> & CharSequence> {
    T best;
    void offer(T t) {
      if (best == null || t.compareTo(best) > 0) best = t;
    }
    int length() { return best.length(); }
  }

  public static void main(String[] args) {
    List<Object> objects = new ArrayList<>();
    copy(objects, Arrays.asList(1, 2));
    copy(objects, Arrays.asList("x"));
    Wildcards.<Number>copy(objects, Arrays.asList(2.5, 3L));
    p(objects, holds(objects, "x"), holds(Arrays.<Number>asList(1, 2.5), 2.5),
        into(Arrays.asList(3, 1, 2), TreeSet::new), into(new HashSet<>(Arrays.asList("q")), ArrayDeque::new));
    Map<String, Integer> m = new HashMap<>();
    m.put("a", 3);
    m.put("b", 9);
    m.put("c", 5);
    p(ranked(m), count(objects, o -> o instanceof Number), first(Collections.<Integer>emptyList(), 7),
        first(Arrays.asList(1), (Number) 2.0), next(Thread.State.TERMINATED));
    p(new Loud().add("a").shout().add("b").shout().out, Monoid.of(0, Integer::sum).sum(Arrays.asList(1, 2, 3)),
        Monoid.of("", String::concat).sum(Arrays.asList("a", "b")),
        Monoid
            .<List<Integer>>of(new ArrayList<>(),
                (a, b) -> {
                  List<Integer> r = new ArrayList<>(a);
                  r.addAll(b);
                  return r;
                })
            .sum(Arrays.asList(Arrays.asList(1), Arrays.asList(2, 3))));
    Cell<String> c = new Cell<>();
    c.offer("pear");
    c.offer("plum");
    c.offer("fig");
    p(c.best, c.length(), thrown(() -> ((Cell) c).offer((Comparable) 5)));
    Function<? super Integer, ? extends Number> f = x -> x / 2.0;
    Comparator<? super String> cmp = Comparator.comparing(Object::toString);
    p(f.apply(5).intValue(), cmp.compare("a", "b"), Collections.<Comparable<?>>singleton(1).size());
  }
}
