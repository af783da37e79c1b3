package java.math;

/**
 * Arithmetic on natural numbers: arrays of 32-bit words, the lowest first, without zero words at the end (zero is
 * empty). Schoolbook algorithms.
 */
final class Magnitude {
  static final int[] ZERO = new int[0];
  private static final long MASK = 0xffffffffL;

  private Magnitude() {}

  static int[] of(long value) {
    int high = (int) (value >>> 32);
    if (high != 0) return new int[] {(int) value, high};
    return value == 0 ? ZERO : new int[] {(int) value};
  }

  /** The array itself, or a shorter copy if it ends with zero words. */
  static int[] trim(int[] a) {
    int length = a.length;
    while (length > 0 && a[length - 1] == 0) length--;
    return length == a.length ? a : copy(a, length);
  }

  private static int[] copy(int[] a, int length) {
    int[] result = new int[length];
    System.arraycopy(a, 0, result, 0, Math.min(a.length, length));
    return result;
  }

  static int compare(int[] a, int[] b) {
    if (a.length != b.length) return a.length < b.length ? -1 : 1;
    for (int i = a.length - 1; i >= 0; i--) {
      if (a[i] != b[i]) return (a[i] & MASK) < (b[i] & MASK) ? -1 : 1;
    }
    return 0;
  }

  static int bitLength(int[] a) {
    return a.length == 0 ? 0 : 32 * a.length - Integer.numberOfLeadingZeros(a[a.length - 1]);
  }

  static int lowestBit(int[] a) {
    if (a.length == 0) return -1;
    int i = 0;
    while (a[i] == 0) i++;
    return 32 * i + Integer.numberOfTrailingZeros(a[i]);
  }

  static boolean bit(int[] a, int n) {
    int word = n >> 5;
    return word < a.length && (a[word] >>> (n & 31) & 1) != 0;
  }

  static int[] add(int[] a, int[] b) {
    if (a.length < b.length) return add(b, a);
    int[] result = new int[a.length + 1];
    long carry = 0;
    for (int i = 0; i < a.length; i++) {
      carry += (a[i] & MASK) + (i < b.length ? b[i] & MASK : 0);
      result[i] = (int) carry;
      carry >>>= 32;
    }
    result[a.length] = (int) carry;
    return trim(result);
  }

  /** a - b; a is not smaller. */
  static int[] subtract(int[] a, int[] b) {
    int[] result = new int[a.length];
    long borrow = 0;
    for (int i = 0; i < a.length; i++) {
      long difference = (a[i] & MASK) - (i < b.length ? b[i] & MASK : 0) + borrow;
      result[i] = (int) difference;
      borrow = difference >> 32;
    }
    return trim(result);
  }

  static int[] multiply(int[] a, int[] b) {
    if (a.length == 0 || b.length == 0) return ZERO;
    int[] result = new int[a.length + b.length];
    for (int i = 0; i < a.length; i++) {
      long factor = a[i] & MASK;
      if (factor == 0) continue;
      long carry = 0;
      for (int j = 0; j < b.length; j++) {
        carry += factor * (b[j] & MASK) + (result[i + j] & MASK);
        result[i + j] = (int) carry;
        carry >>>= 32;
      }
      result[i + b.length] = (int) carry;
    }
    return trim(result);
  }

  /** a * factor + summand, both of them unsigned words. */
  static int[] multiplyAdd(int[] a, int factor, int summand) {
    int[] result = new int[a.length + 1];
    long carry = summand & MASK;
    for (int i = 0; i < a.length; i++) {
      carry += (a[i] & MASK) * (factor & MASK);
      result[i] = (int) carry;
      carry >>>= 32;
    }
    result[a.length] = (int) carry;
    return trim(result);
  }

  static int[] shiftLeft(int[] a, int n) {
    if (a.length == 0) return a;
    int words = n >>> 5;
    int bits = n & 31;
    int[] result = new int[a.length + words + 1];
    for (int i = 0; i < a.length; i++) {
      result[i + words] |= a[i] << bits;
      if (bits != 0) result[i + words + 1] = a[i] >>> (32 - bits);
    }
    return trim(result);
  }

