package android.os;

import android.content.Context;
import antecede.Unlisted;

/** There is one vibrator. */
@Unlisted
public class SystemVibratorManager extends VibratorManager {
  private final Vibrator vibrator;

  public SystemVibratorManager(Context context) {
    vibrator = new SystemVibrator(context);
  }

  @Override
  public int[] getVibratorIds() {
    return new int[] {0};
  }

  @Override
  public Vibrator getVibrator(int vibratorId) {
    return vibrator;
  }

  @Override
  public Vibrator getDefaultVibrator() {
    return vibrator;
  }

  @Override
  public void cancel() {
    vibrator.cancel();
  }
}
