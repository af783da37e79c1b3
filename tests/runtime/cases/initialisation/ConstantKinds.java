package initialisation;

import static support.Tell.p;

/** Which finals are constants: primitives and strings, not boxes, arrays, enums or computed values. */
public class ConstantKinds {
  static StringBuilder log = new StringBuilder();
  static <T> T note(String s, T t) {
    log.append(s).append(' ');
    return t;
  }

  static class A {
    static { note("A", 0); }
    static final int X = 1;
  }
  static class B {
    static { note("B", 0); }
    static final Integer X = 1;
  }
  static class C {
    static { note("C", 0); }
    static final String X = "x" + 1 + true + 'c' + 2.5;
  }
  static class D {
    static { note("D", 0); }
    static final String X = new String("x");
  }
  static class E {
    static { note("E", 0); }
    static final int X = Integer.MAX_VALUE + A.X;
  }
  static class F {
    static { note("F", 0); }
    static final int X = "abc".length();
  }
  static class G {
    static { note("G", 0); }
    static final int[] X = {1};
  }
  static class H {
    static { note("H", 0); }
    static final long X = (long) 1e10 << 2;
  }
  static class I {
    static { note("I", 0); }
    static final char X = true ? 'i' : 'j';
  }
  static class J {
    static { note("J", 0); }
    static final String X = null;
  }
  static class K {
    static { note("K", 0); }
    static int X = 1;
  }
  static class L {
    static { note("L", 0); }
    static final Class<?> X = L.class;
  }
  static class M {
    static { note("M", 0); }
    static final boolean X = !false && A.X == 1;
  }

  final int instance = 5;
  final int computed = Integer.parseInt("5");

  static int sw(int x) {
    switch (x) {
      case A.X: return 10;
      case I.X: return 20;
      case E.X: return 30;
      default: return 0;
    }
  }

  public static void main(String[] args) {
    p(A.X, C.X, E.X, H.X, I.X, M.X, log);
    p(sw(1), sw('i'), sw(Integer.MIN_VALUE), log);
    p(B.X, log);
    p(D.X, log);
    p(F.X, log);
    p(G.X.length, log);
    p(J.X, log);
    p(K.X, log);
    p(L.X.getSimpleName(), log);
    p(C.X == "x1truec2.5", ("x" + A.X) == "x1", ("x" + B.X) == "x1");
    ConstantKinds c = new ConstantKinds();
    p(c.instance, c.computed, log);
  }
}
