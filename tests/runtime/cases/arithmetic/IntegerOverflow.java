package arithmetic;

/** Overflow in sums, products, negation and absolute values, and the ways to notice it. */
public class IntegerOverflow {
  static boolean addOverflows(int a, int b) {
    int r = a + b;
    return ((a ^ r) & (b ^ r)) < 0;
  }
  static boolean multiplyOverflows(int a, int b) { return (long) a * b != a * b; }

  public static void main(String[] args) {
    int max = Integer.MAX_VALUE, min = Integer.MIN_VALUE;
    long lmax = Long.MAX_VALUE, lmin = Long.MIN_VALUE;
    System.out.println((max + 1) + " " + (min - 1) + " " + max * 2 + " " + min * -1 + " " + -min + " " + Math.abs(min)
        + " " + max * max + " " + min * min + " " + (max + max + 2));
    System.out.println((lmax + 1) + " " + (lmin - 1) + " " + lmax * 2 + " " + -lmin + " " + lmax * lmax + " "
        + lmin / -1 + " " + (lmax + 1 > lmax));
    int[] values = {0, 1, -1, 46340, 46341, -46341, 1 << 30, max, min};
    for (int a : values) {
      StringBuilder b = new StringBuilder();
      for (int c : values) b.append(addOverflows(a, c) ? 'A' : '.').append(multiplyOverflows(a, c) ? 'M' : '.');
      System.out.println(b);
    }
    byte by = (byte) 128;
    short sh = (short) 32768;
    char ch = (char) -1;
    by += by;
    sh *= sh;
    ch += 2;
    System.out.println(by + " " + sh + " " + (int) ch + " " + (byte) (by - 1) + " " + (int) (char) (ch - 5));
    int sum = 0;
    for (int i = 0; i < 100000; i++) sum += i * i;
    long exact = 0;
    for (int i = 0; i < 100000; i++) exact += (long) i * i;
    System.out.println(sum + " " + exact + " " + (int) exact);
    int middle = (max - 1 + max) / 2, right = max - 1 + max >>> 1;
    System.out.println(middle + " " + right + " " + (max + min) + " " + (min & max) + " " + (min >> 31) + " "
        + (min >>> 31) + " " + Integer.compare(min, max) + " " + (min - max));
    int hash = 1;
    for (char c : "overflowing hash".toCharArray()) hash = 31 * hash + c;
    System.out.println(
        hash + " " + Integer.signum(hash) + " " + (hash & 0x7fffffff) % 17 + " " + Math.floorMod(hash, 17));
  }
}
