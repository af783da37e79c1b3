package android.view;

import android.content.Context;
import android.hardware.SensorListener;

/** The older kind of {@link OrientationEventListener}. */
public abstract class OrientationListener implements SensorListener {
  public static final int ORIENTATION_UNKNOWN = -1;

  public OrientationListener(Context context) {}

  public OrientationListener(Context context, int rate) {}

  public void enable() {}

  public void disable() {}

  public void onAccuracyChanged(int sensor, int accuracy) {}

  public void onSensorChanged(int sensor, float[] values) {}

  public abstract void onOrientationChanged(int orientation);
}
