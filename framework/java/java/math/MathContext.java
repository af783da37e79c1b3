package java.math;

import java.io.Serializable;

/** A number of significant digits (0: as many as needed) and a way of rounding to it. */
public final class MathContext implements Serializable {
  public static final MathContext UNLIMITED = new MathContext(0, RoundingMode.HALF_UP);
  public static final MathContext DECIMAL32 = new MathContext(7, RoundingMode.HALF_EVEN);
  public static final MathContext DECIMAL64 = new MathContext(16, RoundingMode.HALF_EVEN);
  public static final MathContext DECIMAL128 = new MathContext(34, RoundingMode.HALF_EVEN);

  final int precision;
  final RoundingMode roundingMode;

  public MathContext(int setPrecision) {
    this(setPrecision, RoundingMode.HALF_UP);
  }

  public MathContext(int setPrecision, RoundingMode setRoundingMode) {
    if (setPrecision < 0) throw new IllegalArgumentException("Digits < 0");
    if (setRoundingMode == null) throw new NullPointerException("null RoundingMode");
    precision = setPrecision;
    roundingMode = setRoundingMode;
  }

  /** Reads what {@link #toString} writes. */
  public MathContext(String val) {
    if (val == null) throw new NullPointerException("null String");
    String start = "precision=";
    String middle = " roundingMode=";
    int space = val.indexOf(' ');
    if (!val.startsWith(start) || space < 0 || !val.startsWith(middle, space)) {
      throw new IllegalArgumentException("bad string format");
    }
    int digits;
    RoundingMode mode;
    try {
      digits = Integer.parseInt(val.substring(start.length(), space));
      mode = RoundingMode.valueOf(val.substring(space + middle.length()));
    } catch (RuntimeException e) {
      throw new IllegalArgumentException("bad string format");
    }
    if (digits < 0) throw new IllegalArgumentException("Digits < 0");
    precision = digits;
    roundingMode = mode;
  }

  public int getPrecision() {
    return precision;
  }

  public RoundingMode getRoundingMode() {
    return roundingMode;
  }

  @Override
  public boolean equals(Object x) {
    if (!(x instanceof MathContext)) return false;
    MathContext other = (MathContext) x;
    return precision == other.precision && roundingMode == other.roundingMode;
  }

  @Override
  public int hashCode() {
    return precision + roundingMode.hashCode() * 59;
  }

  @Override
  public String toString() {
    return "precision=" + precision + " roundingMode=" + roundingMode;
  }
}
