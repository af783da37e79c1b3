package arithmetic;

/** Equality and order of mixed types, boxed values and characters. */
public class Comparisons {
  public static void main(String[] args) {
    int i = 16777217;
    float f = i;
    long l = Long.MAX_VALUE;
    double d = l;
    System.out.println((i == f) + " " + ((int) f == i) + " " + (l == d) + " " + ((long) d == l) + " " + (l == (float) l)
        + " " + (f == 16777216));
    char c = 97;
    byte b = -1;
    System.out.println((c == 'a') + " " + (c == 97.0) + " " + (b == 255) + " " + ((b & 255) == 255) + " "
        + (b == (char) b) + " " + ((char) b == 65535));
    Integer boxed = 1000;
    Long wide = 1000L;
    System.out.println((boxed == 1000) + " " + (wide == 1000) + " " + wide.equals(1000) + " " + (boxed + 0L == wide)
        + " " + boxed.equals((int) (long) wide));
    System.out.println((boxed <= 1000 && boxed >= 1000) + " " + (0.1f == 0.1) + " " + (0.5f == 0.5) + " "
        + ((float) 0.1 == 0.1f) + " " + (0.1f > 0.1));
    double nan = 0.0 / (i - i);
    int count = 0;
    if (nan < 0) count += 1;
    if (nan >= 0) count += 2;
    if (!(nan < 0)) count += 4;
    if (!(nan >= 0)) count += 8;
    if (nan == nan) count += 16;
    if (nan != nan) count += 32;
    float fnan = (float) nan;
    if (fnan > 1 || fnan <= 1) count += 64;
    if (!(fnan > 1) && !(fnan <= 1)) count += 128;
    System.out.println(count);
    for (double x = nan; x < 10; x++) System.out.println("never");
    double y = nan;
    int rounds = 0;
    while (!(y > 3) && rounds < 5) rounds++;
    do rounds++;
    while (y == y);
    System.out.println(rounds);
    boolean t = true, g = false;
    System.out.println((t ^ g) + " " + (t & g) + " " + (t | g) + " " + (t == g) + " " + (t != g) + " " + (!t == g));
    t &= g;
    g |= !t;
    t ^= g;
    System.out.println(t + " " + g);
    Object o = i, q = i;
    System.out.println(o.equals(q) + " " + ((int) o == (int) q) + " " + (o == o));
  }
}
