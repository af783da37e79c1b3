package arithmetic;

/** What the compiler computes must equal what is computed at run time. */
public class ConstantFolding {
  static final int A = 1_000_003, B = -17;
  static final long L = 123_456_789_012L;
  static final double D = 1e17, E = 3.3;
  static final float F = 0.7f;
  static final String S = "a" + A + B + 'c' + 1.0f + L + null + true;
  int a = A, b = B;
  long l = L;
  double d = D, e = E;
  float f = F;

  static void same(String name, Object folded, Object computed) {
    System.out.println(name + " " + folded + (folded.equals(computed) ? " same" : " differs from " + computed));
  }

  public static void main(String[] args) {
    ConstantFolding v = new ConstantFolding();
    same("product", A * A, v.a * v.a);
    same("quotient", A / B, v.a / v.b);
    same("remainder", A % B, v.a % v.b);
    same("shift", A << B, v.a << v.b);
    same("logical", B >>> 28, v.b >>> 28);
    same("mixed", A * L, v.a * v.l);
    same("longs", L * L ^ B, v.l * v.l ^ v.b);
    same("doubles", D + 1 - D, v.d + 1 - v.d);
    same("third", E / 3, v.e / 3);
    same("rest", D % E, v.d % v.e);
    same("floats", F * F, v.f * v.f);
    same("widened", F * E, v.f * v.e);
    same("float sum", F + A, v.f + v.a);
    same("cast", (int) D, (int) v.d);
    same("byte", (byte) A, (byte) v.a);
    same("char", (char) A, (char) v.a);
    same("cast long", (long) (float) L, (long) (float) v.l);
    same("compare", A > B ? 1 : 2, v.a > v.b ? 1 : 2);
    same("nan", 0.0 / 0.0 == 0.0 / 0.0, v.d * 0 / 0 == v.d * 0 / 0);
    same("string", S, "a" + v.a + v.b + 'c' + 1.0f + v.l + null + (v.a == A));
    final int local = 5;
    byte narrow = local;
    same("ternary", true ? local : 'x', v.a == A ? v.b + 22 : 'x');
    char folded = true ? local + 60 : 'x';
    System.out.println(
        narrow + " " + folded + " " + (false ? 1 : 'b') + " " + (v.a == 0 ? 1.0 : 2) + " " + (v.a == A ? 'c' : v.b));
    System.out.println(Integer.MAX_VALUE + 1 + " " + (Long.MIN_VALUE - 1) + " " + (1 << 32) + " " + (1L << 32) + " "
        + -Integer.MIN_VALUE);
  }
}
