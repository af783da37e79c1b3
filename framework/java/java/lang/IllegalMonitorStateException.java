package java.lang;

/** A thread used a monitor that it does not own. */
public class IllegalMonitorStateException extends RuntimeException {
  public IllegalMonitorStateException() {}

  public IllegalMonitorStateException(String message) {
    super(message);
  }
}
