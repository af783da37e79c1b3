package androidx.core.app;

import android.app.Notification;
import android.app.PendingIntent;
import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.drawable.Icon;
import android.net.Uri;
import android.os.Bundle;
import android.widget.RemoteViews;
import java.util.ArrayList;
import java.util.List;

/** Notifications, by the platform's builder. */
public class NotificationCompat {
  public static final int BADGE_ICON_LARGE = 2;
  public static final int BADGE_ICON_NONE = 0;
  public static final int BADGE_ICON_SMALL = 1;
  public static final String CATEGORY_ALARM = "alarm";
  public static final String CATEGORY_CALL = "call";
  public static final String CATEGORY_EMAIL = "email";
  public static final String CATEGORY_ERROR = "err";
  public static final String CATEGORY_EVENT = "event";
  public static final String CATEGORY_LOCATION_SHARING = "location_sharing";
  public static final String CATEGORY_MESSAGE = "msg";
  public static final String CATEGORY_MISSED_CALL = "missed_call";
  public static final String CATEGORY_NAVIGATION = "navigation";
  public static final String CATEGORY_PROGRESS = "progress";
  public static final String CATEGORY_PROMO = "promo";
  public static final String CATEGORY_RECOMMENDATION = "recommendation";
  public static final String CATEGORY_REMINDER = "reminder";
  public static final String CATEGORY_SERVICE = "service";
  public static final String CATEGORY_SOCIAL = "social";
  public static final String CATEGORY_STATUS = "status";
  public static final String CATEGORY_STOPWATCH = "stopwatch";
  public static final String CATEGORY_SYSTEM = "sys";
  public static final String CATEGORY_TRANSPORT = "transport";
  public static final String CATEGORY_VOICEMAIL = "voicemail";
  public static final String CATEGORY_WORKOUT = "workout";
  public static final int COLOR_DEFAULT = 0;
  public static final int DEFAULT_ALL = -1;
  public static final int DEFAULT_LIGHTS = 4;
  public static final int DEFAULT_SOUND = 1;
  public static final int DEFAULT_VIBRATE = 2;
  public static final String EXTRA_ANSWER_COLOR = "android.answerColor";
  public static final String EXTRA_ANSWER_INTENT = "android.answerIntent";
  public static final String EXTRA_AUDIO_CONTENTS_URI = "android.audioContents";
  public static final String EXTRA_BACKGROUND_IMAGE_URI = "android.backgroundImageUri";
  public static final String EXTRA_BIG_TEXT = "android.bigText";
  public static final String EXTRA_CALL_IS_VIDEO = "android.callIsVideo";
  public static final String EXTRA_CALL_PERSON = "android.callPerson";
  public static final String EXTRA_CALL_PERSON_COMPAT = "android.callPersonCompat";
  public static final String EXTRA_CALL_TYPE = "android.callType";
  public static final String EXTRA_CHANNEL_GROUP_ID = "android.intent.extra.CHANNEL_GROUP_ID";
  public static final String EXTRA_CHANNEL_ID = "android.intent.extra.CHANNEL_ID";
  public static final String EXTRA_CHRONOMETER_COUNT_DOWN = "android.chronometerCountDown";
  public static final String EXTRA_COLORIZED = "android.colorized";
  public static final String EXTRA_COMPACT_ACTIONS = "android.compactActions";
  public static final String EXTRA_COMPAT_TEMPLATE = "androidx.core.app.extra.COMPAT_TEMPLATE";
  public static final String EXTRA_CONVERSATION_TITLE = "android.conversationTitle";
  public static final String EXTRA_DECLINE_COLOR = "android.declineColor";
  public static final String EXTRA_DECLINE_INTENT = "android.declineIntent";
  public static final String EXTRA_HANG_UP_INTENT = "android.hangUpIntent";
  public static final String EXTRA_HIDDEN_CONVERSATION_TITLE = "android.hiddenConversationTitle";
  public static final String EXTRA_HISTORIC_MESSAGES = "android.messages.historic";
  public static final String EXTRA_INFO_TEXT = "android.infoText";
  public static final String EXTRA_IS_GROUP_CONVERSATION = "android.isGroupConversation";
  public static final String EXTRA_LARGE_ICON = "android.largeIcon";
  public static final String EXTRA_LARGE_ICON_BIG = "android.largeIcon.big";
  public static final String EXTRA_MEDIA_SESSION = "android.mediaSession";
  public static final String EXTRA_MESSAGES = "android.messages";
  public static final String EXTRA_MESSAGING_STYLE_USER = "android.messagingStyleUser";
  public static final String EXTRA_NOTIFICATION_ID = "android.intent.extra.NOTIFICATION_ID";
  public static final String EXTRA_NOTIFICATION_TAG = "android.intent.extra.NOTIFICATION_TAG";
  public static final String EXTRA_PEOPLE = "android.people";
  public static final String EXTRA_PEOPLE_LIST = "android.people.list";
  public static final String EXTRA_PICTURE = "android.picture";
  public static final String EXTRA_PICTURE_CONTENT_DESCRIPTION = "android.pictureContentDescription";
  public static final String EXTRA_PICTURE_ICON = "android.pictureIcon";
  public static final String EXTRA_PREFER_SMALL_ICON = "android.app.preferSmallIcon";
  public static final String EXTRA_PROGRESS = "android.progress";
  public static final String EXTRA_PROGRESS_END_ICON = "android.progressEndIcon";
  public static final String EXTRA_PROGRESS_INDETERMINATE = "android.progressIndeterminate";
  public static final String EXTRA_PROGRESS_MAX = "android.progressMax";
  public static final String EXTRA_PROGRESS_POINTS = "android.progressPoints";
  public static final String EXTRA_PROGRESS_SEGMENTS = "android.progressSegments";
  public static final String EXTRA_PROGRESS_START_ICON = "android.progressStartIcon";
  public static final String EXTRA_PROGRESS_TRACKER_ICON = "android.progressTrackerIcon";
  public static final String EXTRA_REMOTE_INPUT_HISTORY = "android.remoteInputHistory";
  public static final String EXTRA_REQUEST_PROMOTED_ONGOING = "android.requestPromotedOngoing";
  public static final String EXTRA_SELF_DISPLAY_NAME = "android.selfDisplayName";
  public static final String EXTRA_SHORT_CRITICAL_TEXT = "android.shortCriticalText";
  public static final String EXTRA_SHOW_BIG_PICTURE_WHEN_COLLAPSED = "android.showBigPictureWhenCollapsed";
  public static final String EXTRA_SHOW_CHRONOMETER = "android.showChronometer";
  public static final String EXTRA_SHOW_WHEN = "android.showWhen";
  public static final String EXTRA_SMALL_ICON = "android.icon";
  public static final String EXTRA_STYLED_BY_PROGRESS = "android.styledByProgress";
  public static final String EXTRA_SUB_TEXT = "android.subText";
  public static final String EXTRA_SUMMARY_TEXT = "android.summaryText";
  public static final String EXTRA_TEMPLATE = "android.template";
  public static final String EXTRA_TEXT = "android.text";
  public static final String EXTRA_TEXT_LINES = "android.textLines";
  public static final String EXTRA_TITLE = "android.title";
  public static final String EXTRA_TITLE_BIG = "android.title.big";
  public static final String EXTRA_VERIFICATION_ICON = "android.verificationIcon";
  public static final String EXTRA_VERIFICATION_ICON_COMPAT = "android.verificationIconCompat";
  public static final String EXTRA_VERIFICATION_TEXT = "android.verificationText";
  public static final int FLAG_AUTO_CANCEL = 16;
  public static final int FLAG_BUBBLE = 4096;
  public static final int FLAG_FOREGROUND_SERVICE = 64;
  public static final int FLAG_GROUP_SUMMARY = 512;
  public static final int FLAG_HIGH_PRIORITY = 128;
  public static final int FLAG_INSISTENT = 4;
  public static final int FLAG_LOCAL_ONLY = 256;
  public static final int FLAG_NO_CLEAR = 32;
  public static final int FLAG_ONGOING_EVENT = 2;
  public static final int FLAG_ONLY_ALERT_ONCE = 8;
  public static final int FLAG_SHOW_LIGHTS = 1;
  public static final int FOREGROUND_SERVICE_DEFAULT = 0;
  public static final int FOREGROUND_SERVICE_DEFERRED = 2;
  public static final int FOREGROUND_SERVICE_IMMEDIATE = 1;
  public static final int GROUP_ALERT_ALL = 0;
  public static final int GROUP_ALERT_CHILDREN = 2;
  public static final int GROUP_ALERT_SUMMARY = 1;
  public static final String GROUP_KEY_SILENT = "silent";
  public static final String INTENT_CATEGORY_NOTIFICATION_PREFERENCES = "android.intent.category.NOTIFICATION_PREFERENCES";
  public static final int MAX_ACTION_BUTTONS = 3;
  public static final int PRIORITY_DEFAULT = 0;
  public static final int PRIORITY_HIGH = 1;
  public static final int PRIORITY_LOW = -1;
  public static final int PRIORITY_MAX = 2;
  public static final int PRIORITY_MIN = -2;
  public static final int SEMANTIC_STYLE_CAUTION = 3;
  public static final int SEMANTIC_STYLE_DANGER = 4;
  public static final int SEMANTIC_STYLE_INFO = 1;
  public static final int SEMANTIC_STYLE_SAFE = 2;
  public static final int SEMANTIC_STYLE_UNSPECIFIED = 0;
  public static final int STREAM_DEFAULT = -1;
  public static final int VISIBILITY_PRIVATE = 0;
  public static final int VISIBILITY_PUBLIC = 1;
  public static final int VISIBILITY_SECRET = -1;

