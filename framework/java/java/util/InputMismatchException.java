package java.util;

/** What a Scanner found is not what was asked for. */
public class InputMismatchException extends NoSuchElementException {
  public InputMismatchException() {}

  public InputMismatchException(String message) {
    super(message);
  }
}
