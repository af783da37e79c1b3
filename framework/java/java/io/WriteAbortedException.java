package java.io;

/** The stream ends with an exception that ended its writing. */
public class WriteAbortedException extends ObjectStreamException {
  @Deprecated public Exception detail;

  public WriteAbortedException(String message, Exception detail) {
    super(message);
    initCause(null);
    this.detail = detail;
  }

  @Override
  public String getMessage() {
    return detail == null ? super.getMessage() : super.getMessage() + "; " + detail;
  }

  @Override
  public Throwable getCause() {
    return detail;
  }
}
