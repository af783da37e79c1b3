package android.os;

import antecede.Callbacks;
import antecede.Observable;
import antecede.Unlisted;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executor;

/** The power of the device: it has enough of it. */
public final class PowerManager {
  public static final int ACQUIRE_CAUSES_WAKEUP = 268435456;
  public static final String ACTION_DEVICE_IDLE_MODE_CHANGED = "android.os.action.DEVICE_IDLE_MODE_CHANGED";
  public static final String ACTION_DEVICE_LIGHT_IDLE_MODE_CHANGED =
      "android.os.action.LIGHT_DEVICE_IDLE_MODE_CHANGED";
  public static final String ACTION_LOW_POWER_STANDBY_ENABLED_CHANGED =
      "android.os.action.LOW_POWER_STANDBY_ENABLED_CHANGED";
  public static final String ACTION_LOW_POWER_STANDBY_POLICY_CHANGED =
      "android.os.action.LOW_POWER_STANDBY_POLICY_CHANGED";
  public static final String ACTION_POWER_SAVE_MODE_CHANGED = "android.os.action.POWER_SAVE_MODE_CHANGED";
  public static final String FEATURE_WAKE_ON_LAN_IN_LOW_POWER_STANDBY = "com.android.lowpowerstandby.WAKE_ON_LAN";
  public static final int FULL_WAKE_LOCK = 26;
  public static final int LOCATION_MODE_ALL_DISABLED_WHEN_SCREEN_OFF = 2;
  public static final int LOCATION_MODE_FOREGROUND_ONLY = 3;
  public static final int LOCATION_MODE_GPS_DISABLED_WHEN_SCREEN_OFF = 1;
  public static final int LOCATION_MODE_NO_CHANGE = 0;
  public static final int LOCATION_MODE_THROTTLE_REQUESTS_WHEN_SCREEN_OFF = 4;
  public static final int LOW_POWER_STANDBY_ALLOWED_REASON_ONGOING_CALL = 4;
  public static final int LOW_POWER_STANDBY_ALLOWED_REASON_TEMP_POWER_SAVE_ALLOWLIST = 2;
  public static final int LOW_POWER_STANDBY_ALLOWED_REASON_VOICE_INTERACTION = 1;
  public static final int ON_AFTER_RELEASE = 536870912;
  public static final int PARTIAL_WAKE_LOCK = 1;
  public static final int PROXIMITY_SCREEN_OFF_WAKE_LOCK = 32;
  public static final int RELEASE_FLAG_WAIT_FOR_NO_PROXIMITY = 1;
  public static final int SCREEN_BRIGHT_WAKE_LOCK = 10;
  public static final int SCREEN_DIM_WAKE_LOCK = 6;
  public static final int THERMAL_STATUS_CRITICAL = 4;
  public static final int THERMAL_STATUS_EMERGENCY = 5;
  public static final int THERMAL_STATUS_LIGHT = 1;
  public static final int THERMAL_STATUS_MODERATE = 2;
  public static final int THERMAL_STATUS_NONE = 0;
  public static final int THERMAL_STATUS_SEVERE = 3;
  public static final int THERMAL_STATUS_SHUTDOWN = 6;

  private static final int LEVEL_MASK = 0x0000ffff;

  /** Hears of the temperature of the device. */
  public interface OnThermalStatusChangedListener {
    void onThermalStatusChanged(int status);
  }

  /** Hears whether a wake lock does something. */
  public interface WakeLockStateListener {
    void onStateChanged(boolean enabled);
  }

  /** Hands what a listener hears to its executor. */
  private static final class Forward implements OnThermalStatusChangedListener {
    private final Executor executor;
    private final OnThermalStatusChangedListener listener;

    Forward(Executor executor, OnThermalStatusChangedListener listener) {
      this.executor = executor;
      this.listener = listener;
    }

    @Override
    public void onThermalStatusChanged(int status) {
      executor.execute(new Runnable() {
        @Override
        public void run() {
          listener.onThermalStatusChanged(status);
        }
      });
    }
  }

  /** Keeps the device awake, which it is anyway. Whether it is held is what races. */
  public final class WakeLock {
    private final String tag;
    private final Runnable release = new Runnable() {
      @Override
      public void run() {
        release();
      }
    };
    @Observable private boolean held;
    private boolean counted = true;
    private int count;

    WakeLock(String tag) {
      this.tag = tag;
    }

