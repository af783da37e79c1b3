package android.os;

import android.content.Context;
import antecede.Unlisted;

/** The vibrator of the device. */
@Unlisted
public class SystemVibrator extends Vibrator {
  public SystemVibrator(Context context) {}

  @Override
  public boolean hasVibrator() {
    return true;
  }

  @Override
  public boolean hasAmplitudeControl() {
    return false;
  }

  @Override
  public void cancel() {}
}
