package modern;

/** Nest mates: private members between nested classes without accessors, private interface methods. */
public class Nests {
  private int secret = 1;
  private static int shared = 10;
  private int bump(int by) { return secret += by; }

  interface Calc {
    int base();
    private int twice() { return base() * 2; }
    private static int plus(int x) { return x + 1; }
    default int go() { return plus(twice()); }
  }

  class Inner {
    private int own = 5;
    private class Deep {
      private int sum() { return secret + own + shared + bump(1); }
    }
  }

  private static class Base {
    private String name() { return "base"; }
    String call() { return name(); }
  }

  private static class Derived extends Base {
    private String name() { return "derived"; }
    String both() { return name() + super.name() + ((Base) this).name(); }
  }

  private enum E {
    A {
      private int hidden() { return 3; }
      @Override
      int v() {
        return hidden() + E.helper();
      }
    };
    abstract int v();
    private static int helper() { return 4; }
  }

  public static void main(String[] args) throws Exception {
    Nests n = new Nests();
    Inner i = n.new Inner();
    Inner.Deep d = i.new Deep();
    i.own++;
    n.secret <<= 2;
    shared -= n.secret--;
    System.out.println(d.sum() + " " + n.secret + " " + shared + " " + i.own);
    System.out.println(
        ((Calc) () -> 20).go() + " " + new Derived().call() + " " + new Derived().both() + " " + E.A.v());
    System.out.println(Nests.class.isNestmateOf(Inner.class) + " " + Inner.Deep.class.getNestHost().getSimpleName()
        + " " + Nests.class.getNestMembers().length);
    var f = Nests.class.getDeclaredField("secret");
    System.out.println(f.get(n) + " " + Nests.class.getDeclaredMethod("bump", int.class).invoke(n, 5) + " "
        + Base.class.getDeclaredMethod("name").invoke(new Derived()));
    Runnable r = () -> n.secret = shared = 99;
    r.run();
    System.out.println(n.secret + shared);
  }
}
