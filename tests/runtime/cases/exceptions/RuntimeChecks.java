package exceptions;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Every exception the machine itself throws, and that the operation then had no effect. */
public class RuntimeChecks {
  int field = 5;
  static int evaluated;

  static int count(int x) {
    evaluated++;
    return x;
  }

  void method() {}

  public static void main(String[] args) {
    RuntimeChecks none = null;
    int[] ints = {1, 2, 3}, noInts = null;
    Object[] strings = new String[] {"a"};
    Object text = "text";
    p(thrown(() -> p(none.field)), thrown(() -> none.field = count(1)), thrown(none == null ? () -> none.method() : null), thrown(() -> p(noInts.length)), thrown(() -> p(noInts[0])), thrown(() -> noInts[0] = 1), thrown(() -> { synchronized (none) { p(1);
  }
}), thrown(() -> {
  throw null; }), evaluated);
p(thrown(() -> ints[3] = count(1)), thrown(() -> ints[-1]++), thrown(() -> ints[Integer.MIN_VALUE] = 0),
    thrown(() -> p(ints[ints.length])), ints, evaluated);
p(thrown(() -> strings[0] = count(7)), strings, thrown(() -> strings[0] = new Object()),
    thrown(() -> ((Object[][]) new int[1][][])[0] = new Object[0]), thrown(() -> strings[1] = 5));
p(thrown(() -> p((Integer) text)), thrown(() -> p((Comparable<?>) new Object())), thrown(() -> p((int[]) text)),
    thrown(() -> p((Object[]) (Object) ints)), thrown(() -> p(((Runnable) text))), (Integer) null, (Comparable<?>) text,
    (CharSequence) text);
p(thrown(() -> p(new int[count(-1)])), thrown(() -> p(new Object[Integer.MIN_VALUE])),
    thrown(() -> p(new int[2][count(-3)])), thrown(() -> p(new long[-1][5])), new int[0].length);
p(thrown(() -> p(1 / (ints[0] - 1))), thrown(() -> p(5L % (ints[0] - 1L))), thrown(() -> ints[0] /= 0), ints[0],
    1.0 / 0);
Integer box = null;
p(thrown(() -> p(box + 1)), thrown(() -> { int x = box; }), thrown(() -> {
  for (int x : (List<Integer>) Arrays.asList(1, null)) evaluated++;
}),
    thrown(() -> {
      for (Object o : (List<?>) null) p(o);
    }),
    thrown(() -> {
      switch ((String) null) { default: }
    }));
p(thrown(() -> new RuntimeChecks().wait()), thrown(() -> new RuntimeChecks().notify()), thrown(() -> {
  List<String> l = (List) Arrays.asList(1);
  String s = l.get(0);
}),
    thrown(() -> ((List) Arrays.asList(1)).forEach(x -> ((String) x).length())));
p(thrown(() -> { assert evaluated < 0 : "disabled by default"; }), thrown(() -> Class.forName("no.such.Class")),
    thrown(() -> Thread.State.valueOf("nope")), thrown(() -> new ArrayList<>().iterator().next()),
    thrown(() -> "abc".substring(4)), thrown(() -> Integer.parseInt("x")));
int i = 0;
try {
  ints[i++] = ints[i + 5];
} catch (ArrayIndexOutOfBoundsException e) {
  p(i, ints);
}
try {
  i = ints[2] / 0;
} catch (ArithmeticException e) {
  p(i);
}
try {
  noInts[count(0)] += count(1);
} catch (NullPointerException e) {
  p(evaluated);
}
p(null instanceof Object, text instanceof String, text instanceof Comparable, ints instanceof Object,
    strings instanceof Object[], none instanceof RuntimeChecks);
}
}
