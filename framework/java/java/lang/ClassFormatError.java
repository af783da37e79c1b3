package java.lang;

/** The bytes of a class make no sense. */
public class ClassFormatError extends LinkageError {
  public ClassFormatError() {}

  public ClassFormatError(String message) {
    super(message);
  }
}
