package exceptions;

import static support.Tell.p;
import static support.Tell.thrown;

/** Bounds, store and size checks of arrays of every type, at the edges and in loops that run too far. */
public class ArrayChecks {
  static int tooFar(int[] a) {
    int i = 0;
    try {
      while (true) a[i] = i++;
    } catch (ArrayIndexOutOfBoundsException e) {
      return i;
    }
  }

  public static void main(String[] args) {
    p(tooFar(new int[5]), tooFar(new int[0]));
    boolean[] z = new boolean[1];
    byte[] b = new byte[1];
    char[] c = new char[1];
    short[] s = new short[1];
    long[] l = new long[1];
    float[] f = new float[1];
    double[] d = new double[1];
    Object[] o = new Object[1];
    int[][] g = new int[1][1];
    for (int i : new int[] {-1, 1, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      p(thrown(() -> z[i] = true), thrown(() -> b[i]++), thrown(() -> c[i] = 'x'), thrown(() -> s[i] += 1),
          thrown(() -> l[i] = 1), thrown(() -> f[i] = 1), thrown(() -> d[i] *= 2), thrown(() -> o[i] = ""),
          thrown(() -> g[i][0] = 1), thrown(() -> g[0][i] = 1));
    }
    Number[] numbers = new Integer[2];
    Object[] objects = numbers;
    Object[][] nested = new String[2][2];
    p(thrown(() -> numbers[0] = 1.5), thrown(() -> objects[0] = "s"), thrown(() -> objects[0] = null),
        thrown(() -> objects[0] = 5), thrown(() -> nested[0][0] = 1), thrown(() -> nested[0] = new Object[1]),
        thrown(() -> nested[0] = new String[1]), objects, nested);
    Runnable[] tasks = new Runnable[1];
    Object[] alias = tasks;
    p(thrown(() -> alias[0] = "x"), thrown(() -> alias[0] = (Runnable) () -> {}), thrown(() -> alias[0] = new Thread()),
        thrown(() -> ((Object[]) (Object) new Comparable[1])[0] = new Object()));
    p(thrown(() -> p(new int[-1])), thrown(() -> p(new int[3][-1])), thrown(() -> p(new int[-1][-2])),
        thrown(() -> p(new int[0][-1])), thrown(() -> p(new Object[Integer.MIN_VALUE][])), new int[2][0][0].length);
    int[] order = {0};
    int[] none = null;
    try {
      none[order[0]++] = order[0]++;
    } catch (NullPointerException e) {
      p(order[0]);
    }
    try {
      order[5] = order[0] / 0;
    } catch (ArithmeticException | ArrayIndexOutOfBoundsException e) {
      p(e.getClass().getSimpleName());
    }
    try {
      order[5] = Integer.parseInt("12");
    } catch (ArrayIndexOutOfBoundsException e) {
      p("index after value");
    }
    p(thrown(() -> System.arraycopy(new int[3], 0, new int[3], 1, 3)),
        thrown(() -> System.arraycopy(new int[3], 2, new int[3], 0, -1)),
        thrown(() -> System.arraycopy(new Object[3], 0, new int[3], 0, 1)),
        thrown(() -> System.arraycopy(new int[3], 3, new int[3], 3, 0)));
  }
}
