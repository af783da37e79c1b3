package arithmetic;

/** Programs of bit operations: checksums, permutations, generators, whose result depends on every bit. */
public class BitTricks {
  static int crc(byte[] data) {
    int crc = -1;
    for (byte b : data) {
      crc ^= b & 0xff;
      for (int k = 0; k < 8; k++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
    }
    return ~crc;
  }

  static int murmur(int h) {
    h ^= h >>> 16;
    h *= 0x85ebca6b;
    h ^= h >>> 13;
    h *= 0xc2b2ae35;
    return h ^ h >>> 16;
  }

  static long splitMix(long x) {
    x += 0x9e3779b97f4a7c15L;
    x = (x ^ x >>> 30) * 0xbf58476d1ce4e5b9L;
    x = (x ^ x >>> 27) * 0x94d049bb133111ebL;
    return x ^ x >>> 31;
  }

  static int popCount(long v) {
    v = v - (v >>> 1 & 0x5555555555555555L);
    v = (v & 0x3333333333333333L) + (v >>> 2 & 0x3333333333333333L);
    return (int) ((v + (v >>> 4) & 0x0f0f0f0f0f0f0f0fL) * 0x0101010101010101L >>> 56);
  }

  static long multiplyHigh(long a, long b) {
    long a1 = a >> 32, a0 = a & 0xffffffffL, b1 = b >> 32, b0 = b & 0xffffffffL;
    long t = a1 * b0 + (a0 * b0 >>> 32);
    return a1 * b1 + (t >> 32) + (a0 * b1 + (t & 0xffffffffL) >> 32);
  }

  public static void main(String[] args) {
    byte[] data = new byte[256];
    for (int i = 0; i < 256; i++) data[i] = (byte) (i * 37);
    System.out.println(Integer.toHexString(crc(data)) + " " + Integer.toHexString(crc("123456789".getBytes())));
    long x = 1;
    int h = 1;
    for (int i = 0; i < 1000; i++) {
      x = splitMix(x);
      h = murmur(h + i);
      if (popCount(x) != Long.bitCount(x)) System.out.println("wrong count " + x);
    }
    System.out.println(x + " " + h + " " + multiplyHigh(x, -x) + " " + multiplyHigh(Long.MIN_VALUE, Long.MAX_VALUE));
    int lfsr = 0xACE1, period = 0;
    do {
      int bit = (lfsr ^ lfsr >> 2 ^ lfsr >> 3 ^ lfsr >> 5) & 1;
      lfsr = lfsr >> 1 | bit << 15;
      period++;
    } while (lfsr != 0xACE1);
    System.out.println(period);
    long gray = 0;
    for (int i = 0; i < 64; i++) gray = gray * 31 + (i ^ i >> 1);
    System.out.println(gray);
    int a = 12345, b = -678;
    a ^= b;
    b ^= a;
    a ^= b;
    System.out.println(a + " " + b + " " + (a & -a) + " " + (b & b - 1) + " " + ((b ^ b >> 31) - (b >> 31)));
    short s = (short) 0xbeef;
    System.out.println((s >>> 8 & 0xff | s << 8 & 0xff00) + " " + (short) (s >>> 8 & 0xff | s << 8));
  }
}
