package android.util;

/** A time cannot be read. */
public class TimeFormatException extends RuntimeException {
  @antecede.Hidden
  public TimeFormatException(String s) {
    super(s);
  }
}
