import java.util.Random;
import java.util.concurrent.Callable;

/** java.math against the JDK: random numbers of all sizes, all operations. */
final class TextMathTest {
  private static final Random RANDOM = Check.random(11);

  private TextMathTest() {}

  private static String integer() {
    switch (RANDOM.nextInt(8)) {
      case 0:
        return Integer.toString(RANDOM.nextInt(21) - 10);
      case 1:
        return Long.toString(RANDOM.nextLong());
      case 2:
        return java.math.BigInteger.ONE.shiftLeft(RANDOM.nextInt(200)).negate().toString();
      case 3:
        return java.math.BigInteger.ONE.shiftLeft(RANDOM.nextInt(200)).subtract(java.math.BigInteger.ONE).toString();
      default:
        java.math.BigInteger value = new java.math.BigInteger(RANDOM.nextInt(300), RANDOM);
        return (RANDOM.nextBoolean() ? value : value.negate()).toString();
    }
  }

  private static String decimal() {
    switch (RANDOM.nextInt(8)) {
      case 0:
        return "0E" + (RANDOM.nextInt(13) - 6);
      case 1:
        return RANDOM.nextInt(100) + "00E" + (RANDOM.nextInt(13) - 6);
      case 2:
        return Double.toString(RANDOM.nextGaussian() * 1000);
      case 3:
        return new java.math.BigDecimal(new java.math.BigInteger(integer()), RANDOM.nextInt(61) - 30).toString();
      default:
        return new java.math.BigDecimal(new java.math.BigInteger(RANDOM.nextInt(40), RANDOM), RANDOM.nextInt(13) - 4)
            .multiply(new java.math.BigDecimal(RANDOM.nextInt(3) - 1)).toString();
    }
  }

  private static void same(String what, Callable<?> expected, Callable<?> actual) {
    Check.same(what, () -> text(expected.call()), () -> text(actual.call()));
  }

  private static Object text(Object value) {
    if (value instanceof Object[]) {
      StringBuilder all = new StringBuilder();
      for (Object part : (Object[]) value) all.append(part).append(';');
      return all.toString();
    }
    return value instanceof Number && !(value instanceof Integer) ? value.toString() : value;
  }

