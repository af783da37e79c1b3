package java.util.concurrent;

/** The time was over first. */
public class TimeoutException extends Exception {
  public TimeoutException() {}

  public TimeoutException(String message) {
    super(message);
  }
}
