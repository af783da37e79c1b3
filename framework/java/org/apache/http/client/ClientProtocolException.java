package org.apache.http.client;

import java.io.IOException;

/** The protocol was broken. */
@Deprecated
public class ClientProtocolException extends IOException {
  public ClientProtocolException() {}

  public ClientProtocolException(String s) {
    super(s);
  }

  public ClientProtocolException(Throwable cause) {
    initCause(cause);
  }

  public ClientProtocolException(String message, Throwable cause) {
    super(message);
    initCause(cause);
  }
}
