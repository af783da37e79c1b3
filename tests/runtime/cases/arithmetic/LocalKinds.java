package arithmetic;

/** Many locals of every type, alive together across branches and calls. */
public class LocalKinds {
  static double mix(boolean z, byte b, short s, char c, int i, long l, float f, double d, String t, int[] a) {
    double result = (z ? 1 : 0) + b + s + c + i + l + f + d + t.length() + a.length;
    if (z) {
      long i2 = i * (long) l;
      double l2 = f * d;
      result += i2 + l2;
    } else {
      float x = b;
      long y = c;
      result -= x * y;
    }
    {
      int reused = 3;
      result += reused;
    }
    {
      double reused = 0.25;
      result += reused;
    }
    {
      String reused = "abc";
      result += reused.length();
    }
    return result;
  }

  static long deep(int n, long a, double b, int c, long d) {
    return n == 0 ? a + (long) b + c + d : deep(n - 1, d + 1, a + 0.5, (int) b + n, a ^ c);
  }

  public static void main(String[] args) {
    System.out.println(mix(true, (byte) -5, (short) 300, 'x', 1 << 20, 1L << 33, 1.5f, 2.25, "text", new int[4]));
    System.out.println(mix(false, (byte) 5, (short) -300, '\uffff', -1, -1L, Float.MAX_VALUE, 1e-3, "", new int[0]));
    System.out.println(deep(100, 1, 2, 3, 4) + " " + deep(7, -1, 2.9, 3, Long.MAX_VALUE));
    long l0 = 1, l1 = 2, l2 = 3, l3 = 4, l4 = 5, l5 = 6, l6 = 7, l7 = 8, l8 = 9, l9 = 10;
    double d0 = 1, d1 = .5, d2 = .25, d3 = .125, d4 = 2, d5 = 4, d6 = 8;
    int i0 = 1, i1 = -1, i2 = 7;
    for (int k = 0; k < 20; k++) {
      long t = l0;
      l0 = l1 + i0;
      l1 = l2 ^ k;
      l2 = l3 * 3;
      l3 = l4 - l9;
      l4 = l5 | 1;
      l5 = l6 & 0xffff;
      l6 = l7 << 1;
      l7 = l8 >> 1;
      l8 = l9 + t;
      l9 = t + i2;
      double u = d0;
      d0 = d1 * 1.5;
      d1 = d2 + i1;
      d2 = d3 - d6;
      d3 = d4 / 2;
      d4 = d5;
      d5 = d6 + 1;
      d6 = u;
      int w = i0;
      i0 = i1 + 3;
      i1 = i2 - (int) d0;
      i2 = w;
    }
    System.out.println(
        l0 + " " + l1 + " " + l2 + " " + l3 + " " + l4 + " " + l5 + " " + l6 + " " + l7 + " " + l8 + " " + l9);
    System.out.println(
        d0 + " " + d1 + " " + d2 + " " + d3 + " " + d4 + " " + d5 + " " + d6 + " " + i0 + " " + i1 + " " + i2);
  }
}
