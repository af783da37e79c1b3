package java.lang;

/** An object is not of the class it was cast to. */
public class ClassCastException extends RuntimeException {
  public ClassCastException() {}

  public ClassCastException(String message) {
    super(message);
  }
}
