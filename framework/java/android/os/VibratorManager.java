package android.os;

import antecede.Hidden;

/** The vibrators of the device. */
public abstract class VibratorManager {
  @Hidden
  public VibratorManager() {}

  public abstract int[] getVibratorIds();

  public abstract Vibrator getVibrator(int vibratorId);

  public abstract Vibrator getDefaultVibrator();

  public abstract void cancel();
}
