package lambdas;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.function.*;

/** Lambdas and method references of every kind, stored in every functional interface. */
public class Kinds {
  final String name;
  Kinds(String name) { this.name = name; }
  Kinds() { this("none"); }
  String get() { return name; }
  String with(String s) { return name + s; }
  static int twice(int x) { return 2 * x; }
  static String join(Object... all) { return Arrays.toString(all); }
  static <T> T id(T t) { return t; }
  interface Tri<A, B, C, R> {
    R apply(A a, B b, C c);
  }
  interface IntToLong {
    long go(int x);
  }
  interface Maker {
    Kinds make(String s);
  }

  public static void main(String[] args) {
    Kinds k = new Kinds("k");
    Supplier<String> bound = k::get;
    Function<Kinds, String> unbound = Kinds::get;
    BiFunction<Kinds, String, String> two = Kinds::with;
    Function<String, String> boundOne = k::with;
    IntUnaryOperator st = Kinds::twice;
    Function<Integer, Integer> boxed = Kinds::twice;
    Supplier<Kinds> plain = Kinds::new;
    Maker maker = Kinds::new;
    Function<String, Object> wider = Kinds::new;
    IntFunction<int[]> array = int[] ::new;
    Function<Integer, String[][]> arrays = String[][] ::new;
    Tri<Object, Object, Object, String> varargs = Kinds::join;
    UnaryOperator<String> generic = Kinds::<String>id;
    IntToLong widen = Kinds::twice;
    ToLongFunction<Integer> widen2 = x -> x;
    Comparator<String> compare = String::compareToIgnoreCase;
    Function<Object, String> toString = Object::toString;
    Consumer<String> sink = new StringBuilder()::append;
    Predicate<String> empty = String::isEmpty;
    p(bound.get(), unbound.apply(new Kinds("u")), two.apply(k, "2"), boundOne.apply("1"), st.applyAsInt(4),
        boxed.apply(5), plain.get().name, maker.make("m").name, wider.apply("w").getClass().getSimpleName());
    p(array.apply(3).length, arrays.apply(2).length, varargs.apply(1, "x", null), generic.apply("g"), widen.go(1 << 30),
        widen2.applyAsLong(7), compare.compare("A", "b"), toString.apply(1.5),
        empty.negate().or(String::isEmpty).test("z"));
    sink.accept("discarded");
    BinaryOperator<Integer> sum = Integer::sum;
    IntBinaryOperator max = Math::max;
    ToIntFunction<String> length = String::length;
    IntPredicate even = x -> x % 2 == 0;
    ObjIntConsumer<List<Integer>> add = List::add;
    BooleanSupplier yes = () -> true;
    DoubleUnaryOperator root = Math::sqrt;
    LongFunction<String> text = Long::toHexString;
    ToDoubleBiFunction<Integer, Integer> ratio = (a, b) -> (double) a / b;
    List<Integer> list = new ArrayList<>();
    add.accept(list, 5);
    p(sum.apply(2, 3), max.applyAsInt(4, 9), length.applyAsInt("four"), even.and(x -> x > 2).test(4), list,
        yes.getAsBoolean(), root.applyAsDouble(2), text.apply(255), ratio.applyAsDouble(1, 3),
        BinaryOperator.minBy(Comparator.<Integer>naturalOrder()).apply(3, 1));
    Runnable r = () -> {};
    r.run();
    Callback nested = a -> b -> c -> a + b + c;
    p(nested.call("1").apply("2").apply("3"), ((Supplier<Supplier<String>>) () -> () -> "inner").get().get(),
        ((Function<Integer, Integer>) x -> x + 1).andThen(x -> x * 2).compose((Integer x) -> x - 3).apply(10));
    p(thrown(() -> {
      Kinds none = null;
      Supplier<String> s = none::get;
    }),
        thrown(() -> ((Function<Kinds, String>) Kinds::get).apply(null)),
        thrown(() -> ((Function) (Function<String, Integer>) String::length).apply(1)),
        thrown(() -> ((Supplier<Integer>) () -> 1 / args.length).get()));
    Object o = (Runnable & java.io.Serializable) () -> {};
    p(o instanceof Runnable, o instanceof java.io.Serializable, bound.getClass().isInterface(), r.equals(r),
        bound.getClass() == unbound.getClass());
    p(Arrays.asList(3, 1, 2)
            .stream()
            .sorted(Comparator.comparing(Function.<Integer>identity()).reversed())
            .map(String::valueOf)
            .reduce(String::concat)
            .get());
  }

  interface Callback {
    Function<String, Function<String, String>> call(String a);
  }
}