  @Deprecated
  public NotificationCompat() {}

  public static Bundle getExtras(Notification notification) {
    return notification.extras;
  }

  public static int getActionCount(Notification notification) {
    return notification.actions == null ? 0 : notification.actions.length;
  }

  public static Action getAction(Notification notification, int actionIndex) {
    Notification.Action action = notification.actions[actionIndex];
    return new Action(action.icon, action.title, action.actionIntent);
  }

  public static CharSequence getContentTitle(Notification notification) {
    return notification.extras.getCharSequence(EXTRA_TITLE);
  }

  public static CharSequence getContentText(Notification notification) {
    return notification.extras.getCharSequence(EXTRA_TEXT);
  }

  public static CharSequence getSubText(Notification notification) {
    return notification.extras.getCharSequence(EXTRA_SUB_TEXT);
  }

  public static String getCategory(Notification notification) {
    return notification.category;
  }

  public static String getGroup(Notification notification) {
    return notification.getGroup();
  }

  public static String getChannelId(Notification notification) {
    return notification.getChannelId();
  }

  public static String getSortKey(Notification notification) {
    return notification.getSortKey();
  }

  public static boolean isGroupSummary(Notification notification) {
    return (notification.flags & FLAG_GROUP_SUMMARY) != 0;
  }

  public static boolean getLocalOnly(Notification notification) {
    return (notification.flags & FLAG_LOCAL_ONLY) != 0;
  }

