package java.util;

import java.io.IOException;

/** A properties document has another form than XML properties have. */
public class InvalidPropertiesFormatException extends IOException {
  public InvalidPropertiesFormatException(Throwable cause) {
    super(cause == null ? null : cause.toString());
    initCause(cause);
  }

  public InvalidPropertiesFormatException(String message) {
    super(message);
  }
}
