package android.view;

import android.graphics.Canvas;
import android.graphics.Rect;
import android.graphics.SurfaceTexture;
import android.os.Parcel;
import android.os.Parcelable;
import antecede.Hidden;

/** Something to paint on. */
public class Surface implements Parcelable {
  public static final int ROTATION_0 = 0;
  public static final int ROTATION_90 = 1;
  public static final int ROTATION_180 = 2;
  public static final int ROTATION_270 = 3;
  public static final int FRAME_RATE_COMPATIBILITY_DEFAULT = 0;
  public static final int FRAME_RATE_COMPATIBILITY_FIXED_SOURCE = 1;
  public static final int CHANGE_FRAME_RATE_ONLY_IF_SEAMLESS = 0;
  public static final int CHANGE_FRAME_RATE_ALWAYS = 1;

  public static final Parcelable.Creator<Surface> CREATOR = new Parcelable.Creator<Surface>() {
    @Override
    public Surface createFromParcel(Parcel in) {
      return new Surface(false);
    }

    @Override
    public Surface[] newArray(int size) {
      return new Surface[size];
    }
  };

  private boolean valid;

  /** There is no room for it. */
  public static class OutOfResourcesException extends RuntimeException {
    public OutOfResourcesException() {}

    public OutOfResourcesException(String name) {
      super(name);
    }
  }

  Surface(boolean valid) {
    this.valid = valid;
  }

  public Surface(SurfaceTexture surfaceTexture) {
    if (surfaceTexture == null) throw new IllegalArgumentException("surfaceTexture must not be null");
    valid = true;
  }

  @Hidden
  public void setValid(boolean valid) {
    this.valid = valid;
  }

  public boolean isValid() {
    return valid;
  }

  public void release() {
    valid = false;
  }

  public Canvas lockCanvas(Rect inOutDirty) throws OutOfResourcesException, IllegalArgumentException {
    check();
    return new Canvas();
  }

  public void unlockCanvasAndPost(Canvas canvas) {
    check();
  }

  public Canvas lockHardwareCanvas() {
    return lockCanvas(null);
  }

  @Deprecated
  public void unlockCanvas(Canvas canvas) {
    throw new UnsupportedOperationException();
  }

  private void check() {
    if (!valid) throw new IllegalStateException("Surface has already been released.");
  }

  public void setFrameRate(float frameRate, int compatibility, int changeFrameRateStrategy) {}

  public void clearFrameRate() {}

  public void setFrameRate(float frameRate, int compatibility) {}

  @Override
  public int describeContents() {
    return 0;
  }

  public void readFromParcel(Parcel source) {}

  @Override
  public void writeToParcel(Parcel dest, int flags) {}

  @Override
  public String toString() {
    return "Surface(name=null)/@0x" + Integer.toHexString(System.identityHashCode(this));
  }
}
