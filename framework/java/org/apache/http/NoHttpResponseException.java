package org.apache.http;

import java.io.IOException;

/** The other side said nothing. */
@Deprecated
public class NoHttpResponseException extends IOException {
  public NoHttpResponseException(String message) {
    super(message);
  }
}
