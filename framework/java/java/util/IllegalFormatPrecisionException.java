package java.util;

/** A precision where none is allowed, or below -1. */
public class IllegalFormatPrecisionException extends IllegalFormatException {
  private final int precision;

  public IllegalFormatPrecisionException(int p) {
    this.precision = p;
  }

  public int getPrecision() {
    return precision;
  }

  @Override
  public String getMessage() {
    return Integer.toString(precision);
  }
}