  static int[] shiftRight(int[] a, int n) {
    int words = n >>> 5;
    int bits = n & 31;
    if (words >= a.length) return ZERO;
    int[] result = new int[a.length - words];
    for (int i = 0; i < result.length; i++) {
      result[i] = a[i + words] >>> bits;
      if (bits != 0 && i + words + 1 < a.length) result[i] |= a[i + words + 1] << (32 - bits);
    }
    return trim(result);
  }

  /** Divides {@code a} in place by one unsigned word; returns the remainder. */
  static int divideWord(int[] a, int divisor) {
    long d = divisor & MASK;
    long rest = 0;
    for (int i = a.length - 1; i >= 0; i--) {
      long value = rest << 32 | a[i] & MASK;
      long quotient = value >= 0 ? value / d : Long.divideUnsigned(value, d);
      a[i] = (int) quotient;
      rest = value - quotient * d;
    }
    return (int) rest;
  }

  /** Quotient and remainder, by Knuth's algorithm D. */
  static int[][] divide(int[] a, int[] b) {
    if (compare(a, b) < 0) return new int[][] {ZERO, a};
    if (b.length == 1) {
      int[] quotient = copy(a, a.length);
      int rest = divideWord(quotient, b[0]);
      return new int[][] {trim(quotient), of(rest & MASK)};
    }
    int shift = Integer.numberOfLeadingZeros(b[b.length - 1]);
    int[] v = shiftLeft(b, shift);
    int[] u = copy(shiftLeft(a, shift), a.length + 1);
    int n = v.length;
    int[] quotient = new int[a.length - n + 1];
    long top = v[n - 1] & MASK;
    long second = v[n - 2] & MASK;
    for (int j = quotient.length - 1; j >= 0; j--) {
      long head = (long) u[j + n] << 32 | u[j + n - 1] & MASK;
      long guess = Long.divideUnsigned(head, top);
      long rest = head - guess * top;
      while (guess > MASK || rest <= MASK
          && Long.compareUnsigned(guess * second, rest << 32 | u[j + n - 2] & MASK) > 0) {
        guess--;
        rest += top;
        if (rest > MASK) break;
      }
      if (subtractMultiple(u, v, guess, j) < 0) {
        guess--;
        addBack(u, v, j);
      }
      quotient[j] = (int) guess;
    }
    return new int[][] {trim(quotient), shiftRight(trim(u), shift)};
  }

  private static long subtractMultiple(int[] u, int[] v, long factor, int offset) {
    long carry = 0;
    long borrow = 0;
    for (int i = 0; i < v.length; i++) {
      carry += factor * (v[i] & MASK);
      long difference = (u[offset + i] & MASK) - (carry & MASK) + borrow;
      u[offset + i] = (int) difference;
      borrow = difference >> 32;
      carry >>>= 32;
    }
    long difference = (u[offset + v.length] & MASK) - carry + borrow;
    u[offset + v.length] = (int) difference;
    return difference >> 32;
  }

  private static void addBack(int[] u, int[] v, int offset) {
    long carry = 0;
    for (int i = 0; i < v.length; i++) {
      carry += (u[offset + i] & MASK) + (v[i] & MASK);
      u[offset + i] = (int) carry;
      carry >>>= 32;
    }
    u[offset + v.length] += (int) carry;
  }

  static String toString(int[] a, int radix) {
    if (a.length == 0) return "0";
    int chunk = radix;
    int digits = 1;
    while ((long) chunk * radix <= Integer.MAX_VALUE) {
      chunk *= radix;
      digits++;
    }
    char[] text = new char[digits * (bitLength(a) / log2(chunk) + 2)];
    int start = text.length;
    int[] rest = copy(a, a.length);
    while (rest.length > 0) {
      int part = divideWord(rest, chunk);
      rest = trim(rest);
      for (int i = 0; i < digits; i++) {
        text[--start] = Character.forDigit(part % radix, radix);
        part /= radix;
      }
    }
    while (text[start] == '0') start++;
    return new String(text, start, text.length - start);
  }

  private static int log2(int value) {
    return 31 - Integer.numberOfLeadingZeros(value);
  }
}
