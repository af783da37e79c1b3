package android.hardware.camera2;

import android.os.Handler;
import android.view.Surface;
import java.util.List;

/** Takes pictures with an open camera. */
public abstract class CameraCaptureSession implements AutoCloseable {
  /** Hears what becomes of the session. */
  public abstract static class StateCallback {
    public StateCallback() {}

    public abstract void onConfigured(CameraCaptureSession session);

    public abstract void onConfigureFailed(CameraCaptureSession session);

    public void onReady(CameraCaptureSession session) {}

    public void onActive(CameraCaptureSession session) {}

    public void onCaptureQueueEmpty(CameraCaptureSession session) {}

    public void onClosed(CameraCaptureSession session) {}

    public void onSurfacePrepared(CameraCaptureSession session, Surface surface) {}
  }

  /** Hears of pictures. */
  public abstract static class CaptureCallback {
    public CaptureCallback() {}

    public void onCaptureStarted(CameraCaptureSession session, CaptureRequest request, long timestamp, long frameNumber) {}

    public void onCaptureProgressed(CameraCaptureSession session, CaptureRequest request, CaptureResult partialResult) {}

    public void onCaptureCompleted(CameraCaptureSession session, CaptureRequest request, TotalCaptureResult result) {}

    public void onCaptureSequenceCompleted(CameraCaptureSession session, int sequenceId, long frameNumber) {}

    public void onCaptureSequenceAborted(CameraCaptureSession session, int sequenceId) {}
  }

  public CameraCaptureSession() {}

  public abstract CameraDevice getDevice();

  public abstract int capture(CaptureRequest request, CaptureCallback listener, Handler handler) throws CameraAccessException;

  public abstract int captureBurst(List<CaptureRequest> requests, CaptureCallback listener, Handler handler)
      throws CameraAccessException;

  public abstract int setRepeatingRequest(CaptureRequest request, CaptureCallback listener, Handler handler)
      throws CameraAccessException;

  public abstract void stopRepeating() throws CameraAccessException;

  public abstract void abortCaptures() throws CameraAccessException;

  @Override
  public abstract void close();
}
