package android.hardware.camera2;

import android.os.Handler;
import android.os.Replies;
import android.os.Source;
import android.os.SystemClock;
import antecede.Callbacks;
import java.util.List;

/** The one kind of session. */
final class CameraSessionImpl extends CameraCaptureSession {
  private final CameraDevice device;
  private final CameraCaptureSession.StateCallback callback;
  private final Handler handler;
  private Source<CaptureCallback> repeating;
  private boolean closed;
  private int sequence;
  private long frame;

  CameraSessionImpl(CameraDevice device, CameraCaptureSession.StateCallback callback, Handler handler) {
    this.device = device;
    this.callback = callback;
    this.handler = handler;
  }

  private void check() {
    if (closed) throw new IllegalStateException("Session has been closed; further changes are illegal.");
  }

  @Override
  public CameraDevice getDevice() {
    return device;
  }

  private void tell(CaptureCallback listener, CaptureRequest request) {
    long number = ++frame;
    request.deliver();
    if (listener == null) return;
    listener.onCaptureStarted(this, request, SystemClock.elapsedRealtimeNanos(), number);
    listener.onCaptureCompleted(this, request, new TotalCaptureResult(request, number));
  }

  @Override
  public int capture(CaptureRequest request, CaptureCallback listener, Handler handler) throws CameraAccessException {
    check();
    Handler target = handler == null ? new Handler(Source.current()) : handler;
    int id = sequence++;
    if (listener != null) Callbacks.registerOn(target.getLooper().getEvents(), this, "CaptureCallback", listener, true);
    Replies.post(target, new Runnable() {
      @Override
      public void run() {
        if (closed) return;
        tell(listener, request);
        if (listener != null) listener.onCaptureSequenceCompleted(CameraSessionImpl.this, id, frame);
      }
    });
    return id;
  }

  @Override
  public int captureBurst(List<CaptureRequest> requests, CaptureCallback listener, Handler handler) throws CameraAccessException {
    int last = 0;
    for (int i = 0; i < requests.size(); i++) last = capture(requests.get(i), listener, handler);
    return last;
  }

  @Override
  public int setRepeatingRequest(CaptureRequest request, CaptureCallback listener, Handler handler) throws CameraAccessException {
    check();
    stopRepeating();
    if (listener != null) {
      repeating = new Source<CaptureCallback>("camera", listener, handler) {
        @Override
        protected void call(CaptureCallback listener) {
          tell(listener, request);
        }
      };
      repeating.add();
    }
    return sequence++;
  }

  @Override
  public void stopRepeating() throws CameraAccessException {
    if (repeating != null) repeating.remove();
    repeating = null;
  }

  @Override
  public void abortCaptures() throws CameraAccessException {
    stopRepeating();
  }

  @Override
  public void close() {
    if (closed) return;
    closed = true;
    if (repeating != null) repeating.remove();
    Replies.post(handler, new Runnable() {
      @Override
      public void run() {
        Callbacks.invoke(CameraSessionImpl.this, "StateCallback", callback);
        callback.onClosed(CameraSessionImpl.this);
      }
    });
  }
}
