package android.view;

import android.graphics.Canvas;
import android.graphics.Rect;

/** Access to a surface that an app fills by itself. */
public interface SurfaceHolder {
  @Deprecated int SURFACE_TYPE_NORMAL = 0;
  @Deprecated int SURFACE_TYPE_HARDWARE = 1;
  @Deprecated int SURFACE_TYPE_GPU = 2;
  @Deprecated int SURFACE_TYPE_PUSH_BUFFERS = 3;

  void addCallback(Callback callback);

  void removeCallback(Callback callback);

  boolean isCreating();

  @Deprecated
  void setType(int type);

  void setFixedSize(int width, int height);

  void setSizeFromLayout();

  void setFormat(int format);

  void setKeepScreenOn(boolean screenOn);

  Canvas lockCanvas();

  Canvas lockCanvas(Rect dirty);

  default Canvas lockHardwareCanvas() {
    throw new IllegalStateException("This SurfaceHolder doesn't support lockHardwareCanvas");
  }

  void unlockCanvasAndPost(Canvas canvas);

  Rect getSurfaceFrame();

  Surface getSurface();

  /** The surface cannot be locked. */
  public static class BadSurfaceTypeException extends RuntimeException {
    public BadSurfaceTypeException() {}

    public BadSurfaceTypeException(String name) {
      super(name);
    }
  }

  /** Hears when the surface comes, changes and goes, on the thread of the window. */
  public interface Callback {
    void surfaceCreated(SurfaceHolder holder);

    void surfaceChanged(SurfaceHolder holder, int format, int width, int height);

    void surfaceDestroyed(SurfaceHolder holder);
  }

  /** Hears also when it should be filled again. */
  public interface Callback2 extends Callback {
    void surfaceRedrawNeeded(SurfaceHolder holder);

    default void surfaceRedrawNeededAsync(SurfaceHolder holder, Runnable drawingFinished) {
      surfaceRedrawNeeded(holder);
      drawingFinished.run();
    }
  }
}
