package java.time;

/** A mistake in a calculation with dates and times. */
public class DateTimeException extends RuntimeException {
  public DateTimeException(String message) {
    super(message);
  }

  public DateTimeException(String message, Throwable cause) {
    super(message, cause);
  }
}
