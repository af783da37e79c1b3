import java.math.BigDecimal;
import java.util.Random;

/** Whole numbers, floating-point numbers and Math against the JDK's. */
final class LangNumberTest {
  private static final Random random = Check.random(11);

  public static void main(String[] arguments) {
    for (int i = 0; i < 4000; i++) {
      bits(randomInt(), randomInt(), randomLong(), randomLong());
    }
    for (int i = 0; i < 6000; i++) texts(randomNumberText());
    for (int i = 0; i < 5000; i++) exact(randomLong(), randomLong());
    for (int i = 0; i < 8000; i++) realToText(randomDouble(), randomFloat());
    for (int i = 0; i < 8000; i++) textToReal(randomRealText());
    for (int i = 0; i < 6000; i++) rounding(randomDouble(), randomDouble(), randomFloat(), randomFloat());
    small();
    Check.done();
  }

  private static int randomInt() {
    int shift = random.nextInt(32);
    return random.nextInt(10) == 0 ? new int[] {0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE}[random.nextInt(5)]
        : random.nextInt() >> shift;
  }

  private static long randomLong() {
    int shift = random.nextInt(64);
    return random.nextInt(10) == 0 ? new long[] {0, 1, -1, Long.MAX_VALUE, Long.MIN_VALUE}[random.nextInt(5)]
        : random.nextLong() >> shift;
  }

  private static double randomDouble() {
    switch (random.nextInt(8)) {
      case 0:
        return random.nextInt(2000) - 1000;
      case 1:
        return (random.nextInt(200000) - 100000) / 1000.0;
      case 2:
        return Math.scalb(1.0, random.nextInt(2098) - 1074) * (random.nextBoolean() ? 1 : -1);
      case 3:
        double[] special = {0.0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MAX_VALUE,
          Double.MIN_VALUE, Double.MIN_NORMAL, 1e23, 2e-3, 9007199254740993.0, 0.49999999999999994, -0.5, 0.5, 2.5, 4503599627370497.5};
        return special[random.nextInt(special.length)];
      case 4:
        return random.nextInt(1000000) + 0.5;
      default:
        return Double.longBitsToDouble(random.nextLong());
    }
  }

  private static float randomFloat() {
    switch (random.nextInt(6)) {
      case 0:
        return random.nextInt(2000) - 1000;
      case 1:
        return (random.nextInt(200000) - 100000) / 1000.0f;
      case 2:
        return Math.scalb(1.0f, random.nextInt(277) - 149);
      case 3:
        float[] special = {0f, -0f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MAX_VALUE,
          Float.MIN_VALUE, Float.MIN_NORMAL, 0.49999997f, 8388609f, 16777216f};
        return special[random.nextInt(special.length)];
      default:
        return Float.intBitsToFloat(random.nextInt());
    }
  }

