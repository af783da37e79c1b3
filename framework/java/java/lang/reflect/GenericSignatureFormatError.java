package java.lang.reflect;

/** The generic signature of a member makes no sense. */
public class GenericSignatureFormatError extends ClassFormatError {
  public GenericSignatureFormatError() {}

  public GenericSignatureFormatError(String message) {
    super(message);
  }
}
