package java.util;

/** A source takes one listener only. */
public class TooManyListenersException extends Exception {
  public TooManyListenersException() {}

  public TooManyListenersException(String message) {
    super(message);
  }
}
