package android.app;

import android.content.Context;
import android.os.Handler;
import android.os.Looper;
import android.os.Parcel;
import android.os.Parcelable;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Unlisted;
import antecede.system.Server;
import java.util.concurrent.Executor;

/** Alarms: at their time the system sends an intent, or calls a listener. */
public class AlarmManager {
  public static final int RTC_WAKEUP = 0;
  public static final int RTC = 1;
  public static final int ELAPSED_REALTIME_WAKEUP = 2;
  public static final int ELAPSED_REALTIME = 3;
  public static final String ACTION_NEXT_ALARM_CLOCK_CHANGED = "android.app.action.NEXT_ALARM_CLOCK_CHANGED";
  public static final String ACTION_SCHEDULE_EXACT_ALARM_PERMISSION_STATE_CHANGED =
      "android.app.action.SCHEDULE_EXACT_ALARM_PERMISSION_STATE_CHANGED";
  public static final long INTERVAL_FIFTEEN_MINUTES = 15 * 60 * 1000;
  public static final long INTERVAL_HALF_HOUR = 2 * INTERVAL_FIFTEEN_MINUTES;
  public static final long INTERVAL_HOUR = 2 * INTERVAL_HALF_HOUR;
  public static final long INTERVAL_HALF_DAY = 12 * INTERVAL_HOUR;
  public static final long INTERVAL_DAY = 2 * INTERVAL_HALF_DAY;

  private static final String SLOT = "OnAlarmListener";

  private final Bag<OnAlarmListener> listeners = new Bag<OnAlarmListener>();
  private AlarmClockInfo next;

  /** Is called when its alarm goes off. */
  public interface OnAlarmListener {
    void onAlarm();
  }

  /** An alarm that the user knows of. */
  public static final class AlarmClockInfo implements Parcelable {
    public static final Parcelable.Creator<AlarmClockInfo> CREATOR = new Parcelable.Creator<AlarmClockInfo>() {
      @Override
      public AlarmClockInfo createFromParcel(Parcel in) {
        return new AlarmClockInfo(in.readLong(), PendingIntent.readPendingIntentOrNullFromParcel(in));
      }

      @Override
      public AlarmClockInfo[] newArray(int size) {
        return new AlarmClockInfo[size];
      }
    };

    private final long triggerTime;
    private final PendingIntent showIntent;

    public AlarmClockInfo(long triggerTime, PendingIntent showIntent) {
      this.triggerTime = triggerTime;
      this.showIntent = showIntent;
    }

    public long getTriggerTime() {
      return triggerTime;
    }

    public PendingIntent getShowIntent() {
      return showIntent;
    }

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
      dest.writeLong(triggerTime);
      PendingIntent.writePendingIntentOrNullToParcel(showIntent, dest);
    }
  }

  @Unlisted
  public AlarmManager(Context context) {}

  public void set(int type, long triggerAtMillis, PendingIntent operation) {
    Server.setAlarm(type, triggerAtMillis, 0, operation, null, null);
  }

  public void set(int type, long triggerAtMillis, String tag, OnAlarmListener listener, Handler targetHandler) {
    if (!listeners.contains(listener)) listeners.add(listener);
    Callbacks.observe(AlarmManager.class, SLOT, listener, true);
    Handler handler = targetHandler != null ? targetHandler : new Handler(Looper.getMainLooper());
    Server.setAlarm(type, triggerAtMillis, 0, null, listener, handler);
  }

  public void setRepeating(int type, long triggerAtMillis, long intervalMillis, PendingIntent operation) {
    Server.setAlarm(type, triggerAtMillis, intervalMillis, operation, null, null);
  }

  public void setWindow(int type, long windowStartMillis, long windowLengthMillis, PendingIntent operation) {
    set(type, windowStartMillis, operation);
  }

  public void setWindow(int type, long windowStartMillis, long windowLengthMillis, String tag, OnAlarmListener listener,
      Handler targetHandler) {
    set(type, windowStartMillis, tag, listener, targetHandler);
  }

  public void setWindow(int type, long windowStartMillis, long windowLengthMillis, String tag, final Executor executor,
      final OnAlarmListener listener) {
    set(type, windowStartMillis, tag, new OnAlarmListener() {
      @Override
      public void onAlarm() {
        executor.execute(new Runnable() {
          @Override
          public void run() {
            listener.onAlarm();
          }
        });
      }
    }, null);
  }

  public void setExact(int type, long triggerAtMillis, PendingIntent operation) {
    set(type, triggerAtMillis, operation);
  }

  public void setExact(int type, long triggerAtMillis, String tag, OnAlarmListener listener, Handler targetHandler) {
    set(type, triggerAtMillis, tag, listener, targetHandler);
  }

  public void setAlarmClock(AlarmClockInfo info, PendingIntent operation) {
    next = info;
    set(RTC_WAKEUP, info.getTriggerTime(), operation);
  }

  public void setInexactRepeating(int type, long triggerAtMillis, long intervalMillis, PendingIntent operation) {
    setRepeating(type, triggerAtMillis, intervalMillis, operation);
  }

  public void setAndAllowWhileIdle(int type, long triggerAtMillis, PendingIntent operation) {
    set(type, triggerAtMillis, operation);
  }

  public void setExactAndAllowWhileIdle(int type, long triggerAtMillis, PendingIntent operation) {
    set(type, triggerAtMillis, operation);
  }

  public void cancel(PendingIntent operation) {
    if (operation != null) Server.cancelAlarm(operation, null);
  }

  public void cancel(OnAlarmListener listener) {
    if (listener == null) throw new NullPointerException("cancel() called with a null OnAlarmListener");
    listeners.remove(listener);
    Callbacks.unregister(AlarmManager.class, SLOT, listener);
    Server.cancelAlarm(null, listener);
  }

  public void cancelAll() {
    while (!listeners.isEmpty()) cancel(listeners.get(0));
  }

  public void setTime(long millis) {}

  public void setTimeZone(String timeZone) {}

  public boolean canScheduleExactAlarms() {
    return true;
  }

  public AlarmClockInfo getNextAlarmClock() {
    return next;
  }
}
