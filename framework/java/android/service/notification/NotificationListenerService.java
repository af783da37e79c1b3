package android.service.notification;

import android.app.Notification;
import android.app.NotificationManager;
import android.app.Service;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;
import android.os.Looper;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.Source;

/** Hears of all notifications, on the main looper. */
public abstract class NotificationListenerService extends Service {
  public static final String ACTION_SETTINGS_HOME = "android.service.notification.action.SETTINGS_HOME";
  public static final int FLAG_FILTER_TYPE_ALERTING = 2;
  public static final int FLAG_FILTER_TYPE_CONVERSATIONS = 1;
  public static final int FLAG_FILTER_TYPE_ONGOING = 8;
  public static final int FLAG_FILTER_TYPE_SILENT = 4;
  public static final int HINT_HOST_DISABLE_CALL_EFFECTS = 4;
  public static final int HINT_HOST_DISABLE_EFFECTS = 1;
  public static final int HINT_HOST_DISABLE_NOTIFICATION_EFFECTS = 2;
  public static final int INTERRUPTION_FILTER_ALARMS = 4;
  public static final int INTERRUPTION_FILTER_ALL = 1;
  public static final int INTERRUPTION_FILTER_NONE = 3;
  public static final int INTERRUPTION_FILTER_PRIORITY = 2;
  public static final int INTERRUPTION_FILTER_UNKNOWN = 0;
  public static final String META_DATA_DEFAULT_AUTOBIND = "android.service.notification.default_autobind_listenerservice";
  public static final String META_DATA_DEFAULT_FILTER_TYPES = "android.service.notification.default_filter_types";
  public static final String META_DATA_DISABLED_FILTER_TYPES = "android.service.notification.disabled_filter_types";
  public static final int NOTIFICATION_CHANNEL_OR_GROUP_ADDED = 1;
  public static final int NOTIFICATION_CHANNEL_OR_GROUP_DELETED = 3;
  public static final int NOTIFICATION_CHANNEL_OR_GROUP_UPDATED = 2;
  public static final int REASON_APP_CANCEL = 8;
  public static final int REASON_APP_CANCEL_ALL = 9;
  public static final int REASON_ASSISTANT_CANCEL = 22;
  public static final int REASON_CANCEL = 2;
  public static final int REASON_CANCEL_ALL = 3;
  public static final int REASON_CHANNEL_BANNED = 17;
  public static final int REASON_CHANNEL_REMOVED = 20;
  public static final int REASON_CLEAR_DATA = 21;
  public static final int REASON_CLICK = 1;
  public static final int REASON_ERROR = 4;
  public static final int REASON_GROUP_OPTIMIZATION = 13;
  public static final int REASON_GROUP_SUMMARY_CANCELED = 12;
  public static final int REASON_LISTENER_CANCEL = 10;
  public static final int REASON_LISTENER_CANCEL_ALL = 11;
  public static final int REASON_LOCKDOWN = 23;
  public static final int REASON_PACKAGE_BANNED = 7;
  public static final int REASON_PACKAGE_CHANGED = 5;
  public static final int REASON_PACKAGE_SUSPENDED = 14;
  public static final int REASON_PROFILE_TURNED_OFF = 15;
  public static final int REASON_SNOOZED = 18;
  public static final int REASON_TIMEOUT = 19;
  public static final int REASON_UNAUTOBUNDLED = 16;
  public static final int REASON_USER_STOPPED = 6;
  public static final String SERVICE_INTERFACE = "android.service.notification.NotificationListenerService";
  public static final int SUPPRESSED_EFFECT_SCREEN_OFF = 1;
  public static final int SUPPRESSED_EFFECT_SCREEN_ON = 2;

  private final Binder binder = new Binder();
  private Source<NotificationListenerService> news;
  private boolean connected;
  private boolean shown;

  /** How important a notification is. */
  public static class Ranking {
    public static final int USER_SENTIMENT_NEGATIVE = -1;
    public static final int USER_SENTIMENT_NEUTRAL = 0;
    public static final int USER_SENTIMENT_POSITIVE = 1;
    public static final int VISIBILITY_NO_OVERRIDE = -1000;

