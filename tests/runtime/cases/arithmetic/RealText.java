package arithmetic;

/** Text of double and float: when an exponent appears, how many digits, and back again. */
public class RealText {
  public static void main(String[] args) {
    double[] values = {1, 10, 100, 1e6, 1234567, 9999999, 1e7, 12345678.9, 1e15, 123456789012345680.0, 1e21, 1e22, 0.1,
        0.01, 0.001, 0.0009999, 1e-4, 1.5e-7, 0.3, 2.0 / 3, 1e100, 1e-100, 3.141592653589793, 2.718281828459045,
        1.7976931348623157e308, 4.9e-324, 2.2250738585072014e-308, 100.125, 4.35, 0.5, 1024, 65536, 4294967296.0,
        9007199254740992.0, 0.1 + 0.2, 1.1 * 1.1, 5e-5};
    for (double v : values) {
      String text = String.valueOf(v);
      System.out.println(text + " " + -v + " " + (Double.parseDouble(text) == v));
    }
    float[] floats = {1, 10, 1e6f, 9999999, 1e7f, 0.1f, 0.001f, 9.999e-4f, 1 / 3f, 3.4028235e38f, 1.4e-45f,
        1.17549435e-38f, 16777216, 0.3f, 1e10f, 33554432f};
    for (float v : floats) {
      String text = Float.toString(v);
      System.out.println(text + " " + -v + " " + (Float.parseFloat(text) == v) + " " + (double) v);
    }
    long seed = 42;
    int bad = 0;
    for (int i = 0; i < 500; i++) {
      seed = seed * 6364136223846793005L + 1442695040888963407L;
      double v = Double.longBitsToDouble(seed);
      if (!Double.isNaN(v) && Double.parseDouble(Double.toString(v)) != v) bad++;
      float f = Float.intBitsToFloat((int) (seed >>> 32));
      if (!Float.isNaN(f) && Float.parseFloat(Float.toString(f)) != f) bad++;
    }
    System.out.println("not read back: " + bad);
    System.out.println("" + 1.0f + 1.0 + 'a' + 1 + 1L + null + true + (char) 66 + (byte) -1);
    System.out.println(
        1 + 1 + "2" + 1 + 1 + " " + (1.0 + 1) + " " + 'a' + 'b' + " " + ('a' + 'b') + " " + (char) ('a' + 1));
  }
}
