package android.util;

import java.io.IOException;

/** A text is not JSON. */
public final class MalformedJsonException extends IOException {
  public MalformedJsonException(String message) {
    super(message);
  }
}