  public static boolean getAutoCancel(Notification notification) {
    return (notification.flags & FLAG_AUTO_CANCEL) != 0;
  }

  public static boolean getOngoing(Notification notification) {
    return (notification.flags & FLAG_ONGOING_EVENT) != 0;
  }

  public static boolean getOnlyAlertOnce(Notification notification) {
    return (notification.flags & FLAG_ONLY_ALERT_ONCE) != 0;
  }

  public static int getColor(Notification notification) {
    return notification.color;
  }

  public static int getVisibility(Notification notification) {
    return notification.visibility;
  }

  public static Notification getPublicVersion(Notification notification) {
    return notification.publicVersion;
  }

  public static long getTimeoutAfter(Notification notification) {
    return notification.getTimeoutAfter();
  }

  /** Adds to a notification. */
  public interface Extender {
    Builder extend(Builder builder);
  }

  /** Collects what a notification is. */
  public static class Builder {
    private final Notification.Builder builder;
    private Style style;

    @Deprecated
    public ArrayList<String> mPeople = new ArrayList<String>();

    public Builder(Context context, String channelId) {
      builder = new Notification.Builder(context, channelId);
    }

    @Deprecated
    public Builder(Context context) {
      this(context, (String) null);
    }

    public Builder(Context context, Notification notification) {
      builder = Notification.Builder.recoverBuilder(context, notification);
    }

    public Builder setWhen(long when) {
      builder.setWhen(when);
      return this;
    }

    public Builder setShowWhen(boolean show) {
      builder.setShowWhen(show);
      return this;
    }

