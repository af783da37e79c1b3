package java.lang;

/** An array was to have fewer than zero elements. */
public class NegativeArraySizeException extends RuntimeException {
  public NegativeArraySizeException() {}

  public NegativeArraySizeException(String message) {
    super(message);
  }
}