  private static void bits(int a, int b, long c, long d) {
    Object[] expected = {
      Integer.bitCount(a), Integer.reverse(a), Integer.reverseBytes(a), Integer.highestOneBit(a), Integer.lowestOneBit(a),
      Integer.numberOfLeadingZeros(a), Integer.numberOfTrailingZeros(a), Integer.rotateLeft(a, b), Integer.rotateRight(a, b),
      Integer.signum(a), Integer.compare(a, b), Integer.compareUnsigned(a, b), Integer.toUnsignedLong(a), Integer.max(a, b),
      Integer.min(a, b), Integer.toString(a), Integer.toHexString(a), Integer.toOctalString(a), Integer.toBinaryString(a),
      Integer.toUnsignedString(a), Integer.toString(a, b & 63), Integer.toUnsignedString(a, b & 63),
      Long.bitCount(c), Long.reverse(c), Long.reverseBytes(c), Long.highestOneBit(c), Long.lowestOneBit(c),
      Long.numberOfLeadingZeros(c), Long.numberOfTrailingZeros(c), Long.rotateLeft(c, b), Long.rotateRight(c, b),
      Long.signum(c), Long.compare(c, d), Long.compareUnsigned(c, d), Long.hashCode(c), Long.max(c, d), Long.min(c, d),
      Long.toString(c), Long.toHexString(c), Long.toOctalString(c), Long.toBinaryString(c), Long.toUnsignedString(c),
      Long.toString(c, b & 63), Long.toUnsignedString(c, b & 63), Short.reverseBytes((short) a),
      Short.compareUnsigned((short) a, (short) b), Byte.compareUnsigned((byte) a, (byte) b), Byte.toUnsignedInt((byte) a),
      Short.toUnsignedLong((short) a), Character.reverseBytes((char) a),
    };
    Object[] actual = {
      twin.java.lang.Integer.bitCount(a), twin.java.lang.Integer.reverse(a), twin.java.lang.Integer.reverseBytes(a),
      twin.java.lang.Integer.highestOneBit(a), twin.java.lang.Integer.lowestOneBit(a),
      twin.java.lang.Integer.numberOfLeadingZeros(a), twin.java.lang.Integer.numberOfTrailingZeros(a),
      twin.java.lang.Integer.rotateLeft(a, b), twin.java.lang.Integer.rotateRight(a, b), twin.java.lang.Integer.signum(a),
      twin.java.lang.Integer.compare(a, b), twin.java.lang.Integer.compareUnsigned(a, b),
      twin.java.lang.Integer.toUnsignedLong(a), twin.java.lang.Integer.max(a, b), twin.java.lang.Integer.min(a, b),
      twin.java.lang.Integer.toString(a), twin.java.lang.Integer.toHexString(a), twin.java.lang.Integer.toOctalString(a),
      twin.java.lang.Integer.toBinaryString(a), twin.java.lang.Integer.toUnsignedString(a),
      twin.java.lang.Integer.toString(a, b & 63), twin.java.lang.Integer.toUnsignedString(a, b & 63),
      twin.java.lang.Long.bitCount(c), twin.java.lang.Long.reverse(c), twin.java.lang.Long.reverseBytes(c),
      twin.java.lang.Long.highestOneBit(c), twin.java.lang.Long.lowestOneBit(c), twin.java.lang.Long.numberOfLeadingZeros(c),
      twin.java.lang.Long.numberOfTrailingZeros(c), twin.java.lang.Long.rotateLeft(c, b), twin.java.lang.Long.rotateRight(c, b),
      twin.java.lang.Long.signum(c), twin.java.lang.Long.compare(c, d), twin.java.lang.Long.compareUnsigned(c, d),
      twin.java.lang.Long.hashCode(c), twin.java.lang.Long.max(c, d), twin.java.lang.Long.min(c, d),
      twin.java.lang.Long.toString(c), twin.java.lang.Long.toHexString(c), twin.java.lang.Long.toOctalString(c),
      twin.java.lang.Long.toBinaryString(c), twin.java.lang.Long.toUnsignedString(c),
      twin.java.lang.Long.toString(c, b & 63), twin.java.lang.Long.toUnsignedString(c, b & 63),
      twin.java.lang.Short.reverseBytes((short) a), twin.java.lang.Short.compareUnsigned((short) a, (short) b),
      twin.java.lang.Byte.compareUnsigned((byte) a, (byte) b), twin.java.lang.Byte.toUnsignedInt((byte) a),
      twin.java.lang.Short.toUnsignedLong((short) a), twin.java.lang.Character.reverseBytes((char) a),
    };
    for (int i = 0; i < expected.length; i++) Check.equal("bits #" + i + " of " + a + ", " + b + ", " + c + ", " + d, expected[i], actual[i]);
    Check.same("divideUnsigned", () -> Integer.divideUnsigned(a, b), () -> twin.java.lang.Integer.divideUnsigned(a, b));
    Check.same("remainderUnsigned", () -> Integer.remainderUnsigned(a, b), () -> twin.java.lang.Integer.remainderUnsigned(a, b));
    Check.same("divideUnsigned", () -> Long.divideUnsigned(c, d), () -> twin.java.lang.Long.divideUnsigned(c, d));
    Check.same("remainderUnsigned", () -> Long.remainderUnsigned(c, d), () -> twin.java.lang.Long.remainderUnsigned(c, d));
  }

  private static String randomNumberText() {
    String digits = "0123456789abcdefXx-+#zZ٣ \uff11";
    StringBuilder text = new StringBuilder();
    if (random.nextInt(3) == 0) text.append("-+".charAt(random.nextInt(2)));
    if (random.nextInt(4) == 0) text.append(new String[] {"0x", "0X", "#", "0"}[random.nextInt(4)]);
    int length = random.nextInt(22);
    boolean plain = random.nextInt(3) > 0;
    for (int i = 0; i < length; i++) text.append(digits.charAt(random.nextInt(plain ? 10 : digits.length())));
    if (random.nextInt(6) == 0) return Long.toString(random.nextBoolean() ? Long.MIN_VALUE : Long.MAX_VALUE);
    if (random.nextInt(6) == 0) return Integer.toString(random.nextBoolean() ? Integer.MIN_VALUE : Integer.MAX_VALUE);
    return text.toString();
  }

