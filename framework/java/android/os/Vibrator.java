package android.os;

import antecede.Unlisted;

/** Shakes the device; this one does not. */
public abstract class Vibrator {
  public static final int VIBRATION_EFFECT_SUPPORT_NO = 2;
  public static final int VIBRATION_EFFECT_SUPPORT_UNKNOWN = 0;
  public static final int VIBRATION_EFFECT_SUPPORT_YES = 1;

  @Unlisted
  public Vibrator() {}

  public int getId() {
    return -1;
  }

  public abstract boolean hasVibrator();

  public abstract boolean hasAmplitudeControl();

  public float getResonantFrequency() {
    return Float.NaN;
  }

  public float getQFactor() {
    return Float.NaN;
  }

  @Deprecated
  public void vibrate(long milliseconds) {}

  @Deprecated
  public void vibrate(long[] pattern, int repeat) {
    if (repeat < -1 || repeat >= pattern.length) throw new ArrayIndexOutOfBoundsException();
  }

  public void vibrate(VibrationEffect vibe) {}

  public int[] areEffectsSupported(int... effectIds) {
    int[] support = new int[effectIds.length];
    for (int i = 0; i < support.length; i++) support[i] = VIBRATION_EFFECT_SUPPORT_NO;
    return support;
  }

  public final int areAllEffectsSupported(int... effectIds) {
    return effectIds.length == 0 ? VIBRATION_EFFECT_SUPPORT_YES : VIBRATION_EFFECT_SUPPORT_NO;
  }

  public boolean[] arePrimitivesSupported(int... primitiveIds) {
    return new boolean[primitiveIds.length];
  }

  public final boolean areAllPrimitivesSupported(int... primitiveIds) {
    return primitiveIds.length == 0;
  }

  public int[] getPrimitiveDurations(int... primitiveIds) {
    return new int[primitiveIds.length];
  }

  public abstract void cancel();
}
