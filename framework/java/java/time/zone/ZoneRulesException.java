package java.time.zone;

import java.time.DateTimeException;

/** There are no rules for a time zone. */
public class ZoneRulesException extends DateTimeException {
  public ZoneRulesException(String message) {
    super(message);
  }

  public ZoneRulesException(String message, Throwable cause) {
    super(message, cause);
  }
}
