package java.lang.invoke;

/** A string concatenation could not be linked. */
@antecede.Unlisted
public class StringConcatException extends Exception {
  public StringConcatException(String message) {
    super(message);
  }

  public StringConcatException(String message, Throwable cause) {
    super(message, cause);
  }
}
