package java.lang;

/** A call reached a method without a body. */
public class AbstractMethodError extends IncompatibleClassChangeError {
  public AbstractMethodError() {}

  public AbstractMethodError(String message) {
    super(message);
  }
}
