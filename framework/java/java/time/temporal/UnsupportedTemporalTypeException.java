package java.time.temporal;

import java.time.DateTimeException;

/** A date or time does not have the field or unit. */
public class UnsupportedTemporalTypeException extends DateTimeException {
  public UnsupportedTemporalTypeException(String message) {
    super(message);
  }

  public UnsupportedTemporalTypeException(String message, Throwable cause) {
    super(message, cause);
  }
}
