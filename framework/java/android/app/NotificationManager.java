package android.app;

import android.content.ComponentName;
import android.content.Context;
import android.net.Uri;
import android.os.Process;
import android.service.notification.StatusBarNotification;
import antecede.Bag;
import antecede.Unlisted;
import antecede.system.Server;
import java.util.ArrayList;
import java.util.List;

/** The notifications of the app. Those with an intent can be chosen by the user at any time. */
public class NotificationManager {
  public static final String ACTION_APP_BLOCK_STATE_CHANGED = "android.app.action.APP_BLOCK_STATE_CHANGED";
  public static final String ACTION_NOTIFICATION_CHANNEL_BLOCK_STATE_CHANGED =
      "android.app.action.NOTIFICATION_CHANNEL_BLOCK_STATE_CHANGED";
  public static final String EXTRA_NOTIFICATION_CHANNEL_ID = "android.app.extra.NOTIFICATION_CHANNEL_ID";
  public static final String EXTRA_NOTIFICATION_CHANNEL_GROUP_ID = "android.app.extra.NOTIFICATION_CHANNEL_GROUP_ID";
  public static final String EXTRA_BLOCKED_STATE = "android.app.extra.BLOCKED_STATE";
  public static final String ACTION_NOTIFICATION_CHANNEL_GROUP_BLOCK_STATE_CHANGED =
      "android.app.action.NOTIFICATION_CHANNEL_GROUP_BLOCK_STATE_CHANGED";
  public static final String ACTION_AUTOMATIC_ZEN_RULE_STATUS_CHANGED = "android.app.action.AUTOMATIC_ZEN_RULE_STATUS_CHANGED";
  public static final String EXTRA_AUTOMATIC_ZEN_RULE_STATUS = "android.app.extra.AUTOMATIC_ZEN_RULE_STATUS";
  public static final String EXTRA_AUTOMATIC_ZEN_RULE_ID = "android.app.extra.AUTOMATIC_ZEN_RULE_ID";
  public static final int AUTOMATIC_RULE_STATUS_UNKNOWN = -1;
  public static final int AUTOMATIC_RULE_STATUS_ENABLED = 1;
  public static final int AUTOMATIC_RULE_STATUS_DISABLED = 2;
  public static final int AUTOMATIC_RULE_STATUS_REMOVED = 3;
  public static final String ACTION_NOTIFICATION_POLICY_ACCESS_GRANTED_CHANGED =
      "android.app.action.NOTIFICATION_POLICY_ACCESS_GRANTED_CHANGED";
  public static final String ACTION_NOTIFICATION_POLICY_CHANGED = "android.app.action.NOTIFICATION_POLICY_CHANGED";
  public static final String ACTION_INTERRUPTION_FILTER_CHANGED = "android.app.action.INTERRUPTION_FILTER_CHANGED";
  public static final int INTERRUPTION_FILTER_ALL = 1;
  public static final int INTERRUPTION_FILTER_PRIORITY = 2;
  public static final int INTERRUPTION_FILTER_NONE = 3;
  public static final int INTERRUPTION_FILTER_ALARMS = 4;
  public static final int INTERRUPTION_FILTER_UNKNOWN = 0;
  public static final String ACTION_AUTOMATIC_ZEN_RULE = "android.app.action.AUTOMATIC_ZEN_RULE";
  public static final String EXTRA_AUTOMATIC_RULE_ID = "android.app.extra.AUTOMATIC_RULE_ID";
  public static final String META_DATA_AUTOMATIC_RULE_TYPE = "android.service.zen.automatic.ruleType";
  public static final String META_DATA_RULE_INSTANCE_LIMIT = "android.service.zen.automatic.ruleInstanceLimit";
  public static final int IMPORTANCE_UNSPECIFIED = -1000;
  public static final int IMPORTANCE_NONE = 0;
  public static final int IMPORTANCE_MIN = 1;
  public static final int IMPORTANCE_LOW = 2;
  public static final int IMPORTANCE_DEFAULT = 3;
  public static final int IMPORTANCE_HIGH = 4;
  public static final int IMPORTANCE_MAX = 5;
  public static final int BUBBLE_PREFERENCE_NONE = 0;
  public static final int BUBBLE_PREFERENCE_ALL = 1;
  public static final int BUBBLE_PREFERENCE_SELECTED = 2;

  private static final Bag<Posted> posted = new Bag<Posted>();
  private static final Bag<NotificationChannel> channels = new Bag<NotificationChannel>();
  private static final Bag<NotificationChannelGroup> groups = new Bag<NotificationChannelGroup>();
  private static int filter = INTERRUPTION_FILTER_ALL;

  private final Context context;
  private String delegate;

  /** A notification that is shown; what happens when the user chooses it. */
  private static final class Posted implements Runnable {
    final String tag;
    final int id;
    final Notification notification;

    Posted(String tag, int id, Notification notification) {
      this.tag = tag;
      this.id = id;
      this.notification = notification;
    }

    boolean is(String tag, int id) {
      return this.id == id && (tag == null ? this.tag == null : tag.equals(this.tag));
    }

    @Override
    public void run() {
      try {
        notification.contentIntent.send();
      } catch (PendingIntent.CanceledException e) {
        // As if nothing were there.
      }
      if ((notification.flags & Notification.FLAG_AUTO_CANCEL) != 0) withdraw(tag, id);
    }
  }

