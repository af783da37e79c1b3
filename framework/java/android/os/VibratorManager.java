package android.os;

import antecede.Unlisted;

/** The vibrators of the device. */
public abstract class VibratorManager {
  @Unlisted
  public VibratorManager() {}

  public abstract int[] getVibratorIds();

  public abstract Vibrator getVibrator(int vibratorId);

  public abstract Vibrator getDefaultVibrator();

  public abstract void cancel();
}
