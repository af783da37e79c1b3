package dispatch;

import java.util.function.*;

/** Calls of every kind in one loop: static, special, virtual, interface, default, private, super, lambda, reference. */
public class CallKinds {
  interface Face {
    int go(int x);
    default int twice(int x) { return go(go(x)); }
    static int st(int x) { return x + 1000; }
  }
  static class Base implements Face {
    int state = 1;
    @Override
    public int go(int x) {
      return x + state;
    }
    int virtual(int x) { return x * 2; }
    final int sealed(int x) { return x ^ 5; }
    private int hidden(int x) { return x - 3; }
    int callsHidden(int x) { return hidden(x); }
    static int st(int x) { return x + 7; }
  }
  static class Derived extends Base {
    @Override
    public int go(int x) {
      return super.go(x) + 10;
    }
    @Override
    int virtual(int x) {
      return super.virtual(x) + 1;
    }
    private int hidden(int x) { return x * 100; }
    @Override
    public int twice(int x) {
      return super.twice(x) - 1;
    }
    static int st(int x) { return x + 70; }
  }
  static class Third extends Base {
    @Override
    int virtual(int x) {
      state++;
      return -x;
    }
    @Override
    public int twice(int x) {
      return super.twice(x) ^ 1;
    }
  }

  public static void main(String[] args) {
    Base[] objects = {
        new Base(), new Derived(), new Third(), new Derived(){@Override public int go(int x){return x & 0xffff;
  }
}
}
;
Face lambda = x -> x / 2;
IntUnaryOperator ref = objects[1] ::virtual, st = Base::st, ctor = x -> new Derived().go(x);
long hash = 0;
for (int i = 0; i < 3000; i++) {
  Base o = objects[(i * 7 + i / 5) % 4];
  Face f = i % 3 == 0 ? lambda : o;
  int v = o.virtual(i) + o.sealed(i) + o.callsHidden(i) + f.go(i) + f.twice(i) + Base.st(i) + Derived.st(i) + Face.st(i)
      + ref.applyAsInt(i) + st.applyAsInt(i);
  hash = hash * 31 + v;
  if (i % 500 == 0) System.out.println(i + " " + v + " " + ctor.applyAsInt(i) + " " + hash);
}
System.out.println(hash + " " + objects[2].state);
int depth = recurse(objects, 0, 20);
System.out.println(depth);
Object[] any = {1, "two", 3.0, 'c', new int[] {5}, null, objects[0]};
int total = 0;
for (int round = 0; round < 100; round++)
  for (Object o : any)
    total = total * 7
        + (o == null                        ? 1
                : o instanceof Number       ? ((Number) o).intValue()
                : o instanceof CharSequence ? ((CharSequence) o).length()
                : o instanceof Face         ? ((Face) o).go(2)
                : o.getClass().isArray()    ? 11
                                            : o.hashCode());
System.out.println(total);
}

static int recurse(Base[] o, int acc, int n) {
  return n == 0 ? acc : recurse(o, o[n % 4].virtual(acc + n) % 1000, n - 1);
}
}
