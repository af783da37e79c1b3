package org.apache.http;

/** Something is wrong with a message. */
@Deprecated
public class HttpException extends Exception {
  public HttpException() {}

  public HttpException(String message) {
    super(message);
  }

  public HttpException(String message, Throwable cause) {
    super(message, cause);
  }
}
