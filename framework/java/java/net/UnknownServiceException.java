package java.net;

import java.io.IOException;

/** The connection does not offer that service. */
public class UnknownServiceException extends IOException {
  public UnknownServiceException() {}

  public UnknownServiceException(String message) {
    super(message);
  }
}
