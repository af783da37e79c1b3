package java.math;

/** How a result is rounded when digits are dropped. */
public enum RoundingMode {
  UP,
  DOWN,
  CEILING,
  FLOOR,
  HALF_UP,
  HALF_DOWN,
  HALF_EVEN,
  UNNECESSARY;

  /** The mode of one of BigDecimal's old integer constants. */
  public static RoundingMode valueOf(int mode) {
    if (mode < 0 || mode > 7) throw new IllegalArgumentException("argument out of range");
    return values()[mode];
  }

  /**
   * Whether the magnitude of a truncated result must grow by one.
   *
   * @param sign of the whole value
   * @param odd whether the last digit that stays is odd
   * @param half compares what was dropped (not zero) with half a unit
   */
  boolean increments(int sign, boolean odd, int half) {
    switch (this) {
      case UP:
        return true;
      case DOWN:
        return false;
      case CEILING:
        return sign > 0;
      case FLOOR:
        return sign < 0;
      case HALF_UP:
        return half >= 0;
      case HALF_DOWN:
        return half > 0;
      case HALF_EVEN:
        return half > 0 || half == 0 && odd;
      default:
        throw new ArithmeticException("Rounding necessary");
    }
  }
}
