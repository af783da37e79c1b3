package org.apache.http;

/** A text is not what it should be. */
@Deprecated
public class ParseException extends RuntimeException {
  public ParseException() {}

  public ParseException(String message) {
    super(message);
  }
}
