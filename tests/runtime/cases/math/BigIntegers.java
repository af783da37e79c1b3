package math;

import static support.Tell.p;
import static support.Tell.thrown;

import java.math.BigInteger;
import java.util.*;

/** BigInteger: arithmetic, division of every sign, bits, shifts, powers, primes, conversion, radix text. */
public class BigIntegers {
  public static void main(String[] args) {
    BigInteger[] v = {BigInteger.ZERO, BigInteger.ONE, BigInteger.ONE.negate(),
        new BigInteger("123456789012345678901234567890"), new BigInteger("-987654321098765432109876543210"),
        BigInteger.valueOf(Long.MIN_VALUE), BigInteger.ONE.shiftLeft(64),
        BigInteger.ONE.shiftLeft(128).subtract(BigInteger.ONE), BigInteger.valueOf(255)};
    for (BigInteger a : v) {
      StringBuilder row = new StringBuilder();
      for (BigInteger b : v) {
        row.append(a.add(b))
            .append(' ')
            .append(a.subtract(b))
            .append(' ')
            .append(a.multiply(b))
            .append(' ')
            .append(a.compareTo(b))
            .append(' ')
            .append(a.and(b).xor(a.or(b)))
            .append(' ')
            .append(a.andNot(b))
            .append(' ')
            .append(a.gcd(b))
            .append(' ');
        if (b.signum() != 0)
          row.append(a.divide(b))
              .append(' ')
              .append(a.remainder(b))
              .append(' ')
              .append(Arrays.toString(a.divideAndRemainder(b)))
              .append(' ');
        if (b.signum() > 0) row.append(a.mod(b)).append(' ');
      }
      p(a, row.toString().hashCode(), row.length(), a.signum(), a.bitLength(), a.bitCount(), a.negate(), a.abs(),
          a.not(), a.hashCode(), a.intValue(), a.longValue(), Double.toHexString(a.doubleValue()),
          Float.toHexString(a.floatValue()), a.toByteArray().length, a.getLowestSetBit(), a.shiftLeft(7),
          a.shiftRight(5), a.shiftRight(200), a.shiftLeft(-3), a.toString(36), a.toString(2).length(), a.testBit(3),
          a.setBit(70), a.clearBit(0), a.flipBit(9));
    }
    p(BigInteger.valueOf(3).pow(100), BigInteger.valueOf(-2).pow(63), BigInteger.TEN.pow(0),
        thrown(() -> BigInteger.TEN.pow(-1)), thrown(() -> BigInteger.ONE.divide(BigInteger.ZERO)),
        thrown(() -> BigInteger.ONE.mod(BigInteger.ONE.negate())), thrown(() -> new BigInteger("")),
        thrown(() -> new BigInteger("1a")), thrown(() -> new BigInteger("--1")), new BigInteger("-ff", 16),
        new BigInteger("+7"));
    BigInteger p1 = new BigInteger("1000000007"), m = new BigInteger("170141183460469231731687303715884105727");
    p(BigInteger.valueOf(3).modPow(m, p1), BigInteger.valueOf(12345).modInverse(p1),
        thrown(() -> BigInteger.valueOf(4).modInverse(BigInteger.valueOf(8))),
        BigInteger.valueOf(2).modPow(BigInteger.valueOf(-3), p1), m.isProbablePrime(20),
        p1.add(BigInteger.ONE).isProbablePrime(20), BigInteger.valueOf(100).nextProbablePrime());
    p(new BigInteger(new byte[] {-1, 0}), new BigInteger(1, new byte[] {-1, 0}), new BigInteger(-1, new byte[] {5}),
        BigInteger.valueOf(-256).toByteArray(), thrown(() -> new BigInteger(0, new byte[] {1})),
        thrown(() -> new BigInteger(new byte[0])), new BigInteger(70, new Random(5)),
        BigInteger.valueOf(7).max(BigInteger.TEN), BigInteger.valueOf(16).equals(BigInteger.valueOf(16)));
    p(thrown(() -> BigInteger.ONE.shiftLeft(40).intValueExact()), BigInteger.ONE.shiftLeft(40).longValueExact(),
        thrown(() -> BigInteger.ONE.shiftLeft(70).longValueExact()),
        thrown(() -> BigInteger.valueOf(200).byteValueExact()));
    BigInteger f = BigInteger.ONE;
    for (int i = 2; i <= 60; i++) f = f.multiply(BigInteger.valueOf(i));
    p(f, f.bitLength(), f.toString(16), new BigInteger(f.toString(7), 7).equals(f), f.divide(BigInteger.TEN.pow(40)),
        f.doubleValue());
    BigInteger a = BigInteger.ZERO, b = BigInteger.ONE;
    for (int i = 0; i < 500; i++) {
      BigInteger t = a.add(b);
      a = b;
      b = t;
    }
    p(a, a.mod(BigInteger.valueOf(1000000007)));
    BigInteger big = BigInteger.valueOf(7).pow(3000), big2 = BigInteger.valueOf(11).pow(2500);
    p(big.multiply(big2).hashCode(), big.multiply(big2).divide(big2).equals(big), big.toString().hashCode(),
        big2.mod(big).hashCode(), big.gcd(big2.multiply(BigInteger.valueOf(7))));
  }
}
