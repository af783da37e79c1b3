package arithmetic;

/** Shift distances are taken modulo the width; the left operand decides the type. */
public class Shifts {
  public static void main(String[] args) {
    int one = 1, minus = -1;
    long wide = 1;
    for (int distance :
        new int[] {0, 1, 5, 31, 32, 33, 63, 64, 65, -1, -31, -32, -33, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      System.out.println(distance + ": " + (one << distance) + " " + (minus >> distance) + " " + (minus >>> distance)
          + " " + (wide << distance) + " " + (-wide >> distance) + " " + (-wide >>> distance) + " "
          + (one << (long) distance));
    }
    byte b = (byte) 0x90;
    short s = (short) 0x8001;
    char c = 0x8001;
    System.out.println((b >> 4) + " " + (b >>> 4) + " " + ((b & 0xff) >>> 4) + " " + (byte) (b >>> 4) + " " + (b << 4));
    System.out.println((s >> 1) + " " + (s >>> 1) + " " + (c >> 1) + " " + (c >>> 1) + " " + (c << 16));
    b >>>= 1;
    s >>>= 1;
    c >>>= 1;
    System.out.println(b + " " + s + " " + (int) c);
    int i = -8;
    i >>= 1L;
    i <<= 33L;
    System.out.println(i + " " + (i >>> 28) + " " + (i >>>= 65));
    long l = 0xff;
    l <<= 60;
    System.out.println(l + " " + (l >> 60) + " " + (l >>> 60));
    System.out.println(((byte) 200 << 1) + " " + ('a' << 1) + " " + (1 << 31 >> 31) + " " + (1L << 63 >>> 63));
  }
}
