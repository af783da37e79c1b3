package dispatch;

import static support.Tell.p;
import static support.Tell.thrown;

/** Default methods: diamonds, most specific wins, class wins, super calls to interfaces, re-abstraction. */
public class Defaults {
  interface A {
    default String who() { return "A"; }
  }
  interface B extends A {
    @Override
    default String who() {
      return "B" + A.super.who();
    }
  }
  interface C extends A {}
  interface D extends A {
    @Override
    default String who() {
      return "D";
    }
  }
  interface Re extends A {
    @Override String who();
  }
  static class BC implements B, C {}
  static class CB implements C, B {}
  static class ABC implements A, B, C {}
  static class BD implements B, D {
    @Override
    public String who() {
      return B.super.who() + D.super.who();
    }
  }
  static class Super {
    public String who() { return "Super"; }
  }
  static class Wins extends Super implements B {}
  static class Inherits extends BC implements A {}
  static class Again extends BC implements D {
    @Override
    public String who() {
      return super.who() + "/" + D.super.who();
    }
  }
  static abstract class Abs implements A { @Override public abstract String who(); }
  static class Conc extends Abs {
    @Override
    public String who() {
      return "Conc";
    }
  }
  static class ReImpl implements Re {
    @Override
    public String who() {
      return "ReImpl";
    }
  }

  interface Shape {
    double area();
    default double twice() { return 2 * area(); }
    default int compareArea(Shape o) { return Double.compare(area(), o.area()); }
    static Shape square(double x) { return () -> x * x; }
  }

  interface Named {
    String name();
    default String greet() { return "Hi " + name() + " " + helper(this); }
    static String helper(Named n) { return n.getClass().getSimpleName().isEmpty() ? "?" : "!"; }
  }
  interface Loud extends Named {
    @Override
    default String greet() {
      return Named.super.greet().toUpperCase();
    }
  }
  static class Person implements Loud {
    @Override
    public String name() {
      return "ann";
    }
    @Override
    public String greet() {
      return "<" + Loud.super.greet() + ">";
    }
  }

  interface Generic<T> {
    default T pick(T a, T b) { return a; }
  }
  static class Second implements Generic<String> {
    @Override
    public String pick(String a, String b) {
      return b;
    }
  }

  interface WithObject {
    boolean equals(Object o);
    int hashCode();
    default String text() { return "text " + (hashCode() == 7); }
  }
  static class Seven implements WithObject {
    @Override
    public int hashCode() {
      return 7;
    }
  }

  public static void main(String[] args) {
    A[] all = {new A(){}, new BC(), new CB(), new ABC(), new BD(), new Wins(), new Inherits(), new Again(), new Conc(),
        new ReImpl(), new D(){}};
    for (A a : all) p(a.getClass().getSimpleName(), a.who());
    p(new BC().who(), ((C) new BC()).who(), ((Super) new Wins()).who(), ((B) new Wins()).who());
    Shape s = Shape.square(3), t = () -> 5;
    p(s.twice(), s.compareArea(t), t.twice());
    p(new Person().greet(), ((Named) () -> "lambda").greet(), ((Loud) () -> "bob").greet().length());
    Generic<String> g = new Second();
    p(g.pick("a", "b"), new Generic<Integer>() {}.pick(1, 2), ((Generic) g).pick("x", "y"),
        thrown(() -> ((Generic) g).pick(1, 2)));
    p(new Seven().text(), new Seven().equals(new Seven()));
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < 500; i++) b.append(all[i * 31 % all.length].who().charAt(0));
    p(b.toString().hashCode());
  }
}
