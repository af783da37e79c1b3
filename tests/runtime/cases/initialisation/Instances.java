package initialisation;

import static support.Tell.p;

/**
 * Order of field initialisers, blocks, constructors, this() and super(); calls of overridden methods from
 * constructors.
 */
public class Instances {
  static StringBuilder log = new StringBuilder();

  static String note(String s) {
    log.append(s).append(' ');
    return s;
  }

  static class Base {
    String b1 = note("b1");
    { note("base block"); }
    String b2 = note("b2");

    Base() {
      this(note("base arg"));
      note("Base()");
    }

    Base(String s) {
      note("Base(String)");
      hook();
    }

    void hook() { note("base hook"); }
  }

  static class Derived extends Base {
    final String constant = "const";
    final String computed = note("computed");
    String initialised = "value";
    String unset;
    int number = 42;
    boolean flag = true;
    Object seen = "reset";
    static String s = note("static");
    { note("derived block"); }

    Derived() {
      super();
      note("Derived()");
    }

    Derived(int x) {
      super(note("evaluated before super"));
      note("Derived(int)");
    }

    Derived(String a, String b) {
      this(a.length() + b.length());
      note("Derived(String,String)");
    }

    @Override
    void hook() {
      note("[hook " + constant + " " + computed + " " + initialised + " " + number + " " + flag + "]");
      unset = "set in hook";
      initialised = "overwritten later";
      seen = this;
    }
  }

  static class Captured extends Base {
    final int field;
    Captured(int v) { field = v; }
    @Override
    void hook() {
      note("field " + field);
    }
  }

  static void step() {
    p(log);
    log.setLength(0);
  }

  public static void main(String[] args) {
    Derived d = new Derived();
    step();
    p(d.unset, d.initialised, d.seen, d.number);
    new Derived(1);
    step();
    new Derived(note("x"), note("y"));
    step();
    new Captured(9).hook();
    step();
    int local = 77;
    new Base() {
      final int inner = local + 1;
      { note("anonymous " + inner); }
      @Override
      void hook() {
        note("captured " + local + " " + inner);
      }
    };
    step();
    Object o = new Object() {
      int x = 1;
      { x = x * 10 + 2; }
      int y = x++ + 1;
      { y += x; }
      @Override
      public String toString() {
        return x + "," + y;
      }
    };
    p(o);
  }
}
