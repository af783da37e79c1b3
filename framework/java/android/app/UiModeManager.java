package android.app;

import android.content.Context;
import android.content.res.Configuration;
import antecede.Callbacks;
import antecede.Unlisted;
import java.time.LocalTime;
import java.util.concurrent.Executor;

/** Night, car and other modes. */
public class UiModeManager {
  public static String ACTION_ENTER_CAR_MODE = "android.app.action.ENTER_CAR_MODE";
  public static String ACTION_EXIT_CAR_MODE = "android.app.action.EXIT_CAR_MODE";
  public static String ACTION_ENTER_DESK_MODE = "android.app.action.ENTER_DESK_MODE";
  public static String ACTION_EXIT_DESK_MODE = "android.app.action.EXIT_DESK_MODE";
  public static final int MODE_NIGHT_AUTO = 0;
  public static final int MODE_NIGHT_CUSTOM = 3;
  public static final int MODE_NIGHT_NO = 1;
  public static final int MODE_NIGHT_YES = 2;
  public static final int ENABLE_CAR_MODE_GO_CAR_HOME = 1;
  public static final int ENABLE_CAR_MODE_ALLOW_SLEEP = 2;
  public static final int DISABLE_CAR_MODE_GO_HOME = 1;

  private static int nightMode = MODE_NIGHT_NO;
  private LocalTime customNightModeStart;
  private LocalTime customNightModeEnd;

  @Unlisted
  public UiModeManager(Context context) {}

  public void enableCarMode(int flags) {}

  public void disableCarMode(int flags) {}

  public int getCurrentModeType() {
    return Configuration.UI_MODE_TYPE_NORMAL;
  }

  public void setNightMode(int mode) {
    nightMode = mode;
  }

  public void setApplicationNightMode(int mode) {}

  public int getNightMode() {
    return nightMode;
  }

  public LocalTime getCustomNightModeStart() {
    return customNightModeStart;
  }

  public void setCustomNightModeStart(LocalTime time) {
    customNightModeStart = time;
  }

  public LocalTime getCustomNightModeEnd() {
    return customNightModeEnd;
  }

  public void setCustomNightModeEnd(LocalTime time) {
    customNightModeEnd = time;
  }

  public float getContrast() {
    return 0;
  }

  public void addContrastChangeListener(Executor executor, ContrastChangeListener listener) {
    Callbacks.registerAway(null, this, "ContrastChangeListener", listener, true);
  }

  public void removeContrastChangeListener(ContrastChangeListener listener) {
    Callbacks.unregister(this, "ContrastChangeListener", listener);
  }

  /** Hears of the contrast. */
  public interface ContrastChangeListener {
    void onContrastChanged(float contrast);
  }
}
