package arithmetic;

/** Every binary operator of int on values at the edges; the operands are not constants, so nothing is folded. */
public class IntOperators {
  static final int[] VALUES = {
      0, 1, -1, 2, -2, 7, -7, 31, 32, 33, 255, -256, 65535, 0x7fff_ffff, 0x8000_0000, 0x8000_0001, 0x5555_5555};

  public static void main(String[] args) {
    for (int a : VALUES) {
      long hash = 17;
      for (int b : VALUES) {
        int sum = a + b, difference = a - b, product = a * b, and = a & b, or = a | b, xor = a ^ b;
        int left = a << b, right = a >> b, logical = a >>> b;
        hash = hash * 31 + sum;
        hash = hash * 31 + difference;
        hash = hash * 31 + product;
        hash = hash * 31 + (and ^ or) + xor;
        hash = hash * 31 + left;
        hash = hash * 31 + right;
        hash = hash * 31 + logical;
        hash = hash * 31 + (a < b ? 1 : 2) + (a <= b ? 4 : 8) + (a > b ? 16 : 32) + (a >= b ? 64 : 128)
            + (a == b ? 256 : 512);
        if (b != 0) hash = hash * 31 + (a / b) * 7L + a % b;
      }
      System.out.println(a + " -> " + hash + " " + -a + " " + ~a + " " + +a);
    }
    for (int a : VALUES) {
      for (int b : new int[] {-7, -1, 3, Integer.MIN_VALUE}) System.out.print(a / b + "," + a % b + " ");
      System.out.println();
    }
  }
}