  private static void texts(String text) {
    int radix = random.nextInt(4) == 0 ? random.nextInt(40) : 10;
    int start = random.nextInt(3) - 1;
    int end = text.length() - random.nextInt(2);
    String what = "parse " + text + " radix " + radix;
    Check.same(what, () -> Integer.parseInt(text, radix), () -> twin.java.lang.Integer.parseInt(text, radix));
    Check.same(what, () -> Long.parseLong(text, radix), () -> twin.java.lang.Long.parseLong(text, radix));
    Check.same(what, () -> Short.parseShort(text, radix), () -> twin.java.lang.Short.parseShort(text, radix));
    Check.same(what, () -> Byte.parseByte(text, radix), () -> twin.java.lang.Byte.parseByte(text, radix));
    Check.same(what, () -> Integer.parseUnsignedInt(text, radix), () -> twin.java.lang.Integer.parseUnsignedInt(text, radix));
    Check.same(what, () -> Long.parseUnsignedLong(text, radix), () -> twin.java.lang.Long.parseUnsignedLong(text, radix));
    Check.same(what, () -> Integer.parseInt(text, start, end, radix),
        () -> twin.java.lang.Integer.parseInt(text, start, end, radix));
    Check.same(what, () -> Long.parseLong(text, start, end, radix),
        () -> twin.java.lang.Long.parseLong(text, start, end, radix));
    Check.same("decode " + text, () -> Integer.decode(text).intValue(), () -> twin.java.lang.Integer.decode(text).intValue());
    Check.same("decode " + text, () -> Long.decode(text).longValue(), () -> twin.java.lang.Long.decode(text).longValue());
    Check.same("decode " + text, () -> Byte.decode(text).intValue(), () -> twin.java.lang.Byte.decode(text).intValue());
  }

  private static void exact(long a, long b) {
    int c = (int) a;
    int d = (int) b;
    Check.same("addExact", () -> Math.addExact(a, b), () -> twin.java.lang.Math.addExact(a, b));
    Check.same("subtractExact", () -> Math.subtractExact(a, b), () -> twin.java.lang.Math.subtractExact(a, b));
    Check.same("multiplyExact", () -> Math.multiplyExact(a, b), () -> twin.java.lang.Math.multiplyExact(a, b));
    Check.same("multiplyExact", () -> Math.multiplyExact(a, d), () -> twin.java.lang.Math.multiplyExact(a, d));
    Check.same("multiplyHigh", () -> Math.multiplyHigh(a, b), () -> twin.java.lang.Math.multiplyHigh(a, b));
    Check.same("floorDiv", () -> Math.floorDiv(a, b), () -> twin.java.lang.Math.floorDiv(a, b));
    Check.same("floorMod", () -> Math.floorMod(a, b), () -> twin.java.lang.Math.floorMod(a, b));
    Check.same("floorMod", () -> Math.floorMod(a, d), () -> twin.java.lang.Math.floorMod(a, d));
    Check.same("addExact", () -> Math.addExact(c, d), () -> twin.java.lang.Math.addExact(c, d));
    Check.same("subtractExact", () -> Math.subtractExact(c, d), () -> twin.java.lang.Math.subtractExact(c, d));
    Check.same("multiplyExact", () -> Math.multiplyExact(c, d), () -> twin.java.lang.Math.multiplyExact(c, d));
    Check.same("floorDiv", () -> Math.floorDiv(c, d), () -> twin.java.lang.Math.floorDiv(c, d));
    Check.same("floorMod", () -> Math.floorMod(c, d), () -> twin.java.lang.Math.floorMod(c, d));
    Check.same("toIntExact", () -> Math.toIntExact(a), () -> twin.java.lang.Math.toIntExact(a));
    Check.same("negateExact", () -> Math.negateExact(a), () -> twin.java.lang.Math.negateExact(a));
    Check.same("incrementExact", () -> Math.incrementExact(c), () -> twin.java.lang.Math.incrementExact(c));
    Check.same("decrementExact", () -> Math.decrementExact(c), () -> twin.java.lang.Math.decrementExact(c));
    Check.same("absExact", () -> Math.absExact(c), () -> twin.java.lang.Math.absExact(c));
  }

