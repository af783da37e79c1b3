package initialisation;

/** Fields and blocks of a deep hierarchy, with arguments evaluated on the way up and down. */
public class ObjectOrder {
  static int step;
  static int s(String what) {
    System.out.println(++step + " " + what);
    return step;
  }

  static class A {
    final int a1 = s("A field");
    { s("A block"); }
    A(int x) { s("A(" + x + ") sees " + describe()); }
    String describe() { return "A"; }
    static { s("A static"); }
  }

  static class B extends A {
    int b1 = s("B field");
    final int b2;
    B() {
      this(s("argument of B(int)"));
      s("B()");
    }
    B(int x) {
      super(s("argument of A"));
      b2 = s("B(int)");
    }
    @Override
    String describe() {
      return "B b1=" + b1 + " b2=" + b2;
    }
    { b1 += 100; }
    static { s("B static"); }
  }

  static class C extends B {
    Integer boxed = s("C field");
    String text = "text";
    final String constant = "constant";
    C() { s("C()"); }
    @Override
    String describe() {
      return "C " + boxed + " " + text + " " + constant + " " + super.describe();
    }
  }

  class Inner {
    int i = s("inner");
    Inner(int x) { s("Inner(" + x + ")"); }
  }

  public static void main(String[] args) {
    C c = new C();
    System.out.println(c.describe());
    new ObjectOrder().new Inner(s("argument"));
    A anonymous = new A(s("argument of anonymous")) {
      int own = s("own");
      { s("own block " + own); }
      @Override
      String describe() {
        return "anonymous " + own;
      }
    };
    System.out.println(anonymous.describe() + " " + anonymous.a1);
    int[] order = {s("x"), s("y"), s("z")};
    System.out.println(order[0] + order[1] * s("index") + order[order.length - 1] + " " + call(s("p"), s("q")) + step);
  }

  static int call(int a, int b) { return s("call " + a + " " + b); }
}
