package java.math;

import java.util.Random;

/** An integer of any size: a sign and a {@link Magnitude}. Prime tests use fixed bases, so they need no chance. */
public class BigInteger extends Number implements Comparable<BigInteger> {
  public static final BigInteger ZERO = new BigInteger(0, Magnitude.ZERO);
  public static final BigInteger ONE = new BigInteger(1, Magnitude.of(1));
  public static final BigInteger TWO = new BigInteger(1, Magnitude.of(2));
  public static final BigInteger TEN = new BigInteger(1, Magnitude.of(10));

  private static final int[] SMALL_PRIMES = {
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103, 107,
        109, 113
  };

  private final int sign;
  private final int[] magnitude;

  private BigInteger(int sign, int[] magnitude) {
    this.sign = magnitude.length == 0 ? 0 : sign;
    this.magnitude = magnitude;
  }

  public BigInteger(byte[] val) {
    this(val, 0, val.length);
  }

  public BigInteger(byte[] val, int off, int len) {
    if (val.length == 0) throw new NumberFormatException("Zero length BigInteger");
    checkRange(val.length, off, len);
    if (len == 0) {
      sign = 0;
      magnitude = Magnitude.ZERO;
      return;
    }
    int[] words = new int[(len + 3) / 4];
    boolean negative = val[off] < 0;
    for (int i = 0; i < 4 * words.length; i++) {
      int b = i < len ? val[off + len - 1 - i] & 0xff : negative ? 0xff : 0;
      words[i / 4] |= b << 8 * (i % 4);
    }
    magnitude = negative ? negated(words) : Magnitude.trim(words);
    sign = negative ? -1 : magnitude.length == 0 ? 0 : 1;
  }

  public BigInteger(int signum, byte[] magnitude) {
    this(signum, magnitude, 0, magnitude.length);
  }

  public BigInteger(int signum, byte[] magnitude, int off, int len) {
    if (signum < -1 || signum > 1) throw new NumberFormatException("Invalid signum value");
    checkRange(magnitude.length, off, len);
    int[] words = fromBytes(magnitude, off, len);
    if (signum == 0 && words.length != 0) throw new NumberFormatException("signum-magnitude mismatch");
    this.magnitude = words;
    sign = words.length == 0 ? 0 : signum;
  }