  /** The JDK before 19 sometimes writes a digit too many, so equality with it is only required where lengths agree. */
  private static void realToText(double d, float f) {
    String actual = twin.java.lang.Double.toString(d);
    String expected = Double.toString(d);
    Check.equal("round trip of " + expected, d, Double.parseDouble(actual));
    Check.isTrue(actual + " is not longer than " + expected, actual.length() <= expected.length());
    if (actual.length() == expected.length() && !actual.equals(expected)) {
      Check.isTrue(actual + " is nearer than " + expected, distance(actual, new BigDecimal(d)).compareTo(distance(expected, new BigDecimal(d))) <= 0);
    }
    actual = twin.java.lang.Float.toString(f);
    expected = Float.toString(f);
    Check.equal("round trip of " + expected, f, Float.parseFloat(actual));
    Check.isTrue(actual + " is not longer than " + expected, actual.length() <= expected.length());
    if (actual.length() == expected.length() && !actual.equals(expected)) {
      Check.isTrue(actual + " is nearer than " + expected, distance(actual, new BigDecimal(f)).compareTo(distance(expected, new BigDecimal(f))) <= 0);
    }
    Check.equal("hex", Double.toHexString(d), twin.java.lang.Double.toHexString(d));
    Check.equal("hex", Float.toHexString(f), twin.java.lang.Float.toHexString(f));
    Check.equal("hash", Double.hashCode(d), twin.java.lang.Double.hashCode(d));
    Check.equal("hash", Float.hashCode(f), twin.java.lang.Float.hashCode(f));
    Check.equal("compare", Double.compare(d, f), twin.java.lang.Double.compare(d, f));
    Check.equal("compare", Float.compare((float) d, f), twin.java.lang.Float.compare((float) d, f));
  }

  private static BigDecimal distance(String text, BigDecimal value) {
    return new BigDecimal(text).subtract(value).abs();
  }

  private static String randomRealText() {
    switch (random.nextInt(7)) {
      case 0:
        return Double.toString(randomDouble());
      case 1:
        return Float.toString(randomFloat());
      case 2:
        return Double.toHexString(randomDouble()) + new String[] {"", "f", "D"}[random.nextInt(3)];
      case 3:
        double near = Double.longBitsToDouble(random.nextLong() & 0x7fefffffffffffffL);
        BigDecimal middle = new BigDecimal(near).add(new BigDecimal(Math.nextUp(near))).divide(new BigDecimal(2));
        return middle + (random.nextInt(3) == 0 ? "0000000000000000000000000000000000001" : "");
      case 4:
        float nearFloat = Float.intBitsToFloat(random.nextInt() & 0x7f7fffff);
        return new BigDecimal(nearFloat).add(new BigDecimal(Math.nextUp(nearFloat))).divide(new BigDecimal(2)).toPlainString();
      case 5:
        String[] odd = {"", " ", "1e", "1e+", ".", "1.", ".5", "+.5e3 ", " 1 ", "NaN", "-NaN", "Infinity", "-Infinity", "+Infinity",
          "infinity", "1e400", "1e-400", "0x1", "0x1p", "0x.p1", "0x1.8p1", "0x1.fffffffffffff8p0", "0x0.0000000001p-1060", "1f", "1d", "1ff",
          "1_0", "1e99999999999", "-0", "0e999999999999", "0x1p999999999999", "1.5.5", "--1", "1e1.0", "2.4703282292062328e-324",
          "1.7976931348623159e308", "9007199254740993", "٣", "0x1.23456789abcdef123456789p4", "+", "-", "0x", "e5"};
        return odd[random.nextInt(odd.length)];
      default:
        StringBuilder text = new StringBuilder(random.nextInt(4) == 0 ? "-" : "");
        int length = 1 + random.nextInt(25);
        for (int i = 0; i < length; i++) text.append((char) ('0' + random.nextInt(10)));
        if (random.nextBoolean()) text.insert(random.nextInt(text.length()) , text.charAt(0) == '-' ? "" : ".");
        if (random.nextBoolean()) text.append(random.nextBoolean() ? "e" : "E").append(random.nextInt(640) - 320);
        return text.toString();
    }
  }

  private static void textToReal(String text) {
    Check.same("parseDouble " + text, () -> Double.parseDouble(text), () -> twin.java.lang.Double.parseDouble(text));
    Check.same("parseFloat " + text, () -> Float.parseFloat(text), () -> twin.java.lang.Float.parseFloat(text));
  }

