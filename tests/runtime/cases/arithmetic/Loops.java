package arithmetic;

/** Loop forms with labels, break, continue, several variables and counters that wrap around. */
public class Loops {
  public static void main(String[] args) {
    int count = 0;
  outer:
    for (int i = 0; i < 10; i++) {
      for (int j = 0; j < 10; j++) {
        if (j == i) continue outer;
        if (i * j > 30) break outer;
        count += i * 10 + j;
      }
    }
    System.out.println(count);
  block : {
    if (count > 0) break block;
    System.out.println("never");
  }
    byte b = 126;
    int steps = 0;
    while (b++ > 0) steps++;
    System.out.println(b + " " + steps);
    for (int i = Integer.MAX_VALUE - 2, n = 0; i > 0 && n < 10; i++, n++) System.out.print(i + " ");
    System.out.println();
    char c = 'w';
    do System.out.print(c);
    while (c++ != 'z');
    System.out.println(c);
    for (long a = 1, z = 1, t; a < 1L << 40; t = a + z, a = z, z = t)
      if ((a & 0xff) == 0x90) System.out.print(a + " ");
    System.out.println();
    int i = 0;
    for (;;) {
      if (++i % 2 == 0) continue;
      if (i > 7) break;
      System.out.print(i);
    }
    System.out.println();
    float f = 0;
    int n = 0;
    for (; f < 1; f += 0.1f) n++;
    double d = 0;
    for (; d != 1.0 && n < 100; d += 0.1) n++;
    System.out.println(f + " " + d + " " + n);
    for (String[] row : new String[][] {{"a"}, {}, {"b", "c"}})
      for (String s : row) System.out.print(s);
    for (char x : "xyz".toCharArray()) System.out.print((char) (x - 32));
    for (int x : new byte[] {-1, 2}) System.out.print(x);
    System.out.println();
    int collatz = 27, length = 0;
    while (collatz != 1) {
      collatz = (collatz & 1) == 0 ? collatz / 2 : 3 * collatz + 1;
      length++;
    }
    System.out.println(length);
    StringBuilder sieve = new StringBuilder();
    boolean[] composite = new boolean[100];
    for (int p = 2; p < 100; p++) {
      if (composite[p]) continue;
      sieve.append(p).append(',');
      for (int m = p * p; m < 100; m += p) composite[m] = true;
    }
    System.out.println(sieve);
  }
}
