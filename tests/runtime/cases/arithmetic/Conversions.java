package arithmetic;

/** Every conversion between numeric types, with values that do not fit. */
public class Conversions {
  public static void main(String[] args) {
    int[] ints = {0, 127, 128, 255, 256, -129, 32768, 65536, -32769, Integer.MAX_VALUE, Integer.MIN_VALUE, 0x12345678};
    for (int v : ints) {
      System.out.println(v + ": " + (byte) v + " " + (short) v + " " + (int) (char) v + " " + (long) v + " "
          + Float.toHexString(v) + " " + (double) v + " " + (byte) (char) v + " " + (short) (byte) v + " "
          + (int) (char) (byte) v);
    }
    long[] longs = {1L << 31, -(1L << 31) - 1, 1L << 32, Long.MAX_VALUE, Long.MIN_VALUE, 9007199254740993L,
        0x7fff_ff40_0000_0001L, 16777217};
    for (long v : longs) {
      System.out.println(v + ": " + (int) v + " " + (byte) v + " " + (short) v + " " + (int) (char) v + " "
          + Float.toHexString(v) + " " + Double.toHexString(v) + " " + (long) (float) v + " " + (long) (double) v);
    }
    double[] doubles = {0.5, -0.5, 1.9999, -1.9999, 127.5, 1e5, -1e5, 2147483647.5, 2147483648.0, -2147483649.0, 1e10,
        9.3e18, -9.3e18, 1e300, -1e300, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 1e-50,
        3.4028235677973366e38, 3.4028235e38, 65535.9};
    for (double v : doubles) {
      System.out.println(v + ": " + (int) v + " " + (long) v + " " + (byte) v + " " + (short) v + " " + (int) (char) v
          + " " + Float.toHexString((float) v) + " " + (int) (float) v + " " + (long) (float) v + " "
          + (char) (int) v % 97);
    }
    char c = 'x';
    c += 1;
    int promoted = c + 1;
    System.out.println(
        c + " " + promoted + " " + (char) promoted + " " + (c + 1) + " " + (char) (c + 1) + " " + c++ + ++c);
  }
}
