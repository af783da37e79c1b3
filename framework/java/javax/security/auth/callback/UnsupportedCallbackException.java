package javax.security.auth.callback;

/** A question that a handler cannot answer. */
public class UnsupportedCallbackException extends Exception {
  private final Callback callback;

  public UnsupportedCallbackException(Callback callback) {
    this.callback = callback;
  }

  public UnsupportedCallbackException(Callback callback, String msg) {
    super(msg);
    this.callback = callback;
  }

  public Callback getCallback() {
    return callback;
  }
}
