package java.lang;

/** A method that the code needs is not there. */
public class NoSuchMethodError extends IncompatibleClassChangeError {
  public NoSuchMethodError() {}

  public NoSuchMethodError(String message) {
    super(message);
  }
}
