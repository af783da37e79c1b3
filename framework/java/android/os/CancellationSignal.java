package android.os;

import antecede.Observable;
import antecede.Sync;
import antecede.Threads;

/** Tells an operation that nobody wants it any more. */
public final class CancellationSignal {
  @Observable private volatile boolean mIsCanceled;
  private OnCancelListener listener;
  private boolean calling;

  /** Is called when the operation is cancelled. */
  public interface OnCancelListener {
    void onCancel();
  }

  public CancellationSignal() {}

  public boolean isCanceled() {
    return mIsCanceled;
  }

  public void throwIfCanceled() {
    if (isCanceled()) throw new OperationCanceledException();
  }

  public void cancel() {
    if (mIsCanceled) return;
    mIsCanceled = true;
    calling = true;
    Sync.release(this);
    try {
      if (listener != null) listener.onCancel();
    } finally {
      calling = false;
      Sync.release(this);
      Sync.wake(this, true);
    }
  }

  /** If it is cancelled already the listener is called at once, after one that is being called. */
  public void setOnCancelListener(OnCancelListener listener) {
    while (calling) Sync.blockUninterruptibly(this, Threads.FOREVER);
    if (this.listener == listener) return;
    this.listener = listener;
    if (!mIsCanceled || listener == null) return;
    Sync.acquire(this);
    listener.onCancel();
  }
}
