package arithmetic;

/** Operator precedence and associativity: shifts against sums, unary chains, casts, ternaries, assignments. */
public class Precedence {
  static int calls;
  static int f(int x) {
    calls = calls * 10 + x;
    return x;
  }

  public static void main(String[] args) {
    int a = 5, b = 3, c = -2;
    System.out.println((a + b << 1) + " " + (a + (b << 1)) + " " + (a << b + c) + " " + (a & b + 1) + " " + (a | b & c)
        + " " + (a ^ b | c) + " " + (a & b ^ c) + " " + (a - b - c) + " " + a / b * b + " " + a * b / b + " "
        + a % b * c + " " + -a % b);
    System.out.println(- -a + " " + ~-a + " " + -~a + " " + - - -a + " " + (+-+a) + " " + !!(a > b) + " "
        + (byte) a * 100 + " " + (byte) (a * 100) + " " + (int) 3.9 * 2 + " " + (int) (3.9 * 2) + " " + (char) 65 + 1);
    System.out.println((a > b == true) + " " + (a > b == b < a) + " " + (a > b && b > c || a < c) + " "
        + (a > b || a / (b - 3) > 0) + " " + (a < b & b < c | true) + " " + (true ^ false ^ true) + " "
        + (a == 5 ^ b == 3));
    int x, y, z;
    x = y = z = 7;
    x += y -= z *= 2;
    System.out.println(x + " " + y + " " + z);
    x = a > b ? a > 10 ? 1 : 2 : b > 10 ? 3 : 4;
    y = a < b ? 1 : a < c ? 2 : 3;
    z = true ? false ? 1 : 2 : 3;
    System.out.println(x + " " + y + " " + z);
    int r = f(1) + f(2) * f(3) - f(4) / f(5) % f(6);
    System.out.println(r + " " + calls);
    calls = 0;
    boolean q = f(1) > f(2) && f(3) > 0 || f(4) == 4 & f(5) == 0 | f(6) == 6;
    System.out.println(q + " " + calls);
    calls = 0;
    int[] m = {f(1), f(2)};
    m[f(1)] = m[f(0)] + f(9);
    System.out.println(m[1] + " " + calls);
    a = 1;
    a = a++ + ++a * a-- - --a;
    System.out.println(a);
    long l = 1 << 31;
    long w = 1L << 31;
    System.out.println(l + " " + w + " " + (1 << 31L) + " " + (int) w + " " + (w == l) + " " + (-l == w) + " "
        + 1 / 2 * 2.0 + " " + 1 / 2.0 * 2 + " " + 7 / 2 + 7 / 2.0f + " " + 'a' + 1 + " " + (char) ('a' + 1));
    short s = (short) (a = b = 70000);
    System.out.println(s + " " + a + " " + (s = 5) + (s += 2) + s);
    System.out.println(a = b = c);
    System.out.println((a & 1) == 0 ? "even" : "odd");
  }
}
