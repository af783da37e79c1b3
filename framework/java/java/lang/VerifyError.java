package java.lang;

/** The code of a class is malformed. */
public class VerifyError extends LinkageError {
  public VerifyError() {}

  public VerifyError(String message) {
    super(message);
  }
}
