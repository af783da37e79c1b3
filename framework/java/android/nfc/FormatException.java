package android.nfc;

/** A message that is not one. */
public class FormatException extends Exception {
  public FormatException() {}

  public FormatException(String message) {
    super(message);
  }

  public FormatException(String message, Throwable e) {
    super(message, e);
  }
}
