package inner;

import static support.Tell.p;

/** Private members shared between nested classes: fields of every type, methods, constructors, compound operators. */
public class Private {
  private int i = 1;
  private long l = 2;
  private double d = 3;
  private String s = "s";
  private byte b = 127;
  private static int shared = 100;
  private int[] cells = {1, 2, 3};

  private Private() {}
  private Private(int i) { this.i = i; }
  private int twice(int x) { return x * 2 + i; }
  private static String name(Object... o) { return "name" + o.length; }

  static class Reader {
    private int hidden = 7;
    private Reader() {}

    String read(Private o) {
      o.i++;
      o.l += 5;
      --o.d;
      o.s += "t";
      o.b++;
      shared -= 1;
      o.cells[o.i - 1] <<= 2;
      return o.i++ + " " + o.l-- + " " + o.d++ + " " + o.s + " " + o.b + " " + shared++ + " " + o.twice(o.i) + " "
          + name(1, 2) + " " + (o.i ^= 3) + " " + (o.l = o.i = 9);
    }
  }

  class Member {
    private String secret = "secret" + i;
    private void poke() {
      i += 1000;
      Private.this.s = secret;
    }
    private class Deeper {
      private int sum() { return i + (int) l + shared + secret.length() + new Reader().hidden; }
    }
  }

  private static class Base {
    private int x = 1;
    private int get() { return x; }
    int virtual() { return get(); }
  }

  private static class Derived extends Base {
    private int x = 2;
    private int get() { return x * 10; }
    int sup() { return super.x + super.get(); }
  }

  private interface Hidden {
    int value();
  }
  private enum E {
    A {
      @Override
      int f() {
        return shared + secret();
      }
    };
    abstract int f();
    private static int secret() { return 5; }
  }

  public static void main(String[] args) {
    Private o = new Private();
    p(new Reader().read(o), o.i, o.l, o.d, o.s, o.b, shared, o.cells);
    Member m = o.new Member();
    m.poke();
    p(o.i, o.s, m.secret, m.new Deeper().sum(), new Private(5).twice(1));
    Derived v = new Derived();
    Base asBase = v;
    p(v.virtual(), v.get(), asBase.get(), asBase.x, v.x, v.sup());
    Hidden h = () -> o.twice(shared);
    p(h.value(), E.A.f(), new Object() {
      private int q = 4;
      int r() { return q++ + q; }
    }.r());
    Runnable r = () -> {
      o.i = -1;
      shared = 0;
      o.cells[0]++;
    };
    r.run();
    p(o.i, shared, o.cells[0]);
  }
}
