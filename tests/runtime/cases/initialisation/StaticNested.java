package initialisation;

/**
 * Static state in nested classes, interfaces and enums, touched in an odd order by a main class with state of its own.
 */
public class StaticNested {
  static { System.out.println("main class begins"); }
  static int first = log("first", 1);
  static final int LATE;
  static { LATE = log("late", first + Helper.value); }

  static int log(String what, int v) {
    System.out.println(what + " " + v);
    return v;
  }

  static class Helper {
    static int value = log("helper", 10 + first);
    static int again = log("again", LATE);
  }

  interface Config {
    int SIZE = log("config", 5);
    int TWICE = SIZE * 2;
  }

  enum Mode {
    A(log("a", Config.SIZE)),
    B(log("b", 2));
    static final int TOTAL = log("total", A.v + B.v);
    final int v;
    Mode(int v) { this.v = v; }
  }

  static class Parent {
    static int p = log("parent", 1);
    int field = log("parent field", 2);
    Parent() { log("parent()", field); }
  }

  static class Child extends Parent {
    static int c = log("child", Mode.TOTAL);
    int own = log("child field", field + 1);
    Child() {
      super();
      log("child()", own);
    }
    static void touch() {}
  }

  public static void main(String[] args) {
    System.out.println("main");
    Child.touch();
    System.out.println("touched");
    new Child();
    System.out.println(Helper.again + " " + LATE + " " + Config.TWICE);
    Object array = new Lazy[1];
    System.out.println(Lazy.CONSTANT + " " + Lazy.class.getSimpleName());
    Lazy.run();
  }

  static class Lazy {
    static final String CONSTANT = "constant";
    static { System.out.println("lazy"); }
    static void run() { System.out.println("ran"); }
  }
}