    public Builder setUsesChronometer(boolean b) {
      builder.setUsesChronometer(b);
      return this;
    }

    public Builder setChronometerCountDown(boolean countsDown) {
      builder.setChronometerCountDown(countsDown);
      return this;
    }

    public Builder setSmallIcon(int icon) {
      builder.setSmallIcon(icon);
      return this;
    }

    public Builder setContentTitle(CharSequence title) {
      builder.setContentTitle(title);
      return this;
    }

    public Builder setContentText(CharSequence text) {
      builder.setContentText(text);
      return this;
    }

    public Builder setSubText(CharSequence text) {
      builder.setSubText(text);
      return this;
    }

    public Builder setSettingsText(CharSequence text) {
      builder.setSettingsText(text);
      return this;
    }

    public Builder setNumber(int number) {
      builder.setNumber(number);
      return this;
    }

    public Builder setContentInfo(CharSequence info) {
      builder.setContentInfo(info);
      return this;
    }

    public Builder setContent(RemoteViews views) {
      builder.setContent(views);
      return this;
    }

    public Builder setContentIntent(PendingIntent intent) {
      builder.setContentIntent(intent);
      return this;
    }

    public Builder setDeleteIntent(PendingIntent intent) {
      builder.setDeleteIntent(intent);
      return this;
    }

    public Builder setTicker(CharSequence tickerText) {
      builder.setTicker(tickerText);
      return this;
    }

    public Builder setLargeIcon(Bitmap icon) {
      builder.setLargeIcon(icon);
      return this;
    }

    public Builder setLargeIcon(Icon icon) {
      builder.setLargeIcon(icon);
      return this;
    }

    public Builder setSound(Uri sound) {
      builder.setSound(sound);
      return this;
    }

    public Builder setVibrate(long[] pattern) {
      builder.setVibrate(pattern);
      return this;
    }

    public Builder setOngoing(boolean ongoing) {
      builder.setOngoing(ongoing);
      return this;
    }

    public Builder setColorized(boolean colorize) {
      builder.setColorized(colorize);
      return this;
    }

    public Builder setOnlyAlertOnce(boolean onlyAlertOnce) {
      builder.setOnlyAlertOnce(onlyAlertOnce);
      return this;
    }

    public Builder setAutoCancel(boolean autoCancel) {
      builder.setAutoCancel(autoCancel);
      return this;
    }

    public Builder setLocalOnly(boolean b) {
      builder.setLocalOnly(b);
      return this;
    }

    public Builder setCategory(String category) {
      builder.setCategory(category);
      return this;
    }

    public Builder setDefaults(int defaults) {
      builder.setDefaults(defaults);
      return this;
    }

    public Builder setPriority(int pri) {
      builder.setPriority(pri);
      return this;
    }

    public Builder setGroup(String groupKey) {
      builder.setGroup(groupKey);
      return this;
    }

    public Builder setGroupSummary(boolean isGroupSummary) {
      builder.setGroupSummary(isGroupSummary);
      return this;
    }

    public Builder setSortKey(String sortKey) {
      builder.setSortKey(sortKey);
      return this;
    }

    public Builder addExtras(Bundle extras) {
      builder.addExtras(extras);
      return this;
    }

    public Builder setExtras(Bundle extras) {
      builder.setExtras(extras);
      return this;
    }

    public Builder setColor(int argb) {
      builder.setColor(argb);
      return this;
    }

    public Builder setVisibility(int visibility) {
      builder.setVisibility(visibility);
      return this;
    }

    public Builder setPublicVersion(Notification n) {
      builder.setPublicVersion(n);
      return this;
    }

    public Builder setCustomContentView(RemoteViews contentView) {
      builder.setCustomContentView(contentView);
      return this;
    }

    public Builder setCustomBigContentView(RemoteViews contentView) {
      builder.setCustomBigContentView(contentView);
      return this;
    }

    public Builder setCustomHeadsUpContentView(RemoteViews contentView) {
      builder.setCustomHeadsUpContentView(contentView);
      return this;
    }

    public Builder setChannelId(String channelId) {
      builder.setChannelId(channelId);
      return this;
    }

    public Builder setTimeoutAfter(long durationMs) {
      builder.setTimeoutAfter(durationMs);
      return this;
    }

