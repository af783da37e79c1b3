package java.lang;

/** A field that the code needs is not there. */
public class NoSuchFieldError extends IncompatibleClassChangeError {
  public NoSuchFieldError() {}

  public NoSuchFieldError(String message) {
    super(message);
  }
}
