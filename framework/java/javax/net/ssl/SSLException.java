package javax.net.ssl;

import java.io.IOException;

/** A failure of the secure connection. */
public class SSLException extends IOException {
  public SSLException(String message) {
    super(message);
  }

  public SSLException(String message, Throwable cause) {
    super(message, cause);
  }

  public SSLException(Throwable cause) {
    super(cause);
  }
}
