package java.net;

import java.io.IOException;

/** The host has no known address. */
public class UnknownHostException extends IOException {
  public UnknownHostException(String message) {
    super(message);
  }

  public UnknownHostException() {}
}
