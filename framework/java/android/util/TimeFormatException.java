package android.util;

/** A time cannot be read. */
public class TimeFormatException extends RuntimeException {
  @antecede.Unlisted
  public TimeFormatException(String s) {
    super(s);
  }
}
