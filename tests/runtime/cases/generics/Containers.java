package generics;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.function.*;

/** A generic matrix, event handlers by type, a heterogeneous container, bounded caches, and a type-safe builder. */
public class Containers {
  static final class Grid<T> implements Iterable<T> {
    private final List<List<T>> rows = new ArrayList<>();
    Grid(int r, int c, BiFunction<Integer, Integer, ? extends T> f) {
      for (int i = 0; i < r; i++) {
        List<T> row = new ArrayList<>();
        for (int j = 0; j < c; j++) row.add(f.apply(i, j));
        rows.add(row);
      }
    }
    T at(int r, int c) { return rows.get(r).get(c); }
    <R> Grid<R> map(Function<? super T, ? extends R> f) {
      return new Grid<>(rows.size(), rows.get(0).size(), (i, j) -> f.apply(at(i, j)));
    }
    Grid<T> transpose() { return new Grid<>(rows.get(0).size(), rows.size(), (i, j) -> at(j, i)); }
    <U, R> Grid<R> zip(Grid<U> o, BiFunction<? super T, ? super U, ? extends R> f) {
      return new Grid<>(rows.size(), rows.get(0).size(), (i, j) -> f.apply(at(i, j), o.at(i, j)));
    }
    @Override
    public Iterator<T> iterator() {
      List<T> all = new ArrayList<>();
      rows.forEach(all::addAll);
      return all.iterator();
    }
    @Override
    public String toString() {
      return rows.toString();
    }
  }

  static final class Favorites {
    private final Map<Class<?>, Object> map = new LinkedHashMap<>();
    <T> Favorites put(Class<T> k, T v) {
      map.put(Objects.requireNonNull(k), k.cast(v));
      return this;
    }
    <T> T get(Class<T> k) { return k.cast(map.get(k)); }
  }

  static final class Bus {
    private final Map<Class<?>, List<Consumer<Object>>> handlers = new LinkedHashMap<>();
    <E> void on(Class<E> type, Consumer<? super E> h) {
      handlers.computeIfAbsent(type, k -> new ArrayList<>()).add(o -> h.accept(type.cast(o)));
    }
    int fire(Object e) {
      int n = 0;
      for (Map.Entry<Class<?>, List<Consumer<Object>>> x : handlers.entrySet())
        if (x.getKey().isInstance(e))
          for (Consumer<Object> h : x.getValue()) {
            h.accept(e);
            n++;
          }
      return n;
    }
  }

  static final class Top<T> {
    private final TreeSet<T> best;
    private final int n;
    Top(int n, Comparator<? super T> c) {
      this.n = n;
      best = new TreeSet<>(c);
    }
    Top<T> add(Iterable<? extends T> all) {
      for (T t : all) {
        best.add(t);
        if (best.size() > n) best.pollFirst();
      }
      return this;
    }
    List<T> list() { return new ArrayList<>(best.descendingSet()); }
  }

  @SafeVarargs
  static <T> Optional<T> firstMatch(Predicate<? super T> p, T... all) {
    for (T t : all)
      if (p.test(t)) return Optional.of(t);
    return Optional.empty();
  }

  public static void main(String[] args) {
    Grid<Integer> g = new Grid<>(2, 3, (i, j) -> i * 10 + j);
    int sum = 0;
    for (int x : g) sum += x;
    p(g, g.transpose(), g.map(x -> "<" + x + ">").at(1, 2), g.zip(g.map(x -> x * 0.5), (a, b) -> a + b), sum,
        g.<Object>map(x -> x).at(0, 0));
    Favorites f = new Favorites().put(String.class, "java").put(Integer.class, 42).put(Class.class, Bus.class);
    p(f.get(String.class), f.get(Integer.class) + 1, f.get(Class.class).getSimpleName(), f.get(Double.class),
        thrown(() -> ((Favorites) f).put((Class) Integer.class, "wrong")));
    Bus bus = new Bus();
    StringBuilder log = new StringBuilder();
    bus.on(Number.class, n -> log.append("n").append(n.intValue()));
    bus.on(Integer.class, i -> log.append("i").append(i + 1));
    bus.on(CharSequence.class, s -> log.append("s").append(s.length()));
    bus.on(Object.class, o -> log.append('.'));
    p(bus.fire(5), bus.fire(2.9), bus.fire("text"), bus.fire('c'), log);
    p(new Top<>(3, Comparator.<Integer>naturalOrder()).add(Arrays.asList(5, 1, 9, 7, 9, 3)).list(),
        new Top<>(2, Comparator.comparing(Object::toString)).add(new TreeSet<>(Arrays.asList("b", "zz", "a"))).list());
    p(firstMatch(x -> x > 2, 1, 3, 5), firstMatch(s -> s.toString().isEmpty(), "a", 'b'), firstMatch(Objects::nonNull));
  }
}
