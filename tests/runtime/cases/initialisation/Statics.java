package initialisation;

import static support.Tell.p;

/** Static fields of every type, hidden by subclasses, changed through instances, null receivers and interfaces. */
public class Statics {
  static boolean z;
  static byte b;
  static short s;
  static char c;
  static int i;
  static long l;
  static float f;
  static double d;
  static String t;
  static int[] a;

  static class Parent {
    static String name = "parent";
    static int count;
    String own = "parent own";
    static String who() { return "parent"; }
    String me() { return own + who() + name; }
  }

  static class Child extends Parent {
    static String name = "child";
    String own = "child own";
    static String who() { return "child"; }
    String both() { return own + super.own + ((Parent) this).own + Parent.name + name + super.who(); }
  }

  interface Left {
    String NAME = "left";
    int SIZE = 3;
  }
  interface Right {
    String NAME = "right";
  }
  static class Both extends Parent implements Left, Right {
    String names() { return Left.NAME + Right.NAME + SIZE; }
  }

  static int evaluated;

  static Parent nothing() {
    evaluated++;
    return null;
  }

  public static void main(String[] args) {
    p(z, b, s, (int) c, i, l, f, d, t, a);
    z = !z;
    b--;
    s -= 2;
    c--;
    i ^= -1;
    l = ~l;
    f += 0.5f;
    d -= 0.25;
    t += "x";
    a = new int[] {1};
    p(z, b, s, (int) c, i, l, f, d, t, a);
    Parent asParent = new Child();
    p(asParent.name, asParent.own, ((Child) asParent).name, ((Child) asParent).own, asParent.who(), asParent.me(),
        ((Child) asParent).both());
    p(nothing().name, nothing().who(), evaluated);
    nothing().count++;
    nothing().count += 5;
    Child.count *= 2;
    p(Parent.count, Child.count, evaluated);
    p(new Both().names(), Both.SIZE, Both.who(), Both.name);
    Child.name = "changed";
    p(Parent.name, Child.name, new Child().me(), new Child().both());
    int i = 99;
    p(i, Statics.i);
    long l = Statics.l;
    l <<= 62;
    Statics.l >>>= 1;
    p(l, Statics.l);
    for (Statics.i = 0; Statics.i < 3; Statics.i++) d += Statics.i;
    p(Statics.i, d);
    volatileLong = Long.MIN_VALUE;
    volatileLong--;
    p(volatileLong, FINAL, new Statics().transientField);
  }

  static volatile long volatileLong;
  static final double FINAL = Math.max(1, 2.5);
  transient int transientField = 12;
}
