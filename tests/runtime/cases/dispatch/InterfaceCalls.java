package dispatch;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.function.*;

/** Calls through many interfaces of one object, interfaces inherited twice, Object methods through interfaces. */
public class InterfaceCalls {
  interface I0 {
    int call(int x);
  }
  interface I1 extends I0 {
    int one();
  }
  interface I2 extends I0 {
    int two();
  }
  interface I3 extends I1, I2 {
    int three();
  }
  interface I4 {
    int four();
    int call(int x);
  }
  interface Marker {}

  static class Many
      implements I3, I4, Marker, Comparable<Many>, Runnable, CharSequence, Supplier<String>, IntUnaryOperator {
    int count;
    @Override
    public int call(int x) {
      return x + ++count;
    }
    @Override
    public int one() {
      return 1;
    }
    @Override
    public int two() {
      return 2;
    }
    @Override
    public int three() {
      return 3;
    }
    @Override
    public int four() {
      return 4;
    }
    @Override
    public int compareTo(Many o) {
      return count - o.count;
    }
    @Override
    public void run() {
      count += 100;
    }
    @Override
    public int length() {
      return 5;
    }
    @Override
    public char charAt(int i) {
      return (char) ('a' + i);
    }
    @Override
    public CharSequence subSequence(int a, int b) {
      return toString().substring(a, b);
    }
    @Override
    public String toString() {
      return "abcde";
    }
    @Override
    public String get() {
      return "got " + count;
    }
    @Override
    public int applyAsInt(int x) {
      return x * 2;
    }
  }

  static class Few implements I1 {
    @Override
    public int call(int x) {
      return -x;
    }
    @Override
    public int one() {
      return 11;
    }
  }

  static class Third extends Many {
    @Override
    public int call(int x) {
      return super.call(x) * 1000;
    }
    @Override
    public int two() {
      return 22;
    }
  }

  static int ask(I0 i, int x) { return i.call(x); }

  public static void main(String[] args) {
    Many m = new Many();
    I0 a = m;
    I1 b = m;
    I2 c = m;
    I3 d = m;
    I4 e = m;
    p(a.call(1), b.call(1), c.call(1), d.call(1), e.call(1), b.one(), c.two(), d.one() + d.two() + d.three(), e.four());
    ((Runnable) a).run();
    p(((Supplier<?>) b).get(), ((CharSequence) c).charAt(2), ((Comparable<Many>) (Object) d).compareTo(new Many()),
        ((IntUnaryOperator) m).andThen(x -> x + 1).applyAsInt(5), m instanceof Marker, a instanceof I4,
        new Few() instanceof I2);
    I0[] all = {new Few(), new Many(), new Third(),
        x -> x * 7, new I0(){@Override public int call(int x){return x == 3 ? 333 : 0;
  }
}
}
;
long total = 0;
for (int i = 0; i < 2000; i++) total = total * 3 + ask(all[(i ^ i >> 2) % all.length], i);
p(total);
I0 object = m;
p(object.toString(), object.equals(m), object.hashCode() == m.hashCode(), object.getClass().getSimpleName());
I0 none = null;
p(thrown(() -> none.call(1)), thrown(() -> ((I2) (Object) new Few()).two()), thrown(() -> ((I2) all[3]).two()),
    ((I2) all[2]).two());
Object text = "string";
p(((CharSequence) text).length(), ((Comparable<String>) text).compareTo("a") > 0,
    thrown(() -> ((Runnable) text).run()));
Object[] arrays = {new int[0], new String[0]};
for (Object array : arrays)
  p(array instanceof Cloneable, array instanceof java.io.Serializable, array instanceof Comparable);
}
}
