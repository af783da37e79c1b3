package java.lang;

/** Code uses a member it has no access to. */
public class IllegalAccessError extends IncompatibleClassChangeError {
  public IllegalAccessError() {}

  public IllegalAccessError(String message) {
    super(message);
  }
}