  public BigInteger(String val, int radix) {
    int length = val.length();
    if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
      throw new NumberFormatException("Radix out of range");
    }
    if (length == 0) throw new NumberFormatException("Zero length BigInteger");
    char first = val.charAt(0);
    int start = first == '-' || first == '+' ? 1 : 0;
    if (start == length) throw new NumberFormatException("Zero length BigInteger");
    int[] words = Magnitude.ZERO;
    int chunk = 0;
    int factor = 1;
    for (int i = start; i < length; i++) {
      int digit = Character.digit(val.charAt(i), radix);
      if (digit < 0) throw new NumberFormatException("For input string: \"" + val + "\"");
      chunk = chunk * radix + digit;
      factor *= radix;
      if ((long) factor * radix > Integer.MAX_VALUE || i == length - 1) {
        words = Magnitude.multiplyAdd(words, factor, chunk);
        chunk = 0;
        factor = 1;
      }
    }
    magnitude = words;
    sign = words.length == 0 ? 0 : first == '-' ? -1 : 1;
  }

  public BigInteger(String val) {
    this(val, 10);
  }

  public BigInteger(int numBits, Random rnd) {
    if (numBits < 0) throw new IllegalArgumentException("numBits must be non-negative");
    byte[] bytes = new byte[(int) (((long) numBits + 7) / 8)];
    if (bytes.length > 0) {
      rnd.nextBytes(bytes);
      bytes[0] &= (1 << 8 - (8 * bytes.length - numBits)) - 1;
    }
    magnitude = fromBytes(bytes, 0, bytes.length);
    sign = magnitude.length == 0 ? 0 : 1;
  }

  public BigInteger(int bitLength, int certainty, Random rnd) {
    if (bitLength < 2) throw new ArithmeticException("bitLength < 2");
    magnitude = probablePrime(bitLength, rnd).magnitude;
    sign = 1;
  }

  public static BigInteger probablePrime(int bitLength, Random rnd) {
    if (bitLength < 2) throw new ArithmeticException("bitLength < 2");
    while (true) {
      BigInteger candidate = new BigInteger(bitLength, rnd).setBit(bitLength - 1);
      if (bitLength > 2) candidate = candidate.setBit(0);
      if (candidate.isProbablePrime(100)) return candidate;
    }
  }

  public static BigInteger valueOf(long val) {
    if (val == 0) return ZERO;
    return val < 0 ? new BigInteger(-1, Magnitude.of(-val)) : new BigInteger(1, Magnitude.of(val));
  }

  private static void checkRange(int length, int off, int len) {
    if (off < 0 || len < 0 || off > length - len) {
      throw new IndexOutOfBoundsException("Range [" + off + ", " + off + " + " + len + ")");
    }
  }

  private static int[] fromBytes(byte[] bytes, int off, int len) {
    int[] words = new int[(len + 3) / 4];
    for (int i = 0; i < len; i++) words[i / 4] |= (bytes[off + len - 1 - i] & 0xff) << 8 * (i % 4);
    return Magnitude.trim(words);
  }

  /** The magnitude of a negative number in two's complement; changes its argument. */
  private static int[] negated(int[] words) {
    boolean carry = true;
    for (int i = 0; i < words.length; i++) {
      words[i] = carry ? -words[i] : ~words[i];
      carry = carry && words[i] == 0;
    }
    return Magnitude.trim(words);
  }

  /** The n-th word in two's complement, which has infinitely many. */
  private int word(int n) {
    if (n >= magnitude.length) return sign < 0 ? -1 : 0;
    if (sign >= 0) return magnitude[n];
    for (int i = 0; i < n; i++) {
      if (magnitude[i] != 0) return ~magnitude[n];
    }
    return -magnitude[n];
  }

  /** All words in two's complement, {@code length} of them. */
  private int[] words(int length) {
    int[] result = new int[length];
    boolean carry = true;
    for (int i = 0; i < length; i++) {
      int value = i < magnitude.length ? magnitude[i] : 0;
      if (sign < 0) {
        boolean zero = value == 0;
        value = carry ? -value : ~value;
        carry = carry && zero;
      }
      result[i] = value;
    }
    return result;
  }

  private static BigInteger fromWords(int[] words) {
    if (words.length > 0 && words[words.length - 1] < 0) return new BigInteger(-1, negated(words));
    return new BigInteger(1, Magnitude.trim(words));
  }

  public BigInteger add(BigInteger val) {
    if (val.sign == 0) return this;
    if (sign == 0) return val;
    if (sign == val.sign) return new BigInteger(sign, Magnitude.add(magnitude, val.magnitude));
    int order = Magnitude.compare(magnitude, val.magnitude);
    if (order == 0) return ZERO;
    return order > 0
        ? new BigInteger(sign, Magnitude.subtract(magnitude, val.magnitude))
        : new BigInteger(val.sign, Magnitude.subtract(val.magnitude, magnitude));
  }

  public BigInteger subtract(BigInteger val) {
    return add(val.negate());
  }

  public BigInteger multiply(BigInteger val) {
    return new BigInteger(sign * val.sign, Magnitude.multiply(magnitude, val.magnitude));
  }

  public BigInteger divide(BigInteger val) {
    return divideAndRemainder(val)[0];
  }

  public BigInteger[] divideAndRemainder(BigInteger val) {
    if (val.sign == 0) throw new ArithmeticException("BigInteger divide by zero");
    int[][] result = Magnitude.divide(magnitude, val.magnitude);
    return new BigInteger[] {new BigInteger(sign * val.sign, result[0]), new BigInteger(sign, result[1])};
  }

  public BigInteger remainder(BigInteger val) {
    return divideAndRemainder(val)[1];
  }

  public BigInteger mod(BigInteger m) {
    if (m.sign <= 0) throw new ArithmeticException("BigInteger: modulus not positive");
    BigInteger result = remainder(m);
    return result.sign < 0 ? result.add(m) : result;
  }

  public BigInteger pow(int exponent) {
    if (exponent < 0) throw new ArithmeticException("Negative exponent");
    BigInteger result = ONE;
    BigInteger power = this;
    for (int rest = exponent; rest != 0; rest >>>= 1) {
      if ((rest & 1) != 0) result = result.multiply(power);
      if (rest > 1) power = power.multiply(power);
    }
    return result;
  }

  public BigInteger modPow(BigInteger exponent, BigInteger m) {
    if (m.sign <= 0) throw new ArithmeticException("BigInteger: modulus not positive");
    if (exponent.sign < 0) return modInverse(m).modPow(exponent.negate(), m);
    BigInteger result = ONE.mod(m);
    BigInteger base = mod(m);
    for (int i = exponent.bitLength() - 1; i >= 0; i--) {
      result = result.multiply(result).remainder(m);
      if (exponent.testBit(i)) result = result.multiply(base).remainder(m);
    }
    return result;
  }

  public BigInteger modInverse(BigInteger m) {
    if (m.sign != 1) throw new ArithmeticException("BigInteger: modulus not positive");
    if (m.equals(ONE)) return ZERO;
    BigInteger rest = m;
    BigInteger next = mod(m);
    BigInteger factor = ZERO;
    BigInteger nextFactor = ONE;
    while (next.sign != 0) {
      BigInteger[] step = rest.divideAndRemainder(next);
      rest = next;
      next = step[1];
      BigInteger newFactor = factor.subtract(step[0].multiply(nextFactor));
      factor = nextFactor;
      nextFactor = newFactor;
    }
    if (!rest.equals(ONE)) throw new ArithmeticException("BigInteger not invertible.");
    return factor.mod(m);
  }

  public BigInteger gcd(BigInteger val) {
    BigInteger a = abs();
    BigInteger b = val.abs();
    while (b.sign != 0) {
      BigInteger rest = a.remainder(b);
      a = b;
      b = rest;
    }
    return a;
  }

  public BigInteger abs() {
    return sign < 0 ? negate() : this;
  }

  public BigInteger negate() {
    return new BigInteger(-sign, magnitude);
  }

  public int signum() {
    return sign;
  }

  /** The largest integer whose square is not larger; by Newton's iteration from above. */
  public BigInteger sqrt() {
    if (sign < 0) throw new ArithmeticException("Negative BigInteger");
    if (sign == 0) return ZERO;
    BigInteger root = ONE.shiftLeft((bitLength() + 1) / 2);
    while (true) {
      BigInteger better = root.add(divide(root)).shiftRight(1);
      if (better.compareTo(root) >= 0) return root;
      root = better;
    }
  }

  public BigInteger[] sqrtAndRemainder() {
    BigInteger root = sqrt();
    return new BigInteger[] {root, subtract(root.multiply(root))};
  }

  public BigInteger shiftLeft(int n) {
    if (n == 0 || sign == 0) return sign == 0 ? ZERO : this;
    if (n > 0) return new BigInteger(sign, Magnitude.shiftLeft(magnitude, n));
    return right(n == Integer.MIN_VALUE ? Integer.MAX_VALUE : -n);
  }

  public BigInteger shiftRight(int n) {
    if (n == 0 || sign == 0) return sign == 0 ? ZERO : this;
    if (n > 0) return right(n);
    if (n == Integer.MIN_VALUE) throw new ArithmeticException("BigInteger would overflow supported range");
    return new BigInteger(sign, Magnitude.shiftLeft(magnitude, -n));
  }

  /** Towards minus infinity, as in two's complement. */
  private BigInteger right(int n) {
    BigInteger result = new BigInteger(sign, Magnitude.shiftRight(magnitude, n));
    return sign < 0 && Magnitude.lowestBit(magnitude) < n ? result.subtract(ONE) : result;
  }

  private int commonLength(BigInteger val) {
    return Math.max(magnitude.length, val.magnitude.length) + 1;
  }

  public BigInteger and(BigInteger val) {
    int[] a = words(commonLength(val));
    int[] b = val.words(a.length);
    for (int i = 0; i < a.length; i++) a[i] &= b[i];
    return fromWords(a);
  }

  public BigInteger or(BigInteger val) {
    int[] a = words(commonLength(val));
    int[] b = val.words(a.length);
    for (int i = 0; i < a.length; i++) a[i] |= b[i];
    return fromWords(a);
  }

  public BigInteger xor(BigInteger val) {
    int[] a = words(commonLength(val));
    int[] b = val.words(a.length);
    for (int i = 0; i < a.length; i++) a[i] ^= b[i];
    return fromWords(a);
  }

  public BigInteger not() {
    return negate().subtract(ONE);
  }

  public BigInteger andNot(BigInteger val) {
    return and(val.not());
  }

  private static void checkBit(int n) {
    if (n < 0) throw new ArithmeticException("Negative bit address");
  }

  public boolean testBit(int n) {
    checkBit(n);
    return (word(n >>> 5) >>> (n & 31) & 1) != 0;
  }

  public BigInteger setBit(int n) {
    checkBit(n);
    return testBit(n) ? this : flipBit(n);
  }

  public BigInteger clearBit(int n) {
    checkBit(n);
    return testBit(n) ? flipBit(n) : this;
  }

  public BigInteger flipBit(int n) {
    checkBit(n);
    int[] a = words(Math.max(magnitude.length, (n >>> 5) + 1) + 1);
    a[n >>> 5] ^= 1 << (n & 31);
    return fromWords(a);
  }

  public int getLowestSetBit() {
    return Magnitude.lowestBit(magnitude);
  }

  public int bitLength() {
    int length = Magnitude.bitLength(magnitude);
    boolean powerOfTwo = length > 0 && Magnitude.lowestBit(magnitude) == length - 1;
    return sign < 0 && powerOfTwo ? length - 1 : length;
  }

  public int bitCount() {
    int count = 0;
    for (int i = 0; i < magnitude.length; i++) count += Integer.bitCount(magnitude[i]);
    return sign < 0 ? count + Magnitude.lowestBit(magnitude) - 1 : count;
  }

  /** Miller-Rabin with the first primes as bases: exact up to 3.3e24. */
  public boolean isProbablePrime(int certainty) {
    if (certainty <= 0) return true;
    BigInteger n = abs();
    if (n.compareTo(TWO) < 0) return false;
    for (int i = 0; i < SMALL_PRIMES.length; i++) {
      BigInteger prime = valueOf(SMALL_PRIMES[i]);
      if (n.equals(prime)) return true;
      if (n.remainder(prime).sign == 0) return false;
    }
    BigInteger minusOne = n.subtract(ONE);
    int twos = minusOne.getLowestSetBit();
    BigInteger odd = minusOne.shiftRight(twos);
    int bases = Math.min(SMALL_PRIMES.length, Math.max(13, (certainty + 1) / 2));
    for (int i = 0; i < bases; i++) {
      if (isWitness(valueOf(SMALL_PRIMES[i]), n, minusOne, odd, twos)) return false;
    }
    return true;
  }

  private static boolean isWitness(BigInteger base, BigInteger n, BigInteger minusOne, BigInteger odd, int twos) {
    BigInteger x = base.modPow(odd, n);
    if (x.equals(ONE)) return false;
    for (int i = 0; i < twos; i++) {
      if (x.equals(minusOne)) return false;
      x = x.multiply(x).remainder(n);
    }
    return true;
  }

  public BigInteger nextProbablePrime() {
    if (sign < 0) throw new ArithmeticException("start < 0: " + this);
    if (compareTo(TWO) < 0) return TWO;
    BigInteger candidate = testBit(0) ? add(TWO) : add(ONE);
    while (!candidate.isProbablePrime(100)) candidate = candidate.add(TWO);
    return candidate;
  }

  public int compareTo(BigInteger val) {
    if (sign != val.sign) return sign < val.sign ? -1 : 1;
    return sign * Magnitude.compare(magnitude, val.magnitude);
  }

  @Override
  public boolean equals(Object x) {
    return x instanceof BigInteger && (x == this || compareTo((BigInteger) x) == 0);
  }

  public BigInteger min(BigInteger val) {
    return compareTo(val) < 0 ? this : val;
  }

  public BigInteger max(BigInteger val) {
    return compareTo(val) > 0 ? this : val;
  }

  @Override
  public int hashCode() {
    int hash = 0;
    for (int i = magnitude.length - 1; i >= 0; i--) hash = 31 * hash + magnitude[i];
    return hash * sign;
  }

  public String toString(int radix) {
    if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) radix = 10;
    String text = Magnitude.toString(magnitude, radix);
    return sign < 0 ? "-" + text : text;
  }

  @Override
  public String toString() {
    return toString(10);
  }

  public byte[] toByteArray() {
    byte[] result = new byte[bitLength() / 8 + 1];
    int[] words = words(result.length / 4 + 1);
    for (int i = 0; i < result.length; i++) result[result.length - 1 - i] = (byte) (words[i / 4] >> 8 * (i % 4));
    return result;
  }

  @Override
  public int intValue() {
    return word(0);
  }

  @Override
  public long longValue() {
    return (long) word(1) << 32 | word(0) & 0xffffffffL;
  }

  @Override
  public float floatValue() {
    long head = head(24);
    int exponent = Math.max(0, Magnitude.bitLength(magnitude) - 24);
    if (exponent > 128) return sign < 0 ? Float.NEGATIVE_INFINITY : Float.POSITIVE_INFINITY;
    float result = head;
    for (; exponent > 30; exponent -= 30) result *= 1 << 30;
    return sign * result * (1 << exponent);
  }

  @Override
  public double doubleValue() {
    long head = head(53);
    int exponent = Math.max(0, Magnitude.bitLength(magnitude) - 53);
    if (exponent > 1024) return sign < 0 ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    double result = head;
    for (; exponent > 30; exponent -= 30) result *= 1 << 30;
    return sign * result * (1 << exponent);
  }

  /** The highest {@code precision} bits, rounded to the nearest, ties to even. */
  private long head(int precision) {
    int dropped = Magnitude.bitLength(magnitude) - precision;
    BigInteger value = abs();
    if (dropped <= 0) return value.longValue();
    long head = value.shiftRight(dropped).longValue();
    boolean half = Magnitude.bit(magnitude, dropped - 1);
    boolean more = Magnitude.lowestBit(magnitude) < dropped - 1;
    return half && (more || (head & 1) != 0) ? head + 1 : head;
  }

  public long longValueExact() {
    if (bitLength() > 63) throw new ArithmeticException("BigInteger out of long range");
    return longValue();
  }

  public int intValueExact() {
    if (bitLength() > 31) throw new ArithmeticException("BigInteger out of int range");
    return intValue();
  }

  public short shortValueExact() {
    if (bitLength() > 15) throw new ArithmeticException("BigInteger out of short range");
    return shortValue();
  }

  public byte byteValueExact() {
    if (bitLength() > 7) throw new ArithmeticException("BigInteger out of byte range");
    return byteValue();
  }
}