  private static void integers() {
    for (int round = 0; round < 3000; round++) {
      String s = integer();
      String t = integer();
      int n = RANDOM.nextInt(150);
      java.math.BigInteger a = new java.math.BigInteger(s);
      java.math.BigInteger b = new java.math.BigInteger(t);
      twin.java.math.BigInteger x = new twin.java.math.BigInteger(s);
      twin.java.math.BigInteger y = new twin.java.math.BigInteger(t);
      String what = s + " , " + t + " ";
      same(what + "+", () -> a.add(b), () -> x.add(y));
      same(what + "-", () -> a.subtract(b), () -> x.subtract(y));
      same(what + "*", () -> a.multiply(b), () -> x.multiply(y));
      same(what + "/%", () -> a.divideAndRemainder(b), () -> x.divideAndRemainder(y));
      same(what + "mod", () -> a.mod(b), () -> x.mod(y));
      same(what + "gcd", () -> a.gcd(b), () -> x.gcd(y));
      same(what + "and", () -> a.and(b), () -> x.and(y));
      same(what + "or", () -> a.or(b), () -> x.or(y));
      same(what + "xor", () -> a.xor(b), () -> x.xor(y));
      same(what + "andNot", () -> a.andNot(b), () -> x.andNot(y));
      same(what + "not", () -> a.not(), () -> x.not());
      same(what + "min", () -> a.min(b), () -> x.min(y));
      same(what + "compare", () -> a.compareTo(b), () -> x.compareTo(y));
      same(what + "equals", () -> a.equals(b), () -> x.equals(y));
      same(what + "<<" + n, () -> a.shiftLeft(n - 75), () -> x.shiftLeft(n - 75));
      same(what + ">>" + n, () -> a.shiftRight(n - 75), () -> x.shiftRight(n - 75));
      same(what + "test" + n, () -> a.testBit(n), () -> x.testBit(n));
      same(what + "set" + n, () -> a.setBit(n), () -> x.setBit(n));
      same(what + "clear" + n, () -> a.clearBit(n), () -> x.clearBit(n));
      same(what + "flip" + n, () -> a.flipBit(n), () -> x.flipBit(n));
      same(what + "bits", () -> a.bitCount() + 1000 * a.bitLength() + 1000000 * a.getLowestSetBit(),
          () -> x.bitCount() + 1000 * x.bitLength() + 1000000 * x.getLowestSetBit());
      same(what + "hash", () -> a.hashCode(), () -> x.hashCode());
      same(what + "int", () -> a.intValue(), () -> x.intValue());
      same(what + "long", () -> a.longValue(), () -> x.longValue());
      same(what + "double", () -> a.doubleValue(), () -> x.doubleValue());
      same(what + "float", () -> a.floatValue(), () -> x.floatValue());
      same(what + "exact", () -> a.longValueExact(), () -> x.longValueExact());
      same(what + "exact int", () -> a.intValueExact(), () -> x.intValueExact());
      same(what + "radix", () -> a.toString(2 + n % 36), () -> x.toString(2 + n % 36));
      Check.same(what + "parse", () -> new java.math.BigInteger(a.toString(2 + n % 35), 2 + n % 35).toString(),
          () -> new twin.java.math.BigInteger(a.toString(2 + n % 35), 2 + n % 35).toString());
      Check.same(what + "bytes", () -> a.toByteArray(), () -> x.toByteArray());
      same(what + "from bytes", () -> new java.math.BigInteger(a.toByteArray()),
          () -> new twin.java.math.BigInteger(a.toByteArray()));
      int signum = RANDOM.nextInt(4) - 2;
      same(what + "from magnitude", () -> new java.math.BigInteger(signum, b.toByteArray()),
          () -> new twin.java.math.BigInteger(signum, b.toByteArray()));
      same(what + "sqrt", () -> a.sqrtAndRemainder(), () -> x.sqrtAndRemainder());
      same(what + "pow", () -> a.pow(n % 6), () -> x.pow(n % 6));
      if (round % 10 == 0) {
        java.math.BigInteger c = new java.math.BigInteger(80, RANDOM);
        twin.java.math.BigInteger z = new twin.java.math.BigInteger(c.toString());
        same(what + "modPow", () -> a.modPow(b, c), () -> x.modPow(y, z));
        same(what + "modInverse", () -> a.modInverse(c), () -> x.modInverse(z));
        same(what + "prime", () -> c.isProbablePrime(50), () -> z.isProbablePrime(50));
        java.math.BigInteger d = new java.math.BigInteger(40, RANDOM);
        same(what + "next prime", () -> d.nextProbablePrime(),
            () -> new twin.java.math.BigInteger(d.toString()).nextProbablePrime());
      }
      Random one = new Random(round);
      Random two = new Random(round);
      same("random", () -> new java.math.BigInteger(n, one), () -> new twin.java.math.BigInteger(n, two));
    }
    String[] bad = {"", "-", "+", "+-1", "1-", "--1", "0x1", " 1", "1 ", "٣٤", "-0", "+00", "z"};
    for (String text : bad) {
      same("parse " + text, () -> new java.math.BigInteger(text), () -> new twin.java.math.BigInteger(text));
      same("parse " + text, () -> new java.math.BigInteger(text, 36), () -> new twin.java.math.BigInteger(text, 36));
    }
  }

