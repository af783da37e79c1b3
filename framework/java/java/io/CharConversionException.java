package java.io;

/** A character could not be converted to or from bytes. */
public class CharConversionException extends IOException {
  public CharConversionException() {}

  public CharConversionException(String message) {
    super(message);
  }
}
