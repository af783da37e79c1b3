package objects;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Variable arguments: empty, null, arrays passed through, boxing, mixed with generics and constructors. */
public class Varargs {
  static String f(Object... a) {
    return a == null ? "null" : a.length + Arrays.toString(a) + a.getClass().getSimpleName();
  }
  static String ints(int... a) {
    int s = 0;
    for (int x : a) s += x;
    return a.length + ":" + s;
  }
  static String first(String s, Object... rest) { return s + rest.length; }
  static <T> List<T> list(T... a) { return new ArrayList<>(Arrays.asList(a)); }
  static <T> String type(T... a) { return a.getClass().getComponentType().getSimpleName(); }
  static String longs(long... a) { return Arrays.toString(a); }
  static String chars(char... a) { return new String(a); }
  static String nested(int[]... a) { return Arrays.deepToString(a); }
  static int calls;
  static int next() { return ++calls; }

  final int[] kept;
  Varargs(int... a) { kept = a; }
  Varargs(String s, int... a) { this(a); }

  static class Sub extends Varargs {
    Sub() { super(1, 2, 3); }
    Sub(int... a) { super(a.clone()); }
  }

  interface Fn {
    String apply(Object... args);
  }

  static void change(Object... a) {
    if (a.length > 0) a[0] = "changed";
  }

  public static void main(String[] args) {
    p(f(), f(1), f(1, "a", null), f((Object[]) null), f((Object) null), f(null, null), f(new Object[] {1, 2}),
        f((Object) new Object[] {1, 2}).startsWith("1["), f(new String[] {"x"}), f(new int[] {1}).startsWith("1[["),
        f('c', 1L, 2f, 3.0, (byte) 4, true));
    p(ints(), ints(1), ints(1, 2, 3), ints(new int[] {4, 5}), ints('a', (byte) 1), first("s"), first("s", 1, 2),
        first("s", (Object) null), thrown(() -> first("s", (Object[]) null)));
    p(list(1, 2).size(), list().size(), list("a", 1, 'c'), type("a", "b"), type(1, 2), type(1, "a").isEmpty(),
        Varargs.<Object>type("x"), longs(1, 2L, 'c', (short) 3), chars('a', 'b'), nested(new int[] {1}, new int[0], 3),
        nested(), nested(new int[] {1}));
    p(next() + f(next(), next()) + next(), calls);
    p(new Varargs().kept.length, new Varargs(5).kept, new Varargs("s", 6, 7).kept, new Sub().kept, new Sub(9).kept);
    Fn fn = a -> a.length + "!";
    Fn ref = Varargs::f;
    p(fn.apply(), fn.apply(1, 2), ref.apply("q"), String.format("%s-%s", (Object[]) new String[] {"a", "b"}),
        String.format("%s", (Object) new String[0].length));
    String[] mine = {"original"};
    change(mine);
    Object loose = "original";
    change(loose);
    p(mine, loose, thrown(() -> change((Object[]) new Integer[] {1})));
    int[] data = {1, 2};
    Varargs v = new Varargs(data);
    data[0] = 99;
    p(v.kept, v.kept == data);
    p(EnumSet
            .of(Thread.State.NEW, Thread.State.RUNNABLE, Thread.State.BLOCKED, Thread.State.WAITING,
                Thread.State.TIMED_WAITING, Thread.State.TERMINATED)
            .size(),
        Objects.hash(1, 2, 3), Objects.hash((Object) null), Arrays.asList(1, 2, 3).containsAll(Arrays.asList(1)));
  }

  static String nested(int[] a, int[] b, int... c) { return "fixed" + a.length + b.length; }
}
