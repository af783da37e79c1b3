package android.hardware.camera2;

import android.util.AndroidException;

/** A camera cannot be used. */
public class CameraAccessException extends AndroidException {
  public static final int CAMERA_DISABLED = 1;
  public static final int CAMERA_DISCONNECTED = 2;
  public static final int CAMERA_ERROR = 3;
  public static final int CAMERA_IN_USE = 4;
  public static final int MAX_CAMERAS_IN_USE = 5;

  private final int reason;

  public CameraAccessException(int problem) {
    reason = problem;
  }

  public CameraAccessException(int problem, String message) {
    super(message);
    reason = problem;
  }

  public CameraAccessException(int problem, String message, Throwable cause) {
    super(message, cause);
    reason = problem;
  }

  public CameraAccessException(int problem, Throwable cause) {
    super("camera access " + problem, cause);
    reason = problem;
  }

  public final int getReason() {
    return reason;
  }
}
