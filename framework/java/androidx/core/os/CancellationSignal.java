package androidx.core.os;

/** As the platform's signal. */
public final class CancellationSignal {
  private final android.os.CancellationSignal signal = new android.os.CancellationSignal();

  /** Hears of the cancellation, on the thread that cancels. */
  public interface OnCancelListener {
    void onCancel();
  }

  public boolean isCanceled() {
    return signal.isCanceled();
  }

  public void throwIfCanceled() {
    if (isCanceled()) throw new OperationCanceledException();
  }

  public void cancel() {
    signal.cancel();
  }

  public void setOnCancelListener(final OnCancelListener listener) {
    if (listener == null) {
      signal.setOnCancelListener(null);
      return;
    }
    signal.setOnCancelListener(new android.os.CancellationSignal.OnCancelListener() {
      @Override
      public void onCancel() {
        listener.onCancel();
      }
    });
  }

  public Object getCancellationSignalObject() {
    return signal;
  }
}
