package java.lang.reflect;

/** Wraps a checked exception of an invocation handler that the called method does not declare. */
public class UndeclaredThrowableException extends RuntimeException {
  private final Throwable undeclared;

  public UndeclaredThrowableException(Throwable undeclared) {
    super((Throwable) null);
    this.undeclared = undeclared;
  }

  public UndeclaredThrowableException(Throwable undeclared, String message) {
    super(message, null);
    this.undeclared = undeclared;
  }

  public Throwable getUndeclaredThrowable() {
    return undeclared;
  }

  @Override
  public Throwable getCause() {
    return undeclared;
  }
}
