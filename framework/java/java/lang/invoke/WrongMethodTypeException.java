package java.lang.invoke;

/** A method handle was called with the wrong types. */
public class WrongMethodTypeException extends RuntimeException {
  public WrongMethodTypeException() {}

  public WrongMethodTypeException(String message) {
    super(message);
  }
}
