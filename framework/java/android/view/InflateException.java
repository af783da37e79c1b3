package android.view;

/** A layout cannot be made. */
public class InflateException extends RuntimeException {
  public InflateException() {}

  public InflateException(String detailMessage, Throwable throwable) {
    super(detailMessage, throwable);
  }

  public InflateException(String detailMessage) {
    super(detailMessage);
  }

  public InflateException(Throwable throwable) {
    super(throwable);
  }
}
