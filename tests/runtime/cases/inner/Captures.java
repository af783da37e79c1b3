package inner;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.function.*;

/** Inner, local and anonymous classes that capture variables, parameters, this of several levels. */
public class Captures {
  int field = 1;

  class Inner {
    int field = 2;

    class Innermost {
      int field = 3;
      String all() { return field + "" + this.field + Inner.this.field + Captures.this.field; }
      void change() {
        Captures.this.field += 10;
        Inner.this.field *= 2;
        field--;
      }
    }

    Innermost make() { return new Innermost(); }
  }

  class Heir extends Inner {
    class Sub extends Inner.Innermost {
      Sub() { new Heir().super(); }
      String outer() { return all() + Heir.this.field; }
    }
  }

  Supplier<String> local(int parameter, String... rest) {
    int variable = parameter * 2;
    class Local {
      final int twice = variable * 2;
      String text() {
        return field + " " + parameter + " " + variable + " " + twice + " " + rest.length + " " + new Local2().name();
      }
      class Local2 {
        String name() { return "L2:" + twice + variable; }
      }
    }
    return () -> new Local().text();
  }

  static List<Supplier<Integer>> loop() {
    List<Supplier<Integer>> all = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      int copy = i;
      all.add(() -> copy * 10);
      all.add(new Supplier<Integer>() {
        int calls;
        @Override
        public Integer get() {
          return copy * 100 + calls++;
        }
      });
    }
    for (int each : new int[] {7, 8}) all.add(() -> each);
    return all;
  }

  interface Counter {
    int next();
    Counter reset();
  }

  static Counter counter(int start) {
    int[] box = {start};
    return new Counter() {
      @Override
      public int next() {
        return box[0]++;
      }
      @Override
      public Counter reset() {
        box[0] = start;
        return this;
      }
    };
  }

  public static void main(String[] args) {
    Captures o = new Captures();
    Inner.Innermost i = o.new Inner().make();
    p(i.all());
    i.change();
    p(i.all(), o.field, o.new Inner().new Innermost().all());
    Heir h = o.new Heir();
    p(h.new Sub().outer(), h.make().all());
    Supplier<String> s = o.local(5, "a", "b");
    o.field = 50;
    p(s.get(), o.local(1).get());
    for (int round = 0; round < 2; round++)
      for (Supplier<Integer> x : loop()) System.out.print(x.get() + " ");
    System.out.println();
    List<Supplier<Integer>> same = loop();
    p(same.get(1).get(), same.get(1).get(), same.get(3).get());
    Counter a = counter(5), b = counter(5);
    p(a.next(), a.next(), b.next(), a.reset().next(), a.next(), b.next());
    Object lock = new Object() {
      @Override
      public String toString() {
        return "anonymous in " + getClass().getEnclosingMethod().getName();
      }
    };
    p(lock, thrown(() -> {
      Captures none = null;
      none.new Inner();
    }));
  }
}
