package initialisation;

import static support.Tell.p;

/** Interfaces are initialised by their fields, or with a class if they have default methods. */
public class Interfaces {
  static StringBuilder log = new StringBuilder();

  static int note(String s) {
    log.append(s).append(' ');
    return s.length();
  }

  interface Plain {
    int P = note("Plain");
  }

  interface WithDefault {
    int W = note("WithDefault");
    default void hello() {}
  }

  interface Child extends WithDefault, Plain {
    int C = note("Child");
  }

  interface ChildDefault extends Child {
    int D = note("ChildDefault");
    default void other() {}
  }

  interface Constant {
    int K = 5;
    int L = note("Constant");
    static int twice(int x) { return 2 * x; }
  }

  static class One implements Plain {
    static { note("One"); }
  }
  static class Two implements WithDefault {
    static { note("Two"); }
  }
  static class Three implements Child {
    static { note("Three"); }
  }
  static class Four extends Three implements ChildDefault {
    static { note("Four"); }
  }

  static void step(String what) {
    p(what, "->", log);
    log.setLength(0);
  }

  public static void main(String[] args) {
    new One();
    step("no default method");
    int x = One.P;
    step("field of the interface through the class");
    new Two();
    step("default method");
    new Three();
    step("inherits a default method");
    x = Child.C;
    step("field of the child only");
    new Four();
    step("default below");
    x = Constant.K;
    step("constant");
    x = Constant.twice(4);
    step("static method");
    Plain[] array = new Plain[1];
    step("array");
    Runnable r = () -> note("lambda");
    step("lambda made");
    r.run();
    step("lambda run");
    Lazy lazy = new Lazy() {};
    step("anonymous");
    p(lazy.value(), Lazy.V);
    step("default call");
  }

  interface Lazy {
    int V = note("Lazy");
    default int value() { return V; }
  }
}
