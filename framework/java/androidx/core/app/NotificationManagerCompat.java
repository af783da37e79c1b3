package androidx.core.app;

import android.app.Notification;
import android.app.NotificationChannel;
import android.app.NotificationChannelGroup;
import android.app.NotificationManager;
import android.content.Context;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The notifications of the app. */
public final class NotificationManagerCompat {
  public static final String EXTRA_USE_SIDE_CHANNEL = "android.support.useSideChannel";
  public static final String ACTION_BIND_SIDE_CHANNEL = "android.support.BIND_NOTIFICATION_SIDE_CHANNEL";
  public static final int IMPORTANCE_UNSPECIFIED = -1000;
  public static final int IMPORTANCE_NONE = 0;
  public static final int IMPORTANCE_MIN = 1;
  public static final int IMPORTANCE_LOW = 2;
  public static final int IMPORTANCE_DEFAULT = 3;
  public static final int IMPORTANCE_HIGH = 4;
  public static final int IMPORTANCE_MAX = 5;

  private final NotificationManager manager;

  private NotificationManagerCompat(Context context) {
    manager = (NotificationManager) context.getSystemService(Context.NOTIFICATION_SERVICE);
  }

  public static NotificationManagerCompat from(Context context) {
    return new NotificationManagerCompat(context);
  }

  public void cancel(int id) {
    manager.cancel(id);
  }

  public void cancel(String tag, int id) {
    manager.cancel(tag, id);
  }

  public void cancelAll() {
    manager.cancelAll();
  }

  public void notify(int id, Notification notification) {
    manager.notify(id, notification);
  }

  public void notify(String tag, int id, Notification notification) {
    manager.notify(tag, id, notification);
  }

  public boolean areNotificationsEnabled() {
    return manager.areNotificationsEnabled();
  }

  public boolean canUseFullScreenIntent() {
    return manager.canUseFullScreenIntent();
  }

  public int getImportance() {
    return manager.getImportance();
  }

  public void createNotificationChannel(NotificationChannel channel) {
    manager.createNotificationChannel(channel);
  }

  public void createNotificationChannelGroup(NotificationChannelGroup group) {
    manager.createNotificationChannelGroup(group);
  }

  public void createNotificationChannels(List<NotificationChannel> channels) {
    manager.createNotificationChannels(channels);
  }

  public void createNotificationChannelGroups(List<NotificationChannelGroup> groups) {
    manager.createNotificationChannelGroups(groups);
  }

  public void deleteNotificationChannel(String channelId) {
    manager.deleteNotificationChannel(channelId);
  }

  public void deleteNotificationChannelGroup(String groupId) {
    manager.deleteNotificationChannelGroup(groupId);
  }

  public NotificationChannel getNotificationChannel(String channelId) {
    return manager.getNotificationChannel(channelId);
  }

  public NotificationChannelGroup getNotificationChannelGroup(String channelGroupId) {
    return manager.getNotificationChannelGroup(channelGroupId);
  }

  public List<NotificationChannel> getNotificationChannels() {
    return manager.getNotificationChannels();
  }

  public List<NotificationChannelGroup> getNotificationChannelGroups() {
    return manager.getNotificationChannelGroups();
  }

  public static Set<String> getEnabledListenerPackages(Context context) {
    return new HashSet<String>();
  }
}