    public Builder setShortcutId(String shortcutId) {
      builder.setShortcutId(shortcutId);
      return this;
    }

    public Builder setBadgeIconType(int icon) {
      builder.setBadgeIconType(icon);
      return this;
    }

    public Builder setGroupAlertBehavior(int groupAlertBehavior) {
      builder.setGroupAlertBehavior(groupAlertBehavior);
      return this;
    }

    public Builder setForegroundServiceBehavior(int behavior) {
      builder.setForegroundServiceBehavior(behavior);
      return this;
    }

    public Builder setRemoteInputHistory(CharSequence[] text) {
      builder.setRemoteInputHistory(text);
      return this;
    }

    public Builder setAllowSystemGeneratedContextualActions(boolean allowed) {
      builder.setAllowSystemGeneratedContextualActions(allowed);
      return this;
    }

    public Builder addPerson(String uri) {
      builder.addPerson(uri);
      return this;
    }

    public Builder setSmallIcon(int icon, int level) {
      builder.setSmallIcon(icon, level);
      return this;
    }

    public Builder setSilent(boolean silent) {
      return this;
    }

    public Builder setProgress(int max, int progress, boolean indeterminate) {
      builder.setProgress(max, progress, indeterminate);
      return this;
    }

    public Builder setFullScreenIntent(PendingIntent intent, boolean highPriority) {
      builder.setFullScreenIntent(intent, highPriority);
      return this;
    }

    @Deprecated
    public Builder setTicker(CharSequence tickerText, RemoteViews views) {
      builder.setTicker(tickerText);
      return this;
    }

    public Builder setSound(Uri sound, int streamType) {
      builder.setSound(sound, streamType);
      return this;
    }

    public Builder setLights(int argb, int onMs, int offMs) {
      builder.setLights(argb, onMs, offMs);
      return this;
    }

    public Builder addAction(int icon, CharSequence title, PendingIntent intent) {
      builder.addAction(icon, title, intent);
      return this;
    }

    public Builder addAction(Action action) {
      if (action != null) builder.addAction(action.platform());
      return this;
    }

    public Builder clearActions() {
      builder.setActions();
      return this;
    }

    public Builder addInvisibleAction(Action action) {
      return this;
    }

    public Bundle getExtras() {
      return builder.getExtras();
    }

    public Builder setStyle(Style style) {
      if (this.style == style) return this;
      this.style = style;
      if (style != null) style.setBuilder(this);
      return this;
    }

    public Builder extend(Extender extender) {
      if (extender != null) extender.extend(this);
      return this;
    }

    @Deprecated
    public Notification getNotification() {
      return build();
    }

    public Notification build() {
      if (style != null) style.fill(builder);
      return builder.build();
    }

    public RemoteViews createContentView() {
      return builder.createContentView();
    }

    public RemoteViews createBigContentView() {
      return builder.createBigContentView();
    }

    public RemoteViews createHeadsUpContentView() {
      return builder.createHeadsUpContentView();
    }

    protected static CharSequence limitCharSequenceLength(CharSequence cs) {
      return cs != null && cs.length() > 5120 ? cs.subSequence(0, 5120) : cs;
    }
  }

  /** A button of a notification. */
  public static class Action {
    public static final int SEMANTIC_ACTION_NONE = 0;
    public static final int SEMANTIC_ACTION_REPLY = 1;
    public static final int SEMANTIC_ACTION_MARK_AS_READ = 2;
    public static final int SEMANTIC_ACTION_MARK_AS_UNREAD = 3;
    public static final int SEMANTIC_ACTION_DELETE = 4;
    public static final int SEMANTIC_ACTION_ARCHIVE = 5;
    public static final int SEMANTIC_ACTION_MUTE = 6;
    public static final int SEMANTIC_ACTION_UNMUTE = 7;
    public static final int SEMANTIC_ACTION_THUMBS_UP = 8;
    public static final int SEMANTIC_ACTION_THUMBS_DOWN = 9;
    public static final int SEMANTIC_ACTION_CALL = 10;

    @Deprecated public int icon;
    public CharSequence title;
    public PendingIntent actionIntent;
    private final Bundle extras = new Bundle();
    private final List<RemoteInput> inputs = new ArrayList<RemoteInput>();
    private boolean replies = true;
    private int semantic;

