package java.lang;

/** A class file of an unknown version. */
public class UnsupportedClassVersionError extends ClassFormatError {
  public UnsupportedClassVersionError() {}

  public UnsupportedClassVersionError(String message) {
    super(message);
  }
}
