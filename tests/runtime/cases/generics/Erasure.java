package generics;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** What erasure leaves: casts at the point of use, arrays of generics, heap pollution, equal classes. */
public class Erasure {
  static class Box<T> {
    T value;
    Box(T value) { this.value = value; }
    T get() { return value; }
    boolean is(Object o) { return o instanceof Box; }
    @SuppressWarnings("unchecked")
    <U> U as() {
      return (U) value;
    }
    T[] array(T... all) { return all; }
  }

  static class NumberBox<N extends Number & Comparable<N>> extends Box<N> {
    NumberBox(N n) { super(n); }
    int twice() { return value.intValue() * 2; }
    boolean less(N o) { return value.compareTo(o) < 0; }
  }

  @SuppressWarnings("unchecked")
  static <T> T[] make(int n) {
    return (T[]) new Object[n];
  }
  static <T> T[] made(T... all) { return all; }
  static <T> Object raw(T[] all) { return all.getClass().getSimpleName(); }
  @SuppressWarnings("unchecked")
  static <T> T cast(Object o) {
    return (T) o;
  }
  static <T extends Comparable<? super T>> T max(Collection<? extends T> c) {
    Iterator<? extends T> i = c.iterator();
    T best = i.next();
    while (i.hasNext()) {
      T t = i.next();
      if (t.compareTo(best) > 0) best = t;
    }
    return best;
  }
  static void swap(List<?> l) { swapHelp(l); }
  private static <T> void swapHelp(List<T> l) {
    T t = l.get(0);
    l.set(0, l.get(1));
    l.set(1, t);
  }
  static double sum(Collection<? extends Number> c) {
    double s = 0;
    for (Number n : c) s += n.doubleValue();
    return s;
  }
  static void fill(List<? super Integer> l) {
    for (int i = 0; i < 3; i++) l.add(i);
  }

  public static void main(String[] args) {
    Box<String> s = new Box<>("text");
    Box<Integer> i = new Box<>(5);
    p(s.getClass() == (Class<?>) i.getClass(), s.is(i), s.get().length(), i.get() + 1, s.array("a", "b").length,
        thrown(() -> { int x = ((Box<Integer>) (Box) s).get(); }), ((Box) s).get());
    Object unchecked = ((Box<Integer>) (Box) s).value;
    p(unchecked, thrown(() -> { Integer x = s.as(); }), s.<Object>as(), thrown(() -> { String[] a = make(2); }),
        ((Object[]) make(2)).length, raw(made("a")), raw(made(1, "a")), raw(new Integer[0]));
    List<String> strings = new ArrayList<>();
    ((List) strings).add(42);
    p(strings.size(), strings, thrown(() -> strings.get(0).length()), thrown(() -> {
      for (String x : strings) p(x);
    }),
        ((List<?>) strings).get(0), thrown(() -> { Object o = strings.get(0); }));
    NumberBox<Integer> n = new NumberBox<>(21);
    p(n.twice(), n.less(22), thrown(() -> ((NumberBox) n).less(2.5)), max(Arrays.asList(3, 9, 2)),
        max(Arrays.asList("x", "y")), max(new TreeSet<>(Arrays.asList(1.5, 0.5))));
    List<Object> objects = new ArrayList<>(Arrays.asList("a", 'b'));
    swap(objects);
    fill(objects);
    p(objects, sum(Arrays.asList(1, 2.5, 3L)), Erasure.<String>cast("ok"), thrown(() -> { String x = cast(1); }),
        thrown(() -> cast(1)));
    List<String>[] lists = new List[2];
    Object[] alias = lists;
    alias[0] = Arrays.asList(1, 2);
    p(lists[0].size(), thrown(() -> lists[0].get(0).isEmpty()), thrown(() -> alias[1] = "string"));
    Map<String, List<Map<Integer, ? extends Number>>> deep = new TreeMap<>();
    deep.computeIfAbsent("k", k -> new ArrayList<>()).add(Collections.singletonMap(1, 2.5f));
    for (Map.Entry<String, List<Map<Integer, ? extends Number>>> e : deep.entrySet())
      for (Map<Integer, ? extends Number> m : e.getValue())
        for (Number x : m.values()) p(e.getKey(), x.intValue());
    Comparable<String> c = String.CASE_INSENSITIVE_ORDER.compare("a", "A") == 0 ? "m" : null;
    p(c.compareTo("n"), Collections.<Integer>emptyList().size(),
        new Box<Box<Box<String>>>(new Box<>(new Box<>("deep"))).get().get().get());
  }
}