    public void setReferenceCounted(boolean value) {
      counted = value;
    }

    public void acquire() {
      count++;
      if (counted && count > 1) return;
      handler().removeCallbacks(release);
      held = true;
    }

    public void acquire(long timeout) {
      acquire();
      handler().postDelayed(release, timeout);
    }

    public void release() {
      release(0);
    }

    public void release(int flags) {
      if (count > 0) count--;
      if (!counted || count == 0) {
        handler().removeCallbacks(release);
        if (!held && counted) throw new RuntimeException("WakeLock under-locked " + tag);
        held = false;
      }
    }

    public boolean isHeld() {
      return held;
    }

    public void setStateListener(Executor executor, WakeLockStateListener listener) {
      Callbacks.registerAway(null, this, "WakeLockStateListener", listener, false);
    }

    @Override
    protected void finalize() throws Throwable {}

    @Override
    public String toString() {
      return "WakeLock{" + Integer.toHexString(System.identityHashCode(this)) + " held=" + held + ", refCount=" + count
          + "}";
    }
  }

  private Handler handler;

  @Unlisted
  public PowerManager() {}

  /** Where the time limits of wake locks end. */
  private Handler handler() {
    if (handler == null) handler = new Handler(Looper.getMainLooper());
    return handler;
  }

  public WakeLock newWakeLock(int levelAndFlags, String tag) {
    switch (levelAndFlags & LEVEL_MASK) {
      case PARTIAL_WAKE_LOCK:
      case SCREEN_DIM_WAKE_LOCK:
      case SCREEN_BRIGHT_WAKE_LOCK:
      case FULL_WAKE_LOCK:
      case PROXIMITY_SCREEN_OFF_WAKE_LOCK:
        break;
      default:
        throw new IllegalArgumentException("Must specify a valid wake lock level.");
    }
    if (tag == null) throw new IllegalArgumentException("The tag must not be null.");
    return new WakeLock(tag);
  }

  public boolean isWakeLockLevelSupported(int level) {
    return level == PARTIAL_WAKE_LOCK || level == SCREEN_DIM_WAKE_LOCK || level == SCREEN_BRIGHT_WAKE_LOCK
        || level == FULL_WAKE_LOCK;
  }

  @Deprecated
  public boolean isScreenOn() {
    return true;
  }

  public boolean isInteractive() {
    return true;
  }

  public void reboot(String reason) {
    throw new SecurityException("Neither user nor current process has android.permission.REBOOT.");
  }

  public boolean isRebootingUserspaceSupported() {
    return false;
  }

  public boolean isPowerSaveMode() {
    return false;
  }

  public int getLocationPowerSaveMode() {
    return LOCATION_MODE_NO_CHANGE;
  }

  public boolean isDeviceIdleMode() {
    return false;
  }

  public boolean isDeviceLightIdleMode() {
    return false;
  }

  public boolean isLowPowerStandbyEnabled() {
    return false;
  }

  public boolean isExemptFromLowPowerStandby() {
    return true;
  }

  public boolean isAllowedInLowPowerStandby(int reason) {
    return true;
  }

  public boolean isAllowedInLowPowerStandby(String feature) {
    return true;
  }

  public boolean isIgnoringBatteryOptimizations(String packageName) {
    return false;
  }

  public boolean isSustainedPerformanceModeSupported() {
    return false;
  }

  public Duration getBatteryDischargePrediction() {
    return null;
  }

  public boolean isBatteryDischargePredictionPersonalized() {
    return false;
  }

  public int getCurrentThermalStatus() {
    return THERMAL_STATUS_NONE;
  }

  public float getThermalHeadroom(int forecastSeconds) {
    return Float.NaN;
  }

  public Map<Integer, Float> getThermalHeadroomThresholds() {
    return new HashMap<Integer, Float>();
  }

  public void addThermalStatusListener(OnThermalStatusChangedListener listener) {
    Callbacks.register(listener, "onThermalStatusChanged", listener, false);
  }

  public void addThermalStatusListener(Executor executor, OnThermalStatusChangedListener listener) {
    Callbacks.register(listener, "onThermalStatusChanged", new Forward(executor, listener), false);
  }

  public void removeThermalStatusListener(OnThermalStatusChangedListener listener) {
    Callbacks.unregister(listener, "onThermalStatusChanged", null);
  }
}
