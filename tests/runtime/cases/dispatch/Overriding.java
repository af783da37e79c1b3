package dispatch;

import static support.Tell.p;
import static support.Tell.thrown;

/**
 * Virtual calls through classes, abstract classes, interfaces and super; private and static methods are not virtual.
 */
public class Overriding {
  static abstract class A {
    String name() { return "A"; }
    private String secret() { return "A secret"; }
    static String st() { return "A static"; }
    final String sealed() { return "sealed " + name(); }
    abstract String todo();
    String template() { return name() + secret() + st() + todo(); }
    String packaged() { return "A packaged"; }
    protected String prot(Object o) { return "A prot object"; }
    @Override
    public String toString() {
      return "A:" + name();
    }
  }

  static class B extends A {
    @Override
    String name() {
      return "B(" + super.name() + ")";
    }
    private String secret() { return "B secret"; }
    static String st() { return "B static"; }
    @Override
    String todo() {
      return "B todo";
    }
    String reveal() { return secret(); }
    protected String prot(String s) { return "B prot string"; }
  }

  static class C extends B {
    @Override
    String name() {
      return "C(" + super.name() + ")";
    }
    String secret() { return "C secret"; }
    @Override
    String packaged() {
      return super.packaged() + "+C";
    }
    @Override
    protected String prot(Object o) {
      return "C prot object";
    }
    @Override
    public String toString() {
      return "C:" + super.toString();
    }
  }

  static final class D extends C {
    @Override
    String todo() {
      return "D" + super.todo();
    }
    @Override
    String name() {
      return "D";
    }
  }

  static String call(A a) {
    return a.name() + "|" + a.template() + "|" + a.sealed() + "|" + a.packaged() + "|" + a.prot("s") + "|" + a;
  }

  public static void main(String[] args) {
    A[] all = {new B(), new C(), new D(), new A(){@Override String todo(){return "anonymous";
  }
}
}
;
for (A a : all) p(call(a));
B b = new C();
p(b.prot("s"), b.prot((Object) "s"), b.reveal(), ((C) b).secret(), b.st(), ((A) b).st());
for (int i = 0; i < 1000; i++)
  if (all[i % 4].name().length() > 100) p("never");
int[] lengths = new int[4];
for (int i = 0; i < 4000; i++) lengths[i % 4] += all[(i * 7 + i / 3) % 4].name().length();
p(lengths);
Object o = all[2];
p(o.toString(), o.equals(o), o.hashCode() == o.hashCode(), ((A) o).name());
A none = null;
p(thrown(() -> none.name()), thrown(() -> none.sealed()));
}
}
