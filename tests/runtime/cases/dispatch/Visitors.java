package dispatch;

import static support.Tell.p;

import java.util.*;

/** Double dispatch, visitors and a hierarchy with many overrides, called from one place. */
public class Visitors {
  interface Visitor<R> {
    R number(double value);
    R add(Node a, Node b);
    R multiply(Node a, Node b);
    default R negate(Node a) { return multiply(a, new Num(-1)); }
  }

  interface Node {
    <R> R accept(Visitor<R> v);
  }

  static class Num implements Node {
    final double value;
    Num(double value) { this.value = value; }
    @Override
    public <R> R accept(Visitor<R> v) {
      return v.number(value);
    }
  }

  static Node add(Node a, Node b) {
    return new Node() {
      @Override
      public <R> R accept(Visitor<R> v) {
        return v.add(a, b);
      }
    };
  }

  static Node multiply(Node a, Node b) {
    return new Node() {
      @Override
      public <R> R accept(Visitor<R> v) {
        return v.multiply(a, b);
      }
    };
  }

  static Node negate(Node a) {
    return new Node() {
      @Override
      public <R> R accept(Visitor<R> v) {
        return v.negate(a);
      }
    };
  }

  static class Eval implements Visitor<Double> {
    @Override
    public Double number(double value) {
      return value;
    }
    @Override
    public Double add(Node a, Node b) {
      return a.accept(this) + b.accept(this);
    }
    @Override
    public Double multiply(Node a, Node b) {
      return a.accept(this) * b.accept(this);
    }
  }

  static class Show implements Visitor<String> {
    @Override
    public String number(double value) {
      return value == (long) value ? "" + (long) value : "" + value;
    }
    @Override
    public String add(Node a, Node b) {
      return "(" + a.accept(this) + "+" + b.accept(this) + ")";
    }
    @Override
    public String multiply(Node a, Node b) {
      return a.accept(this) + "*" + b.accept(this);
    }
    @Override
    public String negate(Node a) {
      return "-" + a.accept(this);
    }
  }

  static class Depth implements Visitor<Integer> {
    @Override
    public Integer number(double value) {
      return 1;
    }
    @Override
    public Integer add(Node a, Node b) {
      return 1 + Math.max(a.accept(this), b.accept(this));
    }
    @Override
    public Integer multiply(Node a, Node b) {
      return add(a, b);
    }
  }

  static abstract class Animal {
    String meet(Animal o) { return o.met(this); }
    abstract String met(Animal o);
    String met(Cat c) { return "cat meets " + name(); }
    String met(Dog d) { return "dog meets " + name(); }
    abstract String name();
  }
  static class Cat extends Animal {
    @Override
    String meet(Animal o) {
      return o.met(this);
    }
    @Override
    String met(Animal o) {
      return "someone meets a cat";
    }
    @Override
    String name() {
      return "cat";
    }
  }
  static class Dog extends Animal {
    @Override
    String met(Animal o) {
      return "someone meets a dog";
    }
    @Override
    String met(Dog d) {
      return "dogs";
    }
    @Override
    String name() {
      return "dog";
    }
  }

  public static void main(String[] args) {
    Node e = add(new Num(2), multiply(new Num(3), negate(add(new Num(1), new Num(0.5)))));
    for (int i = 0; i < 4; i++) e = i % 2 == 0 ? add(e, new Num(i)) : multiply(negate(e), new Num(2));
    p(e.accept(new Show()), e.accept(new Eval()), e.accept(new Depth()));
    Animal cat = new Cat(), dog = new Dog();
    p(cat.meet(dog), dog.meet(cat), cat.meet(cat), dog.meet(dog), dog.met((Dog) dog), cat.met((Dog) dog));
    List<Visitor<?>> visitors = Arrays.asList(new Eval(), new Show(), new Depth());
    int hash = 0;
    for (int i = 0; i < 300; i++) hash = hash * 31 + e.accept(visitors.get(i * 7 % 3)).hashCode();
    p(hash);
  }
}