  private static void rounding(double a, double b, float c, float d) {
    int e = random.nextInt(5000) - 2500;
    Object[] expected = {
      Math.floor(a), Math.ceil(a), Math.rint(a), Math.round(a), Math.round(c), Math.abs(a), Math.abs(c), Math.max(a, b),
      Math.min(a, b), Math.max(c, d), Math.min(c, d), Math.IEEEremainder(a, b), Math.copySign(a, b), Math.copySign(c, d),
      Math.signum(a), Math.signum(c), Math.getExponent(a), Math.getExponent(c), Math.ulp(a), Math.ulp(c), Math.nextUp(a),
      Math.nextUp(c), Math.nextDown(a), Math.nextDown(c), Math.nextAfter(a, b), Math.nextAfter(c, b), Math.scalb(a, e),
      Math.scalb(c, e), Math.scalb(a, e / 50), Math.scalb(c, e / 50), Math.toRadians(a), Math.toDegrees(a), Math.fma(a, b, b), Math.fma(c, d, c),
      StrictMath.floor(a), Double.isFinite(a), Double.isNaN(a), Double.isInfinite(a), Float.isFinite(c), Float.isInfinite(c),
    };
    Object[] actual = {
      twin.java.lang.Math.floor(a), twin.java.lang.Math.ceil(a), twin.java.lang.Math.rint(a), twin.java.lang.Math.round(a),
      twin.java.lang.Math.round(c), twin.java.lang.Math.abs(a), twin.java.lang.Math.abs(c), twin.java.lang.Math.max(a, b),
      twin.java.lang.Math.min(a, b), twin.java.lang.Math.max(c, d), twin.java.lang.Math.min(c, d),
      twin.java.lang.Math.IEEEremainder(a, b), twin.java.lang.Math.copySign(a, b), twin.java.lang.Math.copySign(c, d),
      twin.java.lang.Math.signum(a), twin.java.lang.Math.signum(c), twin.java.lang.Math.getExponent(a),
      twin.java.lang.Math.getExponent(c), twin.java.lang.Math.ulp(a), twin.java.lang.Math.ulp(c), twin.java.lang.Math.nextUp(a),
      twin.java.lang.Math.nextUp(c), twin.java.lang.Math.nextDown(a), twin.java.lang.Math.nextDown(c),
      twin.java.lang.Math.nextAfter(a, b), twin.java.lang.Math.nextAfter(c, b), twin.java.lang.Math.scalb(a, e),
      twin.java.lang.Math.scalb(c, e), twin.java.lang.Math.scalb(a, e / 50), twin.java.lang.Math.scalb(c, e / 50),
      twin.java.lang.Math.toRadians(a), twin.java.lang.Math.toDegrees(a), twin.java.lang.Math.fma(a, b, b),
      twin.java.lang.Math.fma(c, d, c), twin.java.lang.StrictMath.floor(a), twin.java.lang.Double.isFinite(a),
      twin.java.lang.Double.isNaN(a), twin.java.lang.Double.isInfinite(a), twin.java.lang.Float.isFinite(c),
      twin.java.lang.Float.isInfinite(c),
    };
    for (int i = 0; i < expected.length; i++) Check.equal("real #" + i + " of " + a + ", " + b + ", " + c + ", " + d + ", " + e, expected[i], actual[i]);
  }

  private static void small() {
    Check.isTrue("identical", twin.java.lang.Integer.valueOf(127) == twin.java.lang.Integer.valueOf(127));
    Check.isTrue("identical", twin.java.lang.Long.valueOf(-128) == twin.java.lang.Long.valueOf(-128));
    Check.isTrue("identical", twin.java.lang.Character.valueOf('x') == twin.java.lang.Character.valueOf('x'));
    Check.isTrue("not identical", twin.java.lang.Integer.valueOf(128) != twin.java.lang.Integer.valueOf(128));
    Check.same("null", () -> Integer.parseInt(null), () -> twin.java.lang.Integer.parseInt(null));
    Check.same("null", () -> Double.parseDouble(null), () -> twin.java.lang.Double.parseDouble(null));
    Check.equal("zeros", Double.valueOf(0.0).equals(-0.0),
        twin.java.lang.Double.valueOf(0.0).equals(twin.java.lang.Double.valueOf(-0.0)));
    Check.equal("NaN", true, twin.java.lang.Float.valueOf(Float.NaN).equals(twin.java.lang.Float.valueOf(Float.NaN)));
    String[] shortest = {"2.0E-3", "1.0E23", "4.9E-324", "2.0E-323", "1.0E-323", "5.684341886080802E-14", "2.2250738585072014E-308"};
    for (String text : shortest) {
      double value = Double.parseDouble(text);
      if (value >= 1e-3 && value < 1e7) continue;
      Check.equal("shortest", text, twin.java.lang.Double.toString(value));
    }
    for (String text : new String[] {"true", "TRUE", "tRuE", "false", "yes", "", null}) {
      Check.equal("boolean " + text, Boolean.parseBoolean(text), twin.java.lang.Boolean.parseBoolean(text));
    }
  }
}
