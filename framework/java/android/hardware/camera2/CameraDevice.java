package android.hardware.camera2;

import android.os.Handler;
import android.view.Surface;
import java.util.List;

/** An open camera. */
public abstract class CameraDevice implements AutoCloseable {
  public static final int AUDIO_RESTRICTION_NONE = 0;
  public static final int AUDIO_RESTRICTION_VIBRATION = 1;
  public static final int AUDIO_RESTRICTION_VIBRATION_SOUND = 3;
  public static final int TEMPLATE_MANUAL = 6;
  public static final int TEMPLATE_PREVIEW = 1;
  public static final int TEMPLATE_RECORD = 3;
  public static final int TEMPLATE_STILL_CAPTURE = 2;
  public static final int TEMPLATE_VIDEO_SNAPSHOT = 4;
  public static final int TEMPLATE_ZERO_SHUTTER_LAG = 5;

  /** Hears what becomes of it. */
  public abstract static class StateCallback {
    public static final int ERROR_CAMERA_DEVICE = 4;
    public static final int ERROR_CAMERA_DISABLED = 3;
    public static final int ERROR_CAMERA_IN_USE = 1;
    public static final int ERROR_CAMERA_SERVICE = 5;
    public static final int ERROR_MAX_CAMERAS_IN_USE = 2;

    public StateCallback() {}

    public abstract void onOpened(CameraDevice camera);

    public void onClosed(CameraDevice camera) {}

    public abstract void onDisconnected(CameraDevice camera);

    public abstract void onError(CameraDevice camera, int error);
  }

  CameraDevice() {}

  public abstract String getId();

  @Deprecated
  public abstract void createCaptureSession(List<Surface> outputs, CameraCaptureSession.StateCallback callback, Handler handler)
      throws CameraAccessException;

  public abstract CaptureRequest.Builder createCaptureRequest(int templateType) throws CameraAccessException;

  @Override
  public abstract void close();
}