    public Action(int icon, CharSequence title, PendingIntent intent) {
      this.icon = icon;
      this.title = title;
      actionIntent = intent;
    }

    Notification.Action platform() {
      Notification.Action.Builder builder = new Notification.Action.Builder(icon, title, actionIntent);
      builder.addExtras(extras).setAllowGeneratedReplies(replies).setSemanticAction(semantic);
      for (RemoteInput input : inputs) builder.addRemoteInput(input.platform());
      return builder.build();
    }

    @Deprecated
    public int getIcon() {
      return icon;
    }

    public CharSequence getTitle() {
      return title;
    }

    public PendingIntent getActionIntent() {
      return actionIntent;
    }

    public Bundle getExtras() {
      return extras;
    }

    public boolean getAllowGeneratedReplies() {
      return replies;
    }

    public RemoteInput[] getRemoteInputs() {
      return inputs.isEmpty() ? null : inputs.toArray(new RemoteInput[inputs.size()]);
    }

    public int getSemanticAction() {
      return semantic;
    }

    /** Adds to an action. */
    public interface Extender {
      Builder extend(Builder builder);
    }

    /** Collects what an action is. */
    public static final class Builder {
      private final Action made;

      public Builder(int icon, CharSequence title, PendingIntent intent) {
        made = new Action(icon, title, intent);
      }

      public Builder(Action action) {
        made = new Action(action.icon, action.title, action.actionIntent);
        made.extras.putAll(action.extras);
        made.inputs.addAll(action.inputs);
        made.replies = action.replies;
        made.semantic = action.semantic;
      }

      public Builder addExtras(Bundle extras) {
        if (extras != null) made.extras.putAll(extras);
        return this;
      }

      public Bundle getExtras() {
        return made.extras;
      }

      public Builder addRemoteInput(RemoteInput remoteInput) {
        made.inputs.add(remoteInput);
        return this;
      }

      public Builder setAllowGeneratedReplies(boolean allowGeneratedReplies) {
        made.replies = allowGeneratedReplies;
        return this;
      }

      public Builder setSemanticAction(int semanticAction) {
        made.semantic = semanticAction;
        return this;
      }

      public Builder setContextual(boolean isContextual) {
        return this;
      }

      public Builder setShowsUserInterface(boolean showsUserInterface) {
        return this;
      }

      public Builder extend(Extender extender) {
        extender.extend(this);
        return this;
      }

      public Action build() {
        return made;
      }
    }
  }

  /** How a notification looks when it is large. */
  public abstract static class Style {
    protected Builder mBuilder;

    public void setBuilder(Builder builder) {
      if (mBuilder == builder) return;
      mBuilder = builder;
      if (builder != null) builder.setStyle(this);
    }

    public Notification build() {
      return mBuilder == null ? null : mBuilder.build();
    }

    void fill(Notification.Builder builder) {}
  }

  /** With a picture. */
  public static class BigPictureStyle extends Style {
    private final Notification.BigPictureStyle style = new Notification.BigPictureStyle();

    public BigPictureStyle() {}

    public BigPictureStyle(Builder builder) {
      setBuilder(builder);
    }

    public BigPictureStyle setBigContentTitle(CharSequence title) {
      style.setBigContentTitle(title);
      return this;
    }

    public BigPictureStyle setSummaryText(CharSequence cs) {
      style.setSummaryText(cs);
      return this;
    }

    public BigPictureStyle bigPicture(Bitmap b) {
      style.bigPicture(b);
      return this;
    }

    public BigPictureStyle bigLargeIcon(Bitmap b) {
      return this;
    }

    @Override
    void fill(Notification.Builder builder) {
      builder.setStyle(style);
    }
  }

  /** With a long text. */
  public static class BigTextStyle extends Style {
    private final Notification.BigTextStyle style = new Notification.BigTextStyle();

    public BigTextStyle() {}

    public BigTextStyle(Builder builder) {
      setBuilder(builder);
    }

    public BigTextStyle setBigContentTitle(CharSequence title) {
      style.setBigContentTitle(title);
      return this;
    }

    public BigTextStyle setSummaryText(CharSequence cs) {
      style.setSummaryText(cs);
      return this;
    }

    public BigTextStyle bigText(CharSequence cs) {
      style.bigText(cs);
      return this;
    }

