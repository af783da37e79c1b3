package formatting;

import static support.Tell.p;
import static support.Tell.thrown;

import java.math.BigDecimal;

/** Real conversions of String.format: f, e, g, a with precisions, rounding half up, infinities. */
public class Reals {
  public static void main(String[] args) {
    Object[] values = {0.0, -0.0, 1.0, -1.5, 0.125, 2.5, 1234567.891, 1e-7, 9.9999, 1e20, 123456789012345678.0, 0.05,
        Double.MAX_VALUE, Double.MIN_VALUE};
    for (String f : new String[] {"%f", "%.0f", "%.1f", "%.2f", "%.3f", "%10.2f", "%-10.2f|", "%010.2f", "%+.1f",
             "% .1f", "%,.2f", "%(.1f", "%#.0f", "%.10f", "%e", "%.0e", "%.3e", "%E", "%12.2e", "%+e", "%g", "%.3g",
             "%G", "%.0g", "%010.4g"}) {
      StringBuilder row = new StringBuilder(f).append(':');
      for (Object v : values) {
        String s = String.format(f, v);
        row.append(' ').append(s.length() > 40 ? s.length() + "#" + s.hashCode() : s);
      }
      p(row);
    }
    for (Object v : new Object[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Float.NaN, null})
      p(String.format("%f|%10.2f|%-10f|%+f|%(f|%e|%g|%010.1f".replace("%010.1f", v == null ? "%10.1f" : "%10.1f"), v, v,
          v, v, v, v, v, v));
    p(String.format("%.1f %.1f %.1f %.1f %.1f", 0.05, 0.15, 0.25, 0.35, 0.45),
        String.format("%.0f %.0f %.0f %.0f", 0.5, 1.5, 2.5, -0.5), String.format("%.2f %.2f %.2f", 1.005, 1.015, 1.025),
        String.format("%.3f", 2.0005f), String.format("%s %s", 1.0f, 1e10));
    p(String.format("%a %a %a %.3a", 1.0, -0.1, Double.MIN_VALUE, Math.PI),
        String.format("%f %.20f %e %s", new BigDecimal("1.10"), new BigDecimal("0.1"), new BigDecimal("12345.678"),
            new BigDecimal("1E+5")),
        String.format("%,.3f", new BigDecimal("-9876543210.98765")),
        String.format("%g %g", new BigDecimal("0.00001"), new BigDecimal("100000")));
    p(thrown(() -> String.format("%f", 1)), thrown(() -> String.format("%e", "x")),
        thrown(() -> String.format("%,e", 1.0)), thrown(() -> String.format("%#g", 1.0)),
        thrown(() -> String.format("%(a", 1.0)), thrown(() -> String.format("%010-f", 1.0)),
        String.format("%.15f", 0.1), String.format("%.17f", 0.1), String.format("%.1f", 99999999.95),
        String.format("%5.0f|%-5.0f|", 7.5, 8.5));
  }
}