  private static void decimals() {
    for (int round = 0; round < 4000; round++) {
      String s = decimal();
      String t = decimal();
      java.math.BigDecimal a = new java.math.BigDecimal(s);
      java.math.BigDecimal b = new java.math.BigDecimal(t);
      twin.java.math.BigDecimal x = new twin.java.math.BigDecimal(s);
      twin.java.math.BigDecimal y = new twin.java.math.BigDecimal(t);
      int digits = RANDOM.nextInt(4) == 0 ? 0 : RANDOM.nextInt(25) + 1;
      int mode = RANDOM.nextInt(8);
      int n = RANDOM.nextInt(41) - 20;
      java.math.MathContext mc = new java.math.MathContext(digits, java.math.RoundingMode.valueOf(mode));
      twin.java.math.MathContext nc =
          new twin.java.math.MathContext(digits, twin.java.math.RoundingMode.valueOf(mode));
      java.math.RoundingMode rm = mc.getRoundingMode();
      twin.java.math.RoundingMode sm = nc.getRoundingMode();
      String what = s + " , " + t + " " + mc + " " + n + " ";
      same(what + "string", () -> a.toString(), () -> x.toString());
      same(what + "engineering", () -> a.toEngineeringString(), () -> x.toEngineeringString());
      same(what + "plain", () -> a.toPlainString(), () -> x.toPlainString());
      same(what + "+", () -> a.add(b), () -> x.add(y));
      same(what + "-", () -> a.subtract(b), () -> x.subtract(y));
      same(what + "*", () -> a.multiply(b), () -> x.multiply(y));
      same(what + "/", () -> a.divide(b), () -> x.divide(y));
      same(what + "+mc", () -> a.add(b, mc), () -> x.add(y, nc));
      same(what + "-mc", () -> a.subtract(b, mc), () -> x.subtract(y, nc));
      same(what + "*mc", () -> a.multiply(b, mc), () -> x.multiply(y, nc));
      same(what + "/mc", () -> a.divide(b, mc), () -> x.divide(y, nc));
      same(what + "/rm", () -> a.divide(b, rm), () -> x.divide(y, sm));
      same(what + "/scale", () -> a.divide(b, n, rm), () -> x.divide(y, n, sm));
      same(what + "toIntegral", () -> a.divideToIntegralValue(b), () -> x.divideToIntegralValue(y));
      same(what + "toIntegral mc", () -> a.divideToIntegralValue(b, mc), () -> x.divideToIntegralValue(y, nc));
      same(what + "/%", () -> a.divideAndRemainder(b), () -> x.divideAndRemainder(y));
      same(what + "%mc", () -> a.remainder(b, mc), () -> x.remainder(y, nc));
      same(what + "round", () -> a.round(mc), () -> x.round(nc));
      same(what + "setScale", () -> a.setScale(n, rm), () -> x.setScale(n, sm));
      same(what + "strip", () -> a.stripTrailingZeros(), () -> x.stripTrailingZeros());
      same(what + "left", () -> a.movePointLeft(n), () -> x.movePointLeft(n));
      same(what + "right", () -> a.movePointRight(n), () -> x.movePointRight(n));
      same(what + "scaleByPower", () -> a.scaleByPowerOfTen(n), () -> x.scaleByPowerOfTen(n));
      same(what + "pow", () -> a.pow(n), () -> x.pow(n));
      same(what + "pow mc", () -> a.pow(n, mc), () -> x.pow(n, nc));
      same(what + "compare", () -> a.compareTo(b), () -> x.compareTo(y));
      same(what + "equals", () -> a.equals(b), () -> x.equals(y));
      same(what + "hash", () -> a.hashCode(), () -> x.hashCode());
      same(what + "precision", () -> a.precision(), () -> x.precision());
      same(what + "ulp", () -> a.ulp(), () -> x.ulp());
      same(what + "abs", () -> a.abs(mc), () -> x.abs(nc));
      same(what + "negate", () -> a.negate(mc), () -> x.negate(nc));
      same(what + "max", () -> a.max(b), () -> x.max(y));
      same(what + "int", () -> a.toBigInteger(), () -> x.toBigInteger());
      same(what + "int exact", () -> a.toBigIntegerExact(), () -> x.toBigIntegerExact());
      same(what + "long", () -> a.longValue(), () -> x.longValue());
      same(what + "long exact", () -> a.longValueExact(), () -> x.longValueExact());
      same(what + "intValue exact", () -> a.intValueExact(), () -> x.intValueExact());
      same(what + "double", () -> a.doubleValue(), () -> x.doubleValue());
      if (digits > 0 && (mode >= 4 && mode <= 6)) same(what + "sqrt", () -> a.abs().sqrt(mc), () -> x.abs().sqrt(nc));
      same(what + "sqrt exact", () -> a.multiply(a).sqrt(java.math.MathContext.UNLIMITED),
          () -> x.multiply(x).sqrt(twin.java.math.MathContext.UNLIMITED));
      double value = Double.longBitsToDouble(RANDOM.nextLong());
      same("new " + value, () -> new java.math.BigDecimal(value), () -> new twin.java.math.BigDecimal(value));
      same("valueOf " + value, () -> java.math.BigDecimal.valueOf(value),
          () -> twin.java.math.BigDecimal.valueOf(value));
    }
    String[] texts = {"", "-", ".", "1.", ".1", "+.5e3", "1e", "1e+", "1e-5", "1E2147483647", "1E-2147483647",
        "1E2147483648",
        "1E-2147483648", "0E99999999999", "1e00000000000000005", "1..2", "1e5e", "--1", "abc", "1 ", "٣.٤", "-0.00",
            "00001.10",
        "1e1.5", "NaN"};
    for (String text : texts) {
      same("parse " + text, () -> new java.math.BigDecimal(text), () -> new twin.java.math.BigDecimal(text));
    }
    for (String text : new String[] {"precision=3 roundingMode=HALF_UP", "precision=x", "precision=1 roundingMode=NO",
        "", "precision=-1 roundingMode=UP"}) {
      Check.same("context " + text, () -> new java.math.MathContext(text).toString(),
          () -> new twin.java.math.MathContext(text).toString());
    }
  }

  public static void main(String[] args) {
    integers();
    decimals();
    Check.done();
  }
}
