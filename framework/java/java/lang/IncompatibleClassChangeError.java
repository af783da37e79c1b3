package java.lang;

/** A class changed since the code that uses it was compiled. */
public class IncompatibleClassChangeError extends LinkageError {
  public IncompatibleClassChangeError() {}

  public IncompatibleClassChangeError(String message) {
    super(message);
  }
}
