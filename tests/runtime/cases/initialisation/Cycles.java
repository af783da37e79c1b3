package initialisation;

import static support.Tell.p;

/** Classes that need each other while they are initialised see default values. */
public class Cycles {
  static class A {
    static int a = B.b + 1;
    static final int FIRST = 10;
    static final Integer BOXED = 20;
  }

  static class B {
    static int b = A.a + 1;
    static int constant = A.FIRST;
    static Integer boxed = A.BOXED;
  }

  static class Self {
    static final Self INSTANCE = new Self();
    static int counter = 5;
    static int untouched;
    final int seen = counter;

    Self() {
      counter++;
      untouched++;
    }
  }

  static class Super {
    static String early = "super saw " + Sub.name;
    static { p("Super"); }
  }

  static class Sub extends Super {
    static String name = "sub";
    static { p("Sub", early); }
  }

  static class X {
    static { p("X begins"); }
    static String v = "x" + Y.v;
    static { p("X ends", v); }
  }

  static class Y {
    static { p("Y begins"); }
    static String v = "y" + X.v + Z.v;
    static { p("Y ends", v); }
  }

  static class Z {
    static String v = "z" + X.v + Y.v;
    static { p("Z", v); }
  }

  static class Forward {
    static { later = 1; }
    static int later = 2;
    static int before = peek();
    static int value = 7;
    static int peek() { return value; }
    int i = j();
    int k = 3;
    int j() { return k; }
  }

  public static void main(String[] args) {
    p(B.b, A.a, B.constant, B.boxed);
    p(Self.counter, Self.untouched, Self.INSTANCE.seen, new Self().seen);
    p(Sub.name, Super.early);
    p(Z.v, X.v, Y.v);
    p(Forward.later, Forward.before, Forward.value, new Forward().i, new Forward().k);
  }
}