  @Unlisted
  public NotificationManager(Context context) {
    this.context = context;
  }

  @Unlisted
  public static NotificationManager from(Context context) {
    return (NotificationManager) context.getSystemService(Context.NOTIFICATION_SERVICE);
  }

  public void notify(int id, Notification notification) {
    notify(null, id, notification);
  }

  public void notify(String tag, int id, Notification notification) {
    withdraw(tag, id);
    Posted one = new Posted(tag, id, notification);
    posted.add(one);
    if (notification.contentIntent != null) Server.addSource("notification " + id, one);
  }

  public void notifyAsPackage(String targetPackage, String tag, int id, Notification notification) {
    notify(tag, id, notification);
  }

  private static void withdraw(String tag, int id) {
    for (int i = posted.size() - 1; i >= 0; i--) {
      if (!posted.get(i).is(tag, id)) continue;
      Posted one = posted.removeAt(i);
      if (one.notification.contentIntent != null) Server.removeSource("notification " + id, one);
    }
  }

  public void cancel(int id) {
    withdraw(null, id);
  }

  public void cancel(String tag, int id) {
    withdraw(tag, id);
  }

  public void cancelAsPackage(String targetPackage, String tag, int id) {
    withdraw(tag, id);
  }

  public void cancelAll() {
    while (!posted.isEmpty()) withdraw(posted.get(0).tag, posted.get(0).id);
  }

  public StatusBarNotification[] getActiveNotifications() {
    StatusBarNotification[] all = new StatusBarNotification[posted.size()];
    String name = context.getPackageName();
    for (int i = 0; i < all.length; i++) {
      Posted one = posted.get(i);
      all[i] = new StatusBarNotification(name, name, one.id, one.tag, Process.myUid(), Process.myPid(), 0, one.notification,
          Process.myUserHandle(), one.notification.when);
    }
    return all;
  }

  public void setNotificationDelegate(String delegate) {
    this.delegate = delegate;
  }

  public String getNotificationDelegate() {
    return delegate;
  }

  public boolean canNotifyAsPackage(String pkg) {
    return false;
  }

  public boolean canUseFullScreenIntent() {
    return true;
  }

  public void createNotificationChannelGroup(NotificationChannelGroup group) {
    deleteGroup(group.getId());
    groups.add(group);
  }

  public void createNotificationChannelGroups(List<NotificationChannelGroup> groups) {
    for (NotificationChannelGroup group : groups) createNotificationChannelGroup(group);
  }

  public void createNotificationChannel(NotificationChannel channel) {
    if (getNotificationChannel(channel.getId()) == null) channels.add(channel);
  }

  public void createNotificationChannels(List<NotificationChannel> channels) {
    for (NotificationChannel channel : channels) createNotificationChannel(channel);
  }

  public NotificationChannel getNotificationChannel(String channelId) {
    for (int i = 0; i < channels.size(); i++) {
      if (channels.get(i).getId().equals(channelId)) return channels.get(i);
    }
    return null;
  }

  public NotificationChannel getNotificationChannel(String channelId, String conversationId) {
    return getNotificationChannel(channelId);
  }

  public List<NotificationChannel> getNotificationChannels() {
    List<NotificationChannel> list = new ArrayList<NotificationChannel>();
    for (int i = 0; i < channels.size(); i++) list.add(channels.get(i));
    return list;
  }

  public void deleteNotificationChannel(String channelId) {
    NotificationChannel channel = getNotificationChannel(channelId);
    if (channel != null) channels.remove(channel);
  }

  public NotificationChannelGroup getNotificationChannelGroup(String channelGroupId) {
    for (int i = 0; i < groups.size(); i++) {
      if (groups.get(i).getId().equals(channelGroupId)) return groups.get(i);
    }
    return null;
  }

  public List<NotificationChannelGroup> getNotificationChannelGroups() {
    List<NotificationChannelGroup> list = new ArrayList<NotificationChannelGroup>();
    for (int i = 0; i < groups.size(); i++) list.add(groups.get(i));
    return list;
  }

  public void deleteNotificationChannelGroup(String groupId) {
    deleteGroup(groupId);
    for (int i = channels.size() - 1; i >= 0; i--) {
      if (groupId.equals(channels.get(i).getGroup())) channels.removeAt(i);
    }
  }

  private void deleteGroup(String id) {
    NotificationChannelGroup group = getNotificationChannelGroup(id);
    if (group != null) groups.remove(group);
  }

  public int getImportance() {
    return IMPORTANCE_DEFAULT;
  }

  public boolean areNotificationsEnabled() {
    return true;
  }

  @Deprecated
  public boolean areBubblesAllowed() {
    return false;
  }

  public boolean areBubblesEnabled() {
    return false;
  }

  public int getBubblePreference() {
    return BUBBLE_PREFERENCE_NONE;
  }

  public boolean areNotificationsPaused() {
    return false;
  }

  public boolean isNotificationPolicyAccessGranted() {
    return false;
  }

  public boolean isNotificationListenerAccessGranted(ComponentName listener) {
    return false;
  }

  public boolean shouldHideSilentStatusBarIcons() {
    return false;
  }

  public final int getCurrentInterruptionFilter() {
    return filter;
  }

  public final void setInterruptionFilter(int interruptionFilter) {
    filter = interruptionFilter;
  }

  public boolean matchesCallFilter(Uri uri) {
    return true;
  }
}
