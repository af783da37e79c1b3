package math;

import static support.Tell.p;
import static support.Tell.thrown;

import java.math.*;
import java.util.*;

/** BigDecimal: scale and precision of every operation, rounding modes, text forms, division, comparison. */
public class BigDecimals {
  public static void main(String[] args) {
    String[] texts = {"0", "0.00", "1", "-1.50", "123.456", "1E+3", "1E-10", "-9.99", "0.005",
        "12345678901234567890.123", "1E+20", "100"};
    List<BigDecimal> v = new ArrayList<>();
    for (String t : texts) v.add(new BigDecimal(t));
    for (BigDecimal a : v) {
      p(a, a.scale(), a.precision(), a.unscaledValue(), a.toPlainString(), a.toEngineeringString(),
          a.stripTrailingZeros(), a.negate(), a.abs(), a.signum(), a.hashCode(), a.intValue(), a.longValue(),
          a.doubleValue(), a.toBigInteger(), a.movePointLeft(3), a.movePointRight(3), a.scaleByPowerOfTen(2), a.ulp());
      StringBuilder row = new StringBuilder();
      for (BigDecimal b : v) {
        row.append(a.add(b))
            .append(' ')
            .append(a.subtract(b))
            .append(' ')
            .append(a.multiply(b))
            .append(' ')
            .append(a.compareTo(b))
            .append(a.equals(b))
            .append(a.max(b))
            .append(' ');
        if (b.signum() != 0)
          row.append(a.divide(b, 5, RoundingMode.HALF_UP))
              .append(' ')
              .append(a.divide(b, MathContext.DECIMAL32))
              .append(' ')
              .append(a.remainder(b))
              .append(' ')
              .append(a.divideToIntegralValue(b))
              .append(' ');
      }
      p(row.toString().hashCode(), row.length() > 300 ? row.substring(0, 300) : row);
    }
    for (RoundingMode mode : RoundingMode.values()) {
      StringBuilder row = new StringBuilder(mode + ":");
      for (String s : new String[] {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.0", "-1.1", "-1.6", "-2.5", "-5.5"}) {
        try {
          row.append(' ').append(new BigDecimal(s).setScale(0, mode));
        } catch (ArithmeticException e) {
          row.append(" x");
        }
      }
      p(row);
    }
    BigDecimal one = BigDecimal.ONE, three = new BigDecimal(3);
    p(thrown(() -> one.divide(three)), one.divide(new BigDecimal(8)), one.divide(three, MathContext.DECIMAL64),
        one.divide(three, 3, BigDecimal.ROUND_UP), thrown(() -> one.divide(BigDecimal.ZERO)),
        new BigDecimal("100").divide(new BigDecimal("4")), new BigDecimal("1.00").divide(new BigDecimal("2.000")),
        new BigDecimal("6").divide(new BigDecimal("0.02")));
    p(new BigDecimal(0.1), BigDecimal.valueOf(0.1), BigDecimal.valueOf(5, 2), BigDecimal.valueOf(5, -2),
        new BigDecimal(1e300).precision(), new BigDecimal("1.10").equals(new BigDecimal("1.1")),
        new BigDecimal("1.10").compareTo(new BigDecimal("1.1")),
        new BigDecimal("1.10").stripTrailingZeros().equals(new BigDecimal("1.1")),
        new BigDecimal(new BigInteger("12345"), 3), new BigDecimal("123456", new MathContext(3)));
    p(new BigDecimal("1.5").pow(10), new BigDecimal("1.5").pow(10, new MathContext(5)), thrown(() -> one.pow(-1)),
        new BigDecimal("123.456").round(new MathContext(4)), new BigDecimal("99.99").round(new MathContext(2)),
        new BigDecimal("123.456").setScale(1, RoundingMode.HALF_EVEN), thrown(() -> new BigDecimal("1.23").setScale(1)),
        new BigDecimal("1.20").setScale(1));
    for (String bad : new String[] {"", ".", "1e", "1.2.3", "abc", "1 ", "--1", "1e99999999999"})
      System.out.print(thrown(() -> new BigDecimal(bad)) + " ");
    p(new BigDecimal(".5"), new BigDecimal("5."), new BigDecimal("+1e-3"), new BigDecimal("-0"), new BigDecimal("0e5"),
        new BigDecimal(new char[] {'x', '1', '2'}, 1, 2), thrown(() -> new BigDecimal(Double.NaN)),
        thrown(() -> new BigDecimal("1.5").intValueExact()), new BigDecimal("15e1").intValueExact(),
        thrown(() -> new BigDecimal("1.5").toBigIntegerExact()));
    BigDecimal sum = BigDecimal.ZERO, x = new BigDecimal("0.1");
    for (int i = 0; i < 10; i++) sum = sum.add(x);
    BigDecimal e = BigDecimal.ONE, term = BigDecimal.ONE;
    for (int i = 1; i < 40; i++) e = e.add(term = term.divide(BigDecimal.valueOf(i), 50, RoundingMode.HALF_EVEN));
    p(sum, sum.equals(BigDecimal.ONE), sum.compareTo(BigDecimal.ONE), e, MathContext.DECIMAL128,
        new MathContext("precision=5 roundingMode=UP"), new TreeSet<>(v), new HashSet<>(v).size());
  }
}
