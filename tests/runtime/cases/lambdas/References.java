package lambdas;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Method references to inherited, super, overloaded, generic, interface, private and array methods. */
public class References {
  static class Base {
    String hello() { return "base " + name(); }
    String name() { return "B"; }
    protected String prot() { return "prot"; }
  }

  static class Derived extends Base {
    @Override
    String hello() {
      return "derived";
    }
    @Override
    String name() {
      return "D";
    }
    Supplier<String> viaSuper() { return super::hello; }
    Supplier<String> viaThis() { return this::hello; }
    Supplier<String> inherited() { return this::prot; }
    private String secret(int x) { return "secret" + x; }
    IntFunction<String> viaPrivate() { return this::secret; }
  }

  interface Greeter {
    default String greet(String s) { return "hello " + s; }
  }
  static class Polite implements Greeter {
    @Override
    public String greet(String s) {
      return "good day " + s;
    }
    UnaryOperator<String> old() { return Greeter.super::greet; }
  }

  class Inner {
    final int x;
    Inner(int x) { this.x = x + seed; }
  }

  int seed = 1000;
  IntFunction<Inner> maker() { return Inner::new; }

  static String over(int x) { return "int"; }
  static String over(Integer x) { return "Integer"; }
  static String over(long x) { return "long"; }
  static String over(Object x) { return "Object"; }
  static int count(String... s) { return s.length; }

  public static void main(String[] args) {
    Derived d = new Derived();
    p(d.viaSuper().get(), d.viaThis().get(), d.inherited().get(), d.viaPrivate().apply(7),
        new Polite().old().apply("x"), ((Function<String, String>) new Polite()::greet).apply("y"));
    Function<Base, String> virtual = Base::hello;
    p(virtual.apply(d), virtual.apply(new Base()));
    IntFunction<String> a = References::over;
    Function<Integer, String> b = References::over;
    LongFunction<String> c = References::over;
    Function<String, String> e = References::over;
    Function<Short, String> f = References::over;
    p(a.apply(1), b.apply(1), c.apply(1), e.apply("s"), f.apply((short) 1));
    Supplier<Integer> none = References::count;
    Function<String, Integer> one = References::count;
    BiFunction<String, String, Integer> two = References::count;
    Function<String[], Integer> array = References::count;
    p(none.get(), one.apply("a"), two.apply("a", "b"), array.apply(new String[5]));
    p(new References().maker().apply(5).x);
    int[] numbers = {3, 1, 2};
    Supplier<int[]> cloned = numbers::clone;
    int[] copy = cloned.get();
    copy[0] = 99;
    p(numbers, copy, ((ToIntFunction<int[]>) x -> x.length).applyAsInt(numbers));
    p(Stream.of("b", "a", "c").sorted(String::compareTo).collect(Collectors.toCollection(LinkedList::new)),
        Stream.of(1, 2, 3).map(Integer::toBinaryString).toArray(String[] ::new),
        Stream.of("x").map(String::new).findFirst().get());
    Map<String, Supplier<Collection<Integer>>> makers = new LinkedHashMap<>();
    makers.put("list", ArrayList::new);
    makers.put("set", TreeSet::new);
    makers.put("deque", ArrayDeque::new);
    makers.forEach((n, m) -> {
      Collection<Integer> made = m.get();
      Stream.of(3, 1, 3).forEach(made::add);
      p(n, made);
    });
    BiPredicate<List<String>, Object> contains = List::contains;
    BiFunction<String, Integer, Character> charAt = String::charAt;
    Function<Map.Entry<String, Integer>, String> key = Map.Entry::getKey;
    Predicate<Object> isString = String.class ::isInstance;
    Function<Object, Number> toNumber = Number.class ::cast;
    p(contains.test(Arrays.asList("q"), "q"), charAt.apply("hello", 1),
        key.apply(new AbstractMap.SimpleEntry<>("k", 1)), isString.test("s"), isString.test(1), toNumber.apply(5),
        thrown(() -> toNumber.apply("x")), thrown(() -> charAt.apply("a", 5)));
    Comparator<Base> byName = Comparator.comparing(Base::name);
    p(byName.compare(new Base(), d), ((Supplier<Thread>) Thread::currentThread).get() == Thread.currentThread(),
        ((IntSupplier) "four" ::length).getAsInt());
  }
}
