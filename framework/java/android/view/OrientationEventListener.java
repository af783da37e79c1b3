package android.view;

import android.content.Context;

/** Hears how the device is held. It never says: the device lies still. */
public abstract class OrientationEventListener {
  private boolean enabled;

  public static final int ORIENTATION_UNKNOWN = -1;

  public OrientationEventListener(Context context) {}

  public OrientationEventListener(Context context, int rate) {}

  public void enable() {
    enabled = true;
  }

  public void disable() {
    enabled = false;
  }

  public boolean canDetectOrientation() {
    return true;
  }

  public abstract void onOrientationChanged(int orientation);
}
