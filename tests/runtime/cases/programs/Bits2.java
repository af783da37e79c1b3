package programs;

/** Gray codes, Hamming codes, parity, permutations by bits, subset sums, bit reversal, population tables. */
public class Bits2 {
  static int hamming(int data) {
    int code = 0, d = 0;
    for (int i = 1; i <= 7; i++)
      if ((i & i - 1) != 0) code |= (data >> d++ & 1) << i;
    for (int p = 1; p <= 4; p <<= 1) {
      int parity = 0;
      for (int i = 1; i <= 7; i++)
        if ((i & p) != 0) parity ^= code >> i & 1;
      code |= parity << p;
    }
    return code >> 1;
  }

  static int correct(int word) {
    int code = word << 1, bad = 0;
    for (int i = 1; i <= 7; i++)
      if ((code >> i & 1) == 1) bad ^= i;
    if (bad != 0) code ^= 1 << bad;
    int data = 0, d = 0;
    for (int i = 1; i <= 7; i++)
      if ((i & i - 1) != 0) data |= (code >> i & 1) << d++;
    return data;
  }

  static int reverse(int x) {
    x = x >>> 1 & 0x55555555 | (x & 0x55555555) << 1;
    x = x >>> 2 & 0x33333333 | (x & 0x33333333) << 2;
    x = x >>> 4 & 0x0f0f0f0f | (x & 0x0f0f0f0f) << 4;
    return x >>> 24 | x >>> 8 & 0xff00 | (x & 0xff00) << 8 | x << 24;
  }

  static long morton(int x, int y) {
    long r = 0;
    for (int i = 0; i < 32; i++) r |= (long) (x >>> i & 1) << 2 * i | (long) (y >>> i & 1) << 2 * i + 1;
    return r;
  }

  public static void main(String[] args) {
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < 16; i++) b.append(Integer.toBinaryString(16 | i ^ i >> 1).substring(1)).append(' ');
    System.out.println(b);
    int wrong = 0, hash = 0;
    for (int d = 0; d < 16; d++) {
      int c = hamming(d);
      hash = hash * 131 + c;
      if (correct(c) != d) wrong++;
      for (int e = 0; e < 7; e++)
        if (correct(c ^ 1 << e) != d) wrong++;
    }
    System.out.println(wrong + " " + hash);
    for (int x : new int[] {0, 1, -1, 0x12345678, Integer.MIN_VALUE})
      System.out.print((reverse(x) == Integer.reverse(x)) + " " + reverse(x) + " ");
    System.out.println(morton(3, 5) + " " + morton(-1, 0) + " " + Long.toHexString(morton(0xffff, 0xabcd)));
    int[] items = {3, 34, 4, 12, 5, 2};
    int found = 0;
    for (int m = 0; m < 1 << items.length; m++) {
      int s = 0;
      for (int i = 0; i < items.length; i++)
        if ((m >> i & 1) != 0) s += items[i];
      if (s == 9 || s == 41) found = found * 64 + m;
    }
    System.out.println(found);
    StringBuilder combos = new StringBuilder();
    for (int m = 0b00111; m < 1 << 5;) {
      combos.append(Integer.toBinaryString(32 | m).substring(1)).append(' ');
      int c = m & -m, r = m + c;
      m = ((r ^ m) >>> 2) / c | r;
    }
    System.out.println(combos);
    long parity = 0x6996966996696996L;
    int even = 0;
    for (int i = 0; i < 64; i++)
      if ((parity >>> i & 1) == (Integer.bitCount(i) & 1)) even++;
    System.out.println(even + " " + (5 & -5) + " " + (12 & 11) + " " + (~0 >>> 28) + " " + (1 << 35) + " " + (1L << 35)
        + " " + (-1 >>> 1 == Integer.MAX_VALUE) + " " + Long.numberOfTrailingZeros(1L << 40 | 1L << 45));
  }
}