    @Override
    void fill(Notification.Builder builder) {
      builder.setStyle(style);
    }
  }

  /** With lines. */
  public static class InboxStyle extends Style {
    private final Notification.InboxStyle style = new Notification.InboxStyle();

    public InboxStyle() {}

    public InboxStyle(Builder builder) {
      setBuilder(builder);
    }

    public InboxStyle setBigContentTitle(CharSequence title) {
      style.setBigContentTitle(title);
      return this;
    }

    public InboxStyle setSummaryText(CharSequence cs) {
      style.setSummaryText(cs);
      return this;
    }

    public InboxStyle addLine(CharSequence cs) {
      style.addLine(cs);
      return this;
    }

    @Override
    void fill(Notification.Builder builder) {
      builder.setStyle(style);
    }
  }

  /** Around a view of the app's own. */
  public static class DecoratedCustomViewStyle extends Style {}

  /** As a conversation. */
  public static class MessagingStyle extends Style {
    public static final int MAXIMUM_RETAINED_MESSAGES = 25;

    private final Person user;
    private final List<Message> messages = new ArrayList<Message>();
    private CharSequence title;
    private boolean isGroup;

    @Deprecated
    public MessagingStyle(CharSequence userDisplayName) {
      this(new Person.Builder().setName(userDisplayName).build());
    }

    public MessagingStyle(Person user) {
      this.user = user;
    }

    @Deprecated
    public CharSequence getUserDisplayName() {
      return user.getName();
    }

    public Person getUser() {
      return user;
    }

    public MessagingStyle setConversationTitle(CharSequence conversationTitle) {
      title = conversationTitle;
      return this;
    }

    public CharSequence getConversationTitle() {
      return title;
    }

    @Deprecated
    public MessagingStyle addMessage(CharSequence text, long timestamp, CharSequence sender) {
      return addMessage(new Message(text, timestamp, sender));
    }

    public MessagingStyle addMessage(CharSequence text, long timestamp, Person person) {
      return addMessage(new Message(text, timestamp, person));
    }

    public MessagingStyle addMessage(Message message) {
      messages.add(message);
      if (messages.size() > MAXIMUM_RETAINED_MESSAGES) messages.remove(0);
      return this;
    }

    public List<Message> getMessages() {
      return messages;
    }

    public MessagingStyle setGroupConversation(boolean isGroupConversation) {
      isGroup = isGroupConversation;
      return this;
    }

    public boolean isGroupConversation() {
      return isGroup;
    }

    @Override
    void fill(Notification.Builder builder) {
      Notification.MessagingStyle style = new Notification.MessagingStyle(user.platform());
      style.setConversationTitle(title).setGroupConversation(isGroup);
      for (Message message : messages) {
        style.addMessage(message.text, message.time, message.person == null ? null : message.person.platform());
      }
      builder.setStyle(style);
    }

    /** A part of it. */
    public static final class Message {
      private final CharSequence text;
      private final long time;
      private final Person person;

      public Message(CharSequence text, long timestamp, Person person) {
        this.text = text;
        time = timestamp;
        this.person = person;
      }

      @Deprecated
      public Message(CharSequence text, long timestamp, CharSequence sender) {
        this(text, timestamp, new Person.Builder().setName(sender).build());
      }

      public CharSequence getText() {
        return text;
      }

      public long getTimestamp() {
        return time;
      }

      @Deprecated
      public CharSequence getSender() {
        return person == null ? null : person.getName();
      }

      public Person getPerson() {
        return person;
      }
    }
  }

  /** For watches: kept nowhere. */
  public static final class WearableExtender implements Extender {
    private final List<Action> actions = new ArrayList<Action>();

    public WearableExtender() {}

    public WearableExtender(Notification notification) {}

    @Override
    public Builder extend(Builder builder) {
      return builder;
    }

    public WearableExtender addAction(Action action) {
      actions.add(action);
      return this;
    }

    public WearableExtender addActions(List<Action> actions) {
      this.actions.addAll(actions);
      return this;
    }

    public List<Action> getActions() {
      return actions;
    }

    public WearableExtender setBackground(Bitmap background) {
      return this;
    }

    public WearableExtender setHintHideIcon(boolean hintHideIcon) {
      return this;
    }
  }
}
