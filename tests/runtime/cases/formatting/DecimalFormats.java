package formatting;

import static support.Tell.p;
import static support.Tell.thrown;

import java.math.*;
import java.text.*;
import java.util.*;

/**
 * DecimalFormat patterns: grouping, optional digits, percent, exponents, prefixes, negative patterns, rounding modes.
 */
public class DecimalFormats {
  public static void main(String[] args) throws Exception {
    DecimalFormatSymbols us = DecimalFormatSymbols.getInstance(Locale.US);
    double[] values = {0, 1, -1, 0.5, 1234.5, -1234567.891, 0.00012345, 1e15, 2.5, 3.5, 0.125, 99.995};
    for (String pattern :
        new String[] {"0", "#", "0.00", "#.##", "#,##0.00", "000.000", "#,###", "0.###E0", "00.00E00", "##0.##E0", "0%",
            "#.#%", "$#,##0.00;($#,##0.00)", "'#'0", "0.0 units", "+0;-0", "#,##,###.0", "0.00\u2030", "'it''s' 0"}) {
      DecimalFormat f = new DecimalFormat(pattern, us);
      StringBuilder row = new StringBuilder(pattern).append(':');
      for (double v : values) row.append(" [").append(f.format(v)).append(']');
      p(row);
    }
    DecimalFormat f = new DecimalFormat("0.0", us);
    for (RoundingMode mode : RoundingMode.values()) {
      if (mode == RoundingMode.UNNECESSARY) continue;
      f.setRoundingMode(mode);
      p(mode, f.format(0.25), f.format(-0.25), f.format(0.75), f.format(1.125), f.format(-1.75), f.format(2.0));
    }
    f = new DecimalFormat("#,##0.###", us);
    p(f.format(Double.NaN), f.format(Double.POSITIVE_INFINITY), f.format(-0.0), f.format(Long.MAX_VALUE),
        f.format(new BigDecimal("12345678901234567890.12345")), f.format(BigInteger.TEN.pow(20)), f.toPattern(),
        f.getMaximumFractionDigits());
    p(f.parse("1,234.5"), f.parse("-12"), f.parse("12abc"), thrown(() -> new DecimalFormat("0").parse("abc")),
        f.parse("1e3"), f.parse("99999999999999999999").getClass().getSimpleName(),
        f.parse("1.0").getClass().getSimpleName());
    f.setParseBigDecimal(true);
    ParsePosition at = new ParsePosition(2);
    p(f.parse("x 3.14159 y", at), at.getIndex(), at.getErrorIndex(), f.parse("none", new ParsePosition(0)));
    f.setMinimumIntegerDigits(5);
    f.setMaximumFractionDigits(1);
    f.setGroupingUsed(false);
    f.setPositivePrefix("<");
    f.setNegativeSuffix(">");
    p(f.format(3.14159), f.format(-2), f.format(1234567));
    NumberFormat n = NumberFormat.getInstance(Locale.US), i = NumberFormat.getIntegerInstance(Locale.US),
                 percent = NumberFormat.getPercentInstance(Locale.US);
    p(n.format(1234567.8912), i.format(2.5), i.format(3.5), i.format(-1234.5), percent.format(0.256),
        NumberFormat.getCurrencyInstance(Locale.US).format(-1234.5),
        NumberFormat.getCurrencyInstance(Locale.US).format(0.005));
    p(thrown(() -> new DecimalFormat("0.0.0")), thrown(() -> new DecimalFormat("#0#")),
        new DecimalFormat("").format(12.5).length() > 0,
        new DecimalFormat("0.00", us).equals(new DecimalFormat("0.00", us)));
    StringBuffer b = new StringBuffer();
    FieldPosition field = new FieldPosition(NumberFormat.FRACTION_FIELD);
    new DecimalFormat("0.00", us).format(12.345, b, field);
    p(b, field.getBeginIndex(), field.getEndIndex());
  }
}
