package initialisation;

import static support.Tell.p;

/**
 * When classes are initialised: superclass first, by field, method, new; not by constants, arrays, casts or class
 * literals.
 */
public class Order {
  static StringBuilder log = new StringBuilder();

  static int note(String s) {
    log.append(s).append(' ');
    return s.length();
  }

  static class A {
    static final int CONSTANT = 5;
    static final String TEXT = "text";
    static final Integer BOXED = note("A.boxed");
    static int plain = note("A.plain");
    static void method() {}
  }

  static class B extends A {
    static final int LATE = note("B.late");
    static int own = 1;
  }

  static class C extends B {
    static { note("C"); }
  }

  static class D {
    static { note("D"); }
    static class Nested {
      static { note("D.Nested"); }
      static int x;
    }
  }

  static class E {
    static { note("E"); }
    static final int[] ARRAY = {1};
    static final Class<?> TYPE = E.class;
  }

  static class F {
    static { note("F"); }
    F() { note("new F"); }
  }

  static class G extends F {
    static { note("G"); }
    { note("G block"); }
    G() { note("new G"); }
  }

  static void step(String what) {
    p(what, "->", log);
    log.setLength(0);
  }

  public static void main(String[] args) throws Exception {
    int x = A.CONSTANT + A.TEXT.length() + B.CONSTANT;
    step("constants");
    A[] array = new A[3];
    Class<?> type = C.class;
    boolean is = (Object) array instanceof B[];
    A cast = (A) (Object) null;
    step("array, literal, instanceof, cast");
    x = B.plain;
    step("inherited static field initialises only its class");
    C.method();
    step("inherited static method");
    x = C.own;
    step("field of B through C");
    new C();
    step("new C");
    x = D.Nested.x;
    step("nested only");
    new D();
    step("then the outer");
    x = E.ARRAY.length;
    step("array constant");
    new G();
    step("instance");
    new G();
    step("second instance");
    Class.forName("initialisation.Order$H", false, Order.class.getClassLoader());
    step("forName without");
    Class.forName("initialisation.Order$H");
    step("forName with");
    Object o = java.lang.reflect.Array.newInstance(
        Class.forName("initialisation.Order$I", false, Order.class.getClassLoader()), 2);
    step("reflective array");
    I.class.getDeclaredField("x").get(null);
    step("reflective field");
    J.class.getDeclaredConstructor().newInstance();
    step("reflective constructor");
    K.class.getDeclaredMethods();
    step("looking at members");
    K.class.getDeclaredMethod("go").invoke(null);
    step("reflective call");
  }

  static class H {
    static { note("H"); }
  }
  static class I { static int x = note("I"); }
  static class J {
    static { note("J"); }
  }
  static class K {
    static { note("K"); }
    static void go() {}
  }
}
