package android.hardware.camera2;

import android.os.Handler;
import android.os.Replies;
import android.view.Surface;
import antecede.Callbacks;
import java.util.List;

/** The one kind of camera. */
final class CameraDeviceImpl extends CameraDevice {
  private final String id;
  private final CameraDevice.StateCallback callback;
  private final Handler handler;
  private CameraSessionImpl session;
  private boolean closed;

  CameraDeviceImpl(String id, CameraDevice.StateCallback callback, Handler handler) {
    this.id = id;
    this.callback = callback;
    this.handler = handler;
  }

  private void check() {
    if (closed) throw new IllegalStateException("CameraDevice was already closed");
  }

  @Override
  public String getId() {
    return id;
  }

  @Override
  public void createCaptureSession(List<Surface> outputs, CameraCaptureSession.StateCallback callback, Handler handler)
      throws CameraAccessException {
    check();
    if (session != null) session.close();
    Handler target = handler == null ? new Handler(android.os.Source.current()) : handler;
    CameraSessionImpl made = new CameraSessionImpl(this, callback, target);
    session = made;
    Callbacks.registerOn(target.getLooper().getEvents(), made, "StateCallback", callback, false);
    Replies.post(target, new Runnable() {
      @Override
      public void run() {
        Callbacks.invoke(made, "StateCallback", callback);
        if (closed) callback.onConfigureFailed(made);
        else callback.onConfigured(made);
      }
    });
  }

  @Override
  public CaptureRequest.Builder createCaptureRequest(int templateType) throws CameraAccessException {
    check();
    return new CaptureRequest.Builder();
  }

  @Override
  public void close() {
    if (closed) return;
    closed = true;
    if (session != null) session.close();
    Replies.post(handler, new Runnable() {
      @Override
      public void run() {
        Callbacks.invoke(CameraDeviceImpl.this, "StateCallback", callback);
        callback.onClosed(CameraDeviceImpl.this);
      }
    });
  }
}
