package arithmetic;

import static support.Tell.p;
import static support.Tell.thrown;

/** Methods of Double and Float: bits, comparison, parsing, hexadecimal text. */
public class DoubleMethods {
  public static void main(String[] args) {
    double[] values = {0.0, -0.0, 1, -1.5, Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN, Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY, 0.1};
    for (double v : values) {
      p(v, Long.toHexString(Double.doubleToLongBits(v)), Double.hashCode(v), Double.isNaN(v), Double.isInfinite(v),
          Double.isFinite(v), Double.toHexString(v));
      StringBuilder row = new StringBuilder();
      for (double w : values)
        row.append(Double.compare(v, w)).append(Double.valueOf(v).equals(w) ? "e" : "-").append(' ');
      p(row);
    }
    float[] floats = {0f, -0f, 1.1f, Float.MIN_VALUE, Float.MAX_VALUE, Float.NaN, Float.NEGATIVE_INFINITY, 3.4e-41f};
    for (float v : floats) {
      p(v, Integer.toHexString(Float.floatToIntBits(v)), Float.hashCode(v), Float.toHexString(v), Float.compare(v, 0f),
          Float.compare(-0f, v));
    }
    p(Double.longBitsToDouble(0x7ff8000000000001L),
        Double.doubleToLongBits(Double.longBitsToDouble(0x7ff8000000000001L)) == 0x7ff8000000000000L);
    p(Float.intBitsToFloat(0x00000001), Float.intBitsToFloat(0x7f7fffff), Float.intBitsToFloat(0xff800000));
    for (String text :
        new String[] {"1", " 1.5 ", "-.5", "5.", "1e3", "1E-400", "1e400", "-1e400", "NaN", "-NaN", "Infinity",
            "-Infinity", "0x1p3", "0x1.8p-1", "1d", "1f", "1L", "", ".", "1e", "e1", "+0", "-0", "1_0", "0x1", "inf",
            "4.9e-324", "2.4703282292062328e-324", "2.4703282292062327e-324", "1.7976931348623159e308"}) {
      String[] shown = {"bad", "bad"};
      thrown(() -> shown[0] = String.valueOf(Double.parseDouble(text)));
      thrown(() -> shown[1] = String.valueOf(Float.parseFloat(text)));
      p("'" + text + "'", shown[0], shown[1]);
    }
    p(Double.max(-0.0, 0.0), Double.min(-0.0, 0.0), Double.sum(0.1, 0.2), Float.max(Float.NaN, 1),
        new Double(0.0).equals(-0.0), 0.0 == -0.0);
    p(Double.valueOf(3.99).intValue(), Double.valueOf(-1e20).longValue(), Double.valueOf(1e40).floatValue(),
        Float.valueOf(300.7f).byteValue());
  }
}
