package androidx.core.view;

import android.view.MotionEvent;
import android.view.VelocityTracker;

/** Calls of velocity trackers that older platforms lack. */
public final class VelocityTrackerCompat {
  private VelocityTrackerCompat() {}

  public static void addMovement(VelocityTracker velocityTracker, MotionEvent motionEvent) {
    velocityTracker.addMovement(motionEvent);
  }

  public static void clear(VelocityTracker velocityTracker) {
    velocityTracker.clear();
  }

  public static void computeCurrentVelocity(VelocityTracker velocityTracker, int value) {
    velocityTracker.computeCurrentVelocity(value);
  }

  public static void computeCurrentVelocity(VelocityTracker velocityTracker, int value, float value2) {
    velocityTracker.computeCurrentVelocity(value, value2);
  }

  public static float getAxisVelocity(VelocityTracker velocityTracker, int value) {
    return velocityTracker.getAxisVelocity(value);
  }

  public static float getAxisVelocity(VelocityTracker velocityTracker, int value1, int value2) {
    return velocityTracker.getAxisVelocity(value1, value2);
  }

  public static float getXVelocity(VelocityTracker velocityTracker, int value) {
    return velocityTracker.getXVelocity(value);
  }

  public static float getYVelocity(VelocityTracker velocityTracker, int value) {
    return velocityTracker.getYVelocity(value);
  }

  public static boolean isAxisSupported(VelocityTracker velocityTracker, int value) {
    return velocityTracker.isAxisSupported(value);
  }

  public static void recycle(VelocityTracker velocityTracker) {
    velocityTracker.recycle();
  }
}
