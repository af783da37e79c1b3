package dispatch;

import static support.Tell.p;
import static support.Tell.thrown;

/** Fields are not virtual: hiding, super fields, qualified access, final fields and constants. */
public class FieldHiding {
  static class A {
    String x = "A.x";
    int n = 1;
    final int[] data = {1};
    String getX() { return x; }
    static String s = "A.s";
  }

  static class B extends A {
    int x = 2;
    long n = super.n + 10L;
    int getIntX() { return x; }
    String superX() { return super.x + super.getX(); }
  }

  static class C extends B {
    double x = 3.5;
    String all() { return x + " " + super.x + " " + ((A) this).x + " " + ((B) this).n + " " + ((A) this).n + " " + s; }
    void change() {
      x = 9.5;
      super.x = 8;
      ((A) this).x = "changed";
      ((A) this).n++;
      n += 1L << 40;
    }
  }

  static class Counter {
    int count;
    Counter self() {
      count++;
      return this;
    }
  }

  static class Chain {
    Chain next;
    int value;
    Chain(int value, Chain next) {
      this.value = value;
      this.next = next;
    }
  }

  static class Final {
    final int a, b;
    final String text;
    Final(int v) {
      a = v;
      if (v > 0)
        b = v * 2;
      else
        b = -1;
      String t;
      try {
        t = Integer.toString(10 / v);
      } catch (ArithmeticException e) {
        t = "none";
      }
      text = t;
    }
  }

  public static void main(String[] args) {
    C c = new C();
    A a = c;
    B b = c;
    p(c.x, b.x, a.x, c.all(), c.getX(), c.getIntX(), c.superX());
    c.change();
    p(c.x, b.x, a.x, c.all(), a.n, b.n);
    a.data[0]++;
    p(c.data, a.s, B.s);
    Counter k = new Counter();
    k.self().self().count += 10;
    k.self().count++;
    p(k.count, k.self().count++ + k.self().count);
    Chain list = null;
    for (int i = 0; i < 5; i++) list = new Chain(i, list);
    list.next.next.value = 77;
    list.next.next = list.next.next.next;
    StringBuilder s = new StringBuilder();
    for (Chain x = list; x != null; x = x.next) s.append(x.value).append(' ');
    p(s, thrown(() -> p(new Chain(1, null).next.value)));
    p(new Final(3).b, new Final(0).text, new Final(-4).b, new Final(2).text, new Final(1).a);
    Chain one = new Chain(1, null), two = one;
    one.next = one = new Chain(2, null);
    p(two.next == one, one.next, two.value);
  }
}
