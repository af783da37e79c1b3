package dispatch;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/**
 * Which overload is chosen: widening before boxing before varargs, most specific, null, generic and primitive
 * arguments.
 */
public class Overloads {
  static String f(int x) { return "int"; }
  static String f(long x) { return "long"; }
  static String f(double x) { return "double"; }
  static String f(Integer x) { return "Integer"; }
  static String f(Object x) { return "Object"; }
  static String f(int... x) { return "int..."; }

  static String g(long x) { return "long"; }
  static String g(Integer x) { return "Integer"; }
  static String g(Object x) { return "Object"; }

  static String h(Object o) { return "Object"; }
  static String h(String s) { return "String"; }
  static String h(CharSequence s) { return "CharSequence"; }

  static String v(Object... o) { return o == null ? "null array" : "Object" + o.length; }
  static String w(String s, Object... o) { return "one+" + o.length; }
  static String w(String s, String t, Object... o) { return "two+" + o.length; }

  static String c(char x) { return "char"; }
  static String c(int x) { return "int"; }
  static String d(float x) { return "float"; }
  static String d(double x) { return "double"; }
  static String s(short x) { return "short"; }
  static String s(int x) { return "int"; }
  static String n(Number x) { return "Number"; }
  static String n(Comparable<?> x) { return "Comparable"; }
  static String n(Object x) { return "Object"; }
  static <T> String t(T x) { return "T"; }
  static <T extends Comparable<T>> String t(T x) { return "Comparable"; }
  static String l(List<?> x) { return "List"; }
  static String l(Collection<?> x) { return "Collection"; }
  static String r(Runnable r) { return "Runnable"; }
  static String r(java.util.concurrent.Callable<?> r) { return "Callable"; }

  static class Base {
    String m(Object o) { return "Base Object"; }
    String m(Integer o) { return "Base Integer"; }
  }

  static class Sub extends Base {
    @Override
    String m(Object o) {
      return "Sub Object";
    }
    String m(String o) { return "Sub String"; }
  }

  public static void main(String[] args) {
    byte b = 1;
    short sh = 1;
    char ch = 'c';
    long lo = 1;
    float fl = 1;
    Integer boxed = 1;
    Long boxedLong = 1L;
    p(f(b), f(sh), f(ch), f(1), f(lo), f(fl), f(1.0), f(boxed), f(boxedLong), f("s"), f((Object) 1), f(), f(1, 2),
        f(new int[] {1}), f(ch + ch), f((byte) 1 + 1L), f('a' + 1f));
    p(g(1), g(b), g(boxed), g(1.5f), g('x'), g(boxedLong));
    p(h(null), h("s"), h((Object) "s"), h(new StringBuilder()), h('c'), h(args.length == 0 ? "a" : "b"),
        h((CharSequence) "x"));
    p(v(), v(1), v(1, "a"), v((Object[]) null), v((Object) null), v(new Object[] {1, 2, 3}), v(new String[] {"a", "b"}),
        v(new int[] {1, 2}), v((Object) new String[] {"a"}), v(null, null), w("a", 1), w("a", "b"),
        w("a", (Object) "b"));
    p(c('x'), c(120), c((char) 120), c(b), d(1), d(1L), d(1.0), s(b), s(sh), s('x'), s((short) 1), n((Number) 1),
        n("x"), n(new Object()), t("x"), t(new Object()), t(1), l(new ArrayList<>()), l(new HashSet<>()), r(() -> {}),
        r(() -> 1));
    Base base = new Sub();
    p(base.m("x"), base.m(1), ((Sub) base).m("x"), base.m((Object) 1), new Sub().m(1), new Sub().m('c'));
    List<Integer> list = new ArrayList<>(Arrays.asList(5, 6, 7));
    list.remove(1);
    list.remove(Integer.valueOf(7));
    list.remove((Object) 99);
    StringBuilder sb = new StringBuilder();
    sb.append('a').append((int) 'a').append((Object) "x").append(new char[] {'c'}).append(97).append((char) 97);
    p(list, sb, String.valueOf('c'), String.valueOf((Object) null), thrown(() -> String.valueOf((char[]) null)));
  }
}