    private String key;

    public Ranking() {}

    public String getKey() {
      return key;
    }

    public int getRank() {
      return 0;
    }

    public boolean isAmbient() {
      return false;
    }

    public boolean matchesInterruptionFilter() {
      return true;
    }

    public int getImportance() {
      return NotificationManager.IMPORTANCE_DEFAULT;
    }
  }

  /** How important all are. */
  public static class RankingMap implements Parcelable {
    public static final Parcelable.Creator<RankingMap> CREATOR = new Parcelable.Creator<RankingMap>() {
      @Override
      public RankingMap createFromParcel(Parcel source) {
        return new RankingMap();
      }

      @Override
      public RankingMap[] newArray(int size) {
        return new RankingMap[size];
      }
    };

    RankingMap() {}

    public String[] getOrderedKeys() {
      return new String[0];
    }

    public boolean getRanking(String key, Ranking outRanking) {
      outRanking.key = key;
      return false;
    }

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {}
  }

  public NotificationListenerService() {}

  @Override
  protected void attachBaseContext(Context base) {
    super.attachBaseContext(base);
  }

  /** Another app's notification comes or goes. */
  private void happen() {
    if (!connected) {
      connected = true;
      onListenerConnected();
      return;
    }
    shown = !shown;
    StatusBarNotification other = other();
    if (shown) onNotificationPosted(other, getCurrentRanking());
    else onNotificationRemoved(other, getCurrentRanking());
  }

  private static StatusBarNotification other() {
    return new StatusBarNotification("com.example.other", null, 1, null, 10099, 0, 0, new Notification(), android.os.Process
        .myUserHandle(), 0);
  }

  public void onNotificationPosted(StatusBarNotification sbn) {}

  public void onNotificationPosted(StatusBarNotification sbn, RankingMap rankingMap) {
    onNotificationPosted(sbn);
  }

  public void onNotificationRemoved(StatusBarNotification sbn) {}

  public void onNotificationRemoved(StatusBarNotification sbn, RankingMap rankingMap) {
    onNotificationRemoved(sbn);
  }

  public void onNotificationRemoved(StatusBarNotification sbn, RankingMap rankingMap, int reason) {
    onNotificationRemoved(sbn, rankingMap);
  }

  public void onListenerConnected() {}

  public void onListenerDisconnected() {}

  public void onNotificationRankingUpdate(RankingMap rankingMap) {}

  public void onListenerHintsChanged(int hints) {}

  public void onInterruptionFilterChanged(int interruptionFilter) {}

  public final void cancelNotification(String key) {}

  @Deprecated
  public final void cancelNotification(String pkg, String tag, int id) {}

  public final void cancelNotifications(String[] keys) {}

  public final void cancelAllNotifications() {}

  public final void snoozeNotification(String key, long durationMs) {}

  public final void setNotificationsShown(String[] keys) {}

  public StatusBarNotification[] getActiveNotifications() {
    return shown ? new StatusBarNotification[] {other()} : new StatusBarNotification[0];
  }

  public StatusBarNotification[] getActiveNotifications(String[] keys) {
    return getActiveNotifications();
  }

  public final int getCurrentListenerHints() {
    return 0;
  }

  public final int getCurrentInterruptionFilter() {
    return INTERRUPTION_FILTER_ALL;
  }

  public final void requestListenerHints(int hints) {}

  public final void requestInterruptionFilter(int interruptionFilter) {}

  public RankingMap getCurrentRanking() {
    return new RankingMap();
  }

  @Override
  public IBinder onBind(Intent intent) {
    if (news == null) {
      news = new Source<NotificationListenerService>("notification", this, Looper.getMainLooper(), null) {
        @Override
        protected void call(NotificationListenerService service) {
          service.happen();
        }
      };
      news.add();
    }
    return binder;
  }

  @Override
  public void onDestroy() {
    if (news != null) news.remove();
    if (connected) onListenerDisconnected();
    super.onDestroy();
  }

  public static void requestRebind(ComponentName componentName) {}

  public final void requestUnbind() {}
}
