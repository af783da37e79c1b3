package android.os;

import android.content.Context;
import antecede.Hidden;

/** The vibrator of the device. */
@Hidden
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
