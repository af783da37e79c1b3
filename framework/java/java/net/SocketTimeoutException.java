package java.net;

import java.io.InterruptedIOException;

/** The time was over before a socket operation. */
public class SocketTimeoutException extends InterruptedIOException {
  public SocketTimeoutException(String message) {
    super(message);
  }

  public SocketTimeoutException() {}
}
