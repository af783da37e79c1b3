package formatting;

import static support.Tell.p;

import java.math.*;
import java.text.*;
import java.util.*;

/** Parsing and printing numbers: Integer, Long, Double, BigDecimal, NumberFormat; round trips and rejects. */
public class Numbers {
  static String attempt(java.util.concurrent.Callable<?> c) {
    try {
      return String.valueOf(c.call());
    } catch (Exception e) {
      return e.getClass().getSimpleName().replace("Exception", "");
    }
  }

  public static void main(String[] args) {
    NumberFormat n = NumberFormat.getInstance(Locale.US);
    for (String s : new String[] {"42", "-42", "+42", "4_2", "0x2a", "052", "4.2", "4,200", "1e3", " 7", "7 ", "", "-",
             "\u0664\u0662", "2147483648", "9223372036854775808", "NaN", "1.5f", "(5)", "1.", ".5", "1e400", "--5",
             "Infinity"}) {
      p("[" + s + "]", attempt(() -> Integer.parseInt(s)), attempt(() -> Integer.decode(s)),
          attempt(() -> Long.parseLong(s)), attempt(() -> Double.parseDouble(s)), attempt(() -> new BigDecimal(s)),
          attempt(() -> new BigInteger(s)), attempt(() -> n.parse(s)), attempt(() -> Short.parseShort(s)),
          attempt(() -> Byte.valueOf(s)));
    }
    for (double d : new double[] {0, 1, -1.5, 1234567.891, 0.001, 0.0005, 1e15, 123456789012.0, 0.125})
      p(n.format(d), NumberFormat.getPercentInstance(Locale.US).format(d),
          new DecimalFormat("0.00E0", DecimalFormatSymbols.getInstance(Locale.US)).format(d),
          new DecimalFormat("#,##0.###", DecimalFormatSymbols.getInstance(Locale.US)).format(d),
          BigDecimal.valueOf(d).toPlainString(), String.format(Locale.US, "%,.3f", d), Double.toHexString(d));
    for (long l : new long[] {0, 7, -255, Long.MIN_VALUE})
      p(Long.toString(l, 2).length(), Long.toString(l, 36), Long.toHexString(l), n.format(l), Long.toUnsignedString(l),
          BigInteger.valueOf(l).toString(16), Long.parseLong(Long.toString(l, 36), 36) == l);
    Random r = new Random(9);
    int bad = 0;
    for (int i = 0; i < 300; i++) {
      double d = r.nextGaussian() * Math.pow(10, r.nextInt(30) - 15);
      long l = r.nextLong();
      if (Double.parseDouble("" + d) != d || new BigDecimal("" + d).doubleValue() != d || Long.parseLong("" + l) != l
          || Double.valueOf(Double.toHexString(d)) != d || Float.parseFloat("" + (float) d) != (float) d)
        bad++;
    }
    p(bad);
  }
}
