package java.net;

import java.io.IOException;

/** The protocol was not followed. */
public class ProtocolException extends IOException {
  public ProtocolException(String message) {
    super(message);
  }

  public ProtocolException() {}
}
