package android.app;

import android.content.Context;
import android.content.LocusId;
import android.graphics.Bitmap;
import android.graphics.drawable.Icon;
import android.media.AudioAttributes;
import android.media.session.MediaSession;
import android.net.Uri;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import android.widget.RemoteViews;
import java.util.ArrayList;
import java.util.List;

/** What is shown in the status bar. State only: the intents in it are sent by whoever plays the user. */
public class Notification implements Parcelable, NotificationConstants {
  public static final AudioAttributes AUDIO_ATTRIBUTES_DEFAULT =
      new AudioAttributes.Builder().setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
          .setUsage(AudioAttributes.USAGE_NOTIFICATION).build();
  public static final Parcelable.Creator<Notification> CREATOR = new Parcelable.Creator<Notification>() {
    @Override
    public Notification createFromParcel(Parcel in) {
      return (Notification) Carried.read(in);
    }

    @Override
    public Notification[] newArray(int size) {
      return new Notification[size];
    }
  };

  public long when;
  public int icon;
  public int iconLevel;
  public int number;
  public PendingIntent contentIntent;
  public PendingIntent deleteIntent;
  public PendingIntent fullScreenIntent;
  public CharSequence tickerText;
  @Deprecated public RemoteViews tickerView;
  @Deprecated public RemoteViews contentView;
  @Deprecated public RemoteViews bigContentView;
  @Deprecated public RemoteViews headsUpContentView;
  @Deprecated public Bitmap largeIcon;
  @Deprecated public Uri sound;
  @Deprecated public int audioStreamType = STREAM_DEFAULT;
  @Deprecated public AudioAttributes audioAttributes = AUDIO_ATTRIBUTES_DEFAULT;
  @Deprecated public long[] vibrate;
  @Deprecated public int ledARGB;
  @Deprecated public int ledOnMS;
  @Deprecated public int ledOffMS;
  @Deprecated public int defaults;
  public int flags;
  @Deprecated public int priority;
  public int color = COLOR_DEFAULT;
  public int visibility;
  public String category;
  public Bundle extras = new Bundle();
  public Action[] actions;
  public Notification publicVersion;
  private String group;
  private String sortKey;
  private String channelId;
  private long timeoutAfter;
  private int badgeIcon;
  private String shortcutId;
  private LocusId locusId;
  private CharSequence settingsText;
  private int groupAlert;
  private boolean systemActions = true;
  private Icon smallIcon;
  private Icon largeIconValue;

  public Notification() {
    when = System.currentTimeMillis();
  }

  @Deprecated
  public Notification(int icon, CharSequence tickerText, long when) {
    this.icon = icon;
    this.tickerText = tickerText;
    this.when = when;
  }

  public Notification(Parcel parcel) {
    copy((Notification) Carried.read(parcel));
  }

  private void copy(Notification other) {
    when = other.when;
    icon = other.icon;
    iconLevel = other.iconLevel;
    number = other.number;
    contentIntent = other.contentIntent;
    deleteIntent = other.deleteIntent;
    fullScreenIntent = other.fullScreenIntent;
    tickerText = other.tickerText;
    contentView = other.contentView;
    bigContentView = other.bigContentView;
    headsUpContentView = other.headsUpContentView;
    largeIcon = other.largeIcon;
    sound = other.sound;
    audioStreamType = other.audioStreamType;
    audioAttributes = other.audioAttributes;
    vibrate = other.vibrate;
    ledARGB = other.ledARGB;
    ledOnMS = other.ledOnMS;
    ledOffMS = other.ledOffMS;
    defaults = other.defaults;
    flags = other.flags;
    priority = other.priority;
    color = other.color;
    visibility = other.visibility;
    category = other.category;
    extras = new Bundle(other.extras);
    actions = other.actions;
    publicVersion = other.publicVersion;
    group = other.group;
    sortKey = other.sortKey;
    channelId = other.channelId;
    timeoutAfter = other.timeoutAfter;
    badgeIcon = other.badgeIcon;
    shortcutId = other.shortcutId;
    locusId = other.locusId;
    settingsText = other.settingsText;
    groupAlert = other.groupAlert;
    systemActions = other.systemActions;
    smallIcon = other.smallIcon;
    largeIconValue = other.largeIconValue;
  }

  @Override
  public Notification clone() {
    Notification other = new Notification();
    other.copy(this);
    return other;
  }

  /** Until Android 5.1. */
  @Deprecated
  @antecede.Unlisted
  public void setLatestEventInfo(Context context, CharSequence contentTitle, CharSequence contentText,
  PendingIntent contentIntent) {
    extras.putCharSequence(EXTRA_TITLE, contentTitle);
    extras.putCharSequence(EXTRA_TEXT, contentText);
    this.contentIntent = contentIntent;
  }

  public String getGroup() {
    return group;
  }

  public String getSortKey() {
    return sortKey;
  }

  public String getChannelId() {
    return channelId;
  }

  public long getTimeoutAfter() {
    return timeoutAfter;
  }

  public int getBadgeIconType() {
    return badgeIcon;
  }

  public String getShortcutId() {
    return shortcutId;
  }

  public LocusId getLocusId() {
    return locusId;
  }

  public CharSequence getSettingsText() {
    return settingsText;
  }

  public int getGroupAlertBehavior() {
    return groupAlert;
  }

  public boolean getAllowSystemGeneratedContextualActions() {
    return systemActions;
  }

  public Icon getSmallIcon() {
    return smallIcon;
  }

  public Icon getLargeIcon() {
    return largeIconValue;
  }

  public List<Action> getContextualActions() {
    List<Action> found = new ArrayList<Action>();
    for (int i = 0; actions != null && i < actions.length; i++) {
      if (actions[i].isContextual()) found.add(actions[i]);
    }
    return found;
  }

  public boolean hasImage() {
    return extras.containsKey(EXTRA_PICTURE) || extras.containsKey(EXTRA_PICTURE_ICON);
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {
    Carried.write(parcel, this);
  }

  @Override
  public String toString() {
    return "Notification(channel=" + channelId + " flags=0x" + Integer.toHexString(flags) + ")";
  }

  /** Adds to a notification. */
  public interface Extender {
    Builder extend(Builder builder);
  }

  /** A button of a notification. */
  public static class Action implements Parcelable {
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
    public static final Parcelable.Creator<Action> CREATOR = new Parcelable.Creator<Action>() {
      @Override
      public Action createFromParcel(Parcel in) {
        return (Action) Carried.read(in);
      }

      @Override
      public Action[] newArray(int size) {
        return new Action[size];
      }
    };

    @Deprecated public int icon;
    public CharSequence title;
    public PendingIntent actionIntent;
    private Icon iconValue;
    private Bundle extras = new Bundle();
    private RemoteInput[] inputs;
    private boolean replies = true;
    private int semantic;
    private boolean contextual;
    private boolean authentication;

    @Deprecated
    public Action(int icon, CharSequence title, PendingIntent intent) {
      this.icon = icon;
      this.title = title;
      actionIntent = intent;
    }

    public Icon getIcon() {
      return iconValue;
    }

    public Bundle getExtras() {
      return extras;
    }

    public boolean getAllowGeneratedReplies() {
      return replies;
    }

    public RemoteInput[] getRemoteInputs() {
      return inputs;
    }

    public int getSemanticAction() {
      return semantic;
    }

    public boolean isContextual() {
      return contextual;
    }

    public RemoteInput[] getDataOnlyRemoteInputs() {
      return null;
    }

    public boolean isAuthenticationRequired() {
      return authentication;
    }

    @Override
    public Action clone() {
      return new Builder(this).build();
    }

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel out, int flags) {
      Carried.write(out, this);
    }

    /** Adds to an action. */
    public interface Extender {
      Builder extend(Builder builder);
    }

    /** Collects what an action is. */
    public static final class Builder {
      private final Action made;

      @Deprecated
      public Builder(int icon, CharSequence title, PendingIntent intent) {
        made = new Action(icon, title, intent);
      }

      public Builder(Icon icon, CharSequence title, PendingIntent intent) {
        made = new Action(0, title, intent);
        made.iconValue = icon;
      }

      public Builder(Action action) {
        made = new Action(action.icon, action.title, action.actionIntent);
        made.iconValue = action.iconValue;
        made.extras = new Bundle(action.extras);
        made.inputs = action.inputs;
        made.replies = action.replies;
        made.semantic = action.semantic;
        made.contextual = action.contextual;
        made.authentication = action.authentication;
      }

      public Builder addExtras(Bundle extras) {
        if (extras != null) made.extras.putAll(extras);
        return this;
      }

      public Bundle getExtras() {
        return made.extras;
      }

      public Builder addRemoteInput(RemoteInput remoteInput) {
        int count = made.inputs == null ? 0 : made.inputs.length;
        RemoteInput[] more = new RemoteInput[count + 1];
        for (int i = 0; i < count; i++) more[i] = made.inputs[i];
        more[count] = remoteInput;
        made.inputs = more;
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
        made.contextual = isContextual;
        return this;
      }

      public Builder setAuthenticationRequired(boolean authenticationRequired) {
        made.authentication = authenticationRequired;
        return this;
      }

      public Builder extend(Extender extender) {
        return extender.extend(this);
      }

      public Action build() {
        return made;
      }
    }
  }

  /** Collects what a notification is. */
  public static class Builder {
    private final Context context;
    private final Notification made = new Notification();
    private Style style;

    @Deprecated
    public Builder(Context context) {
      this(context, null);
    }

    public Builder(Context context, String channelId) {
      this.context = context;
      made.channelId = channelId;
    }

    public static Builder recoverBuilder(Context context, Notification n) {
      Builder builder = new Builder(context, n.channelId);
      builder.made.copy(n);
      return builder;
    }

    public Builder setShortcutId(String shortcutId) {
      made.shortcutId = shortcutId;
      return this;
    }

    public Builder setLocusId(LocusId locusId) {
      made.locusId = locusId;
      return this;
    }

    public Builder setBadgeIconType(int icon) {
      made.badgeIcon = icon;
      return this;
    }

    public Builder setGroupAlertBehavior(int groupAlertBehavior) {
      made.groupAlert = groupAlertBehavior;
      return this;
    }

    public Builder setChannelId(String channelId) {
      made.channelId = channelId;
      return this;
    }

    public Builder setTimeoutAfter(long durationMs) {
      made.timeoutAfter = durationMs;
      return this;
    }

    public Builder setWhen(long when) {
      made.when = when;
      return this;
    }

    public Builder setShowWhen(boolean show) {
      made.extras.putBoolean(EXTRA_SHOW_WHEN, show);
      return this;
    }

    public Builder setUsesChronometer(boolean b) {
      made.extras.putBoolean(EXTRA_SHOW_CHRONOMETER, b);
      return this;
    }

    public Builder setChronometerCountDown(boolean countDown) {
      made.extras.putBoolean(EXTRA_CHRONOMETER_COUNT_DOWN, countDown);
      return this;
    }

    public Builder setSmallIcon(int icon) {
      made.icon = icon;
      return this;
    }

    public Builder setSmallIcon(int icon, int level) {
      made.iconLevel = level;
      return setSmallIcon(icon);
    }

    public Builder setSmallIcon(Icon icon) {
      made.smallIcon = icon;
      return this;
    }

    public Builder setContentTitle(CharSequence title) {
      made.extras.putCharSequence(EXTRA_TITLE, title);
      return this;
    }

    public Builder setContentText(CharSequence text) {
      made.extras.putCharSequence(EXTRA_TEXT, text);
      return this;
    }

    public Builder setSubText(CharSequence text) {
      made.extras.putCharSequence(EXTRA_SUB_TEXT, text);
      return this;
    }

    public Builder setSettingsText(CharSequence text) {
      made.settingsText = text;
      return this;
    }

    public Builder setRemoteInputHistory(CharSequence[] text) {
      made.extras.putCharSequenceArray(EXTRA_REMOTE_INPUT_HISTORY, text);
      return this;
    }

    public Builder setNumber(int number) {
      made.number = number;
      return this;
    }

    @Deprecated
    public Builder setContentInfo(CharSequence info) {
      made.extras.putCharSequence(EXTRA_INFO_TEXT, info);
      return this;
    }

    public Builder setProgress(int max, int progress, boolean indeterminate) {
      made.extras.putInt(EXTRA_PROGRESS, progress);
      made.extras.putInt(EXTRA_PROGRESS_MAX, max);
      made.extras.putBoolean(EXTRA_PROGRESS_INDETERMINATE, indeterminate);
      return this;
    }

    @Deprecated
    public Builder setContent(RemoteViews views) {
      return setCustomContentView(views);
    }

    public Builder setCustomContentView(RemoteViews contentView) {
      made.contentView = contentView;
      return this;
    }

    public Builder setCustomBigContentView(RemoteViews contentView) {
      made.bigContentView = contentView;
      return this;
    }

    public Builder setCustomHeadsUpContentView(RemoteViews contentView) {
      made.headsUpContentView = contentView;
      return this;
    }

    public Builder setContentIntent(PendingIntent intent) {
      made.contentIntent = intent;
      return this;
    }

    public Builder setDeleteIntent(PendingIntent intent) {
      made.deleteIntent = intent;
      return this;
    }

    public Builder setFullScreenIntent(PendingIntent intent, boolean highPriority) {
      made.fullScreenIntent = intent;
      return setFlag(FLAG_HIGH_PRIORITY, highPriority);
    }

    public Builder setTicker(CharSequence tickerText) {
      made.tickerText = tickerText;
      return this;
    }

    @Deprecated
    public Builder setTicker(CharSequence tickerText, RemoteViews views) {
      return setTicker(tickerText);
    }

    public Builder setLargeIcon(Bitmap b) {
      made.largeIcon = b;
      return this;
    }

    public Builder setLargeIcon(Icon icon) {
      made.largeIconValue = icon;
      return this;
    }

    @Deprecated
    public Builder setSound(Uri sound) {
      made.sound = sound;
      made.audioAttributes = AUDIO_ATTRIBUTES_DEFAULT;
      return this;
    }

    @Deprecated
    public Builder setSound(Uri sound, int streamType) {
      made.sound = sound;
      made.audioStreamType = streamType;
      return this;
    }

    @Deprecated
    public Builder setSound(Uri sound, AudioAttributes audioAttributes) {
      made.sound = sound;
      made.audioAttributes = audioAttributes;
      return this;
    }

    @Deprecated
    public Builder setVibrate(long[] pattern) {
      made.vibrate = pattern;
      return this;
    }

    @Deprecated
    public Builder setLights(int argb, int onMs, int offMs) {
      made.ledARGB = argb;
      made.ledOnMS = onMs;
      made.ledOffMS = offMs;
      return setFlag(FLAG_SHOW_LIGHTS, onMs != 0 || offMs != 0);
    }

    public Builder setOngoing(boolean ongoing) {
      return setFlag(FLAG_ONGOING_EVENT, ongoing);
    }

    public Builder setColorized(boolean colorize) {
      made.extras.putBoolean(EXTRA_COLORIZED, colorize);
      return this;
    }

    public Builder setOnlyAlertOnce(boolean onlyAlertOnce) {
      return setFlag(FLAG_ONLY_ALERT_ONCE, onlyAlertOnce);
    }

    public Builder setForegroundServiceBehavior(int behavior) {
      return this;
    }

    public Builder setAutoCancel(boolean autoCancel) {
      return setFlag(FLAG_AUTO_CANCEL, autoCancel);
    }

    public Builder setLocalOnly(boolean localOnly) {
      return setFlag(FLAG_LOCAL_ONLY, localOnly);
    }

    @Deprecated
    public Builder setDefaults(int defaults) {
      made.defaults = defaults;
      return this;
    }

    @Deprecated
    public Builder setPriority(int pri) {
      made.priority = pri;
      return this;
    }

    public Builder setCategory(String category) {
      made.category = category;
      return this;
    }

    @Deprecated
    public Builder addPerson(String uri) {
      return this;
    }

    public Builder addPerson(Person person) {
      return this;
    }

    public Builder setGroup(String groupKey) {
      made.group = groupKey;
      return this;
    }

    public Builder setGroupSummary(boolean isGroupSummary) {
      return setFlag(FLAG_GROUP_SUMMARY, isGroupSummary);
    }

    public Builder setSortKey(String sortKey) {
      made.sortKey = sortKey;
      return this;
    }

    public Builder addExtras(Bundle extras) {
      if (extras != null) made.extras.putAll(extras);
      return this;
    }

    public Builder setExtras(Bundle extras) {
      return addExtras(extras);
    }

    public Bundle getExtras() {
      return made.extras;
    }

    @Deprecated
    public Builder addAction(int icon, CharSequence title, PendingIntent intent) {
      return addAction(new Action(icon, title, intent));
    }

    public Builder addAction(Action action) {
      int count = made.actions == null ? 0 : made.actions.length;
      Action[] more = new Action[count + 1];
      for (int i = 0; i < count; i++) more[i] = made.actions[i];
      more[count] = action;
      made.actions = more;
      return this;
    }

    public Builder setActions(Action... actions) {
      made.actions = actions;
      return this;
    }

    public Builder setStyle(Style style) {
      this.style = style;
      if (style != null) style.mBuilder = this;
      return this;
    }

    public Style getStyle() {
      return style;
    }

    public Builder setVisibility(int visibility) {
      made.visibility = visibility;
      return this;
    }

    public Builder setPublicVersion(Notification n) {
      made.publicVersion = n;
      return this;
    }

    public Builder setFlag(int mask, boolean value) {
      made.flags = value ? made.flags | mask : made.flags & ~mask;
      return this;
    }

    public Builder setColor(int argb) {
      made.color = argb;
      return this;
    }

    public Builder setAllowSystemGeneratedContextualActions(boolean allowed) {
      made.systemActions = allowed;
      return this;
    }

    public RemoteViews createContentView() {
      return made.contentView;
    }

    public RemoteViews createBigContentView() {
      return made.bigContentView;
    }

    public RemoteViews createHeadsUpContentView() {
      return made.headsUpContentView;
    }

    public Builder extend(Extender extender) {
      return extender.extend(this);
    }

    @Deprecated
    public Notification getNotification() {
      return build();
    }

    public Notification build() {
      if (style != null) style.fill(made.extras);
      return made.clone();
    }
  }

  /** How a notification looks when it is large. */
  public abstract static class Style {
    protected Notification.Builder mBuilder;
    private CharSequence bigTitle;
    private CharSequence summary;

    public void setBuilder(Notification.Builder builder) {
      if (mBuilder == builder) return;
      mBuilder = builder;
      if (builder != null) builder.setStyle(this);
    }

    protected void internalSetBigContentTitle(CharSequence title) {
      bigTitle = title;
    }

    protected void internalSetSummaryText(CharSequence cs) {
      summary = cs;
    }

    protected void checkBuilder() {
      if (mBuilder == null) throw new IllegalArgumentException("Style requires a valid Builder object");
    }

    void fill(Bundle extras) {
      extras.putString(Notification.EXTRA_TEMPLATE, getClass().getName());
      if (bigTitle != null) extras.putCharSequence(Notification.EXTRA_TITLE_BIG, bigTitle);
      if (summary != null) extras.putCharSequence(Notification.EXTRA_SUMMARY_TEXT, summary);
    }

    public Notification build() {
      checkBuilder();
      return mBuilder.build();
    }
  }

  /** With a picture. */
  public static class BigPictureStyle extends Style {
    private Bitmap picture;
    private Icon pictureIcon;

    public BigPictureStyle() {}

    @Deprecated
    public BigPictureStyle(Notification.Builder builder) {
      setBuilder(builder);
    }

    public BigPictureStyle setBigContentTitle(CharSequence title) {
      internalSetBigContentTitle(title);
      return this;
    }

    public BigPictureStyle setSummaryText(CharSequence cs) {
      internalSetSummaryText(cs);
      return this;
    }

    public BigPictureStyle setContentDescription(CharSequence contentDescription) {
      return this;
    }

    public BigPictureStyle bigPicture(Bitmap b) {
      picture = b;
      return this;
    }

    public BigPictureStyle bigPicture(Icon icon) {
      pictureIcon = icon;
      return this;
    }

    public BigPictureStyle showBigPictureWhenCollapsed(boolean show) {
      return this;
    }

    public BigPictureStyle bigLargeIcon(Bitmap b) {
      return this;
    }

    public BigPictureStyle bigLargeIcon(Icon icon) {
      return this;
    }

    @Override
    void fill(Bundle extras) {
      super.fill(extras);
      extras.putParcelable(Notification.EXTRA_PICTURE, picture);
      extras.putParcelable(Notification.EXTRA_PICTURE_ICON, pictureIcon);
    }
  }

  /** With a long text. */
  public static class BigTextStyle extends Style {
    private CharSequence text;

    public BigTextStyle() {}

    @Deprecated
    public BigTextStyle(Notification.Builder builder) {
      setBuilder(builder);
    }

    public BigTextStyle setBigContentTitle(CharSequence title) {
      internalSetBigContentTitle(title);
      return this;
    }

    public BigTextStyle setSummaryText(CharSequence cs) {
      internalSetSummaryText(cs);
      return this;
    }

    public BigTextStyle bigText(CharSequence cs) {
      text = cs;
      return this;
    }

    @Override
    void fill(Bundle extras) {
      super.fill(extras);
      extras.putCharSequence(Notification.EXTRA_BIG_TEXT, text);
    }
  }

  /** With lines. */
  public static class InboxStyle extends Style {
    private final ArrayList<CharSequence> lines = new ArrayList<CharSequence>();

    public InboxStyle() {}

    @Deprecated
    public InboxStyle(Notification.Builder builder) {
      setBuilder(builder);
    }

    public InboxStyle setBigContentTitle(CharSequence title) {
      internalSetBigContentTitle(title);
      return this;
    }

    public InboxStyle setSummaryText(CharSequence cs) {
      internalSetSummaryText(cs);
      return this;
    }

    public InboxStyle addLine(CharSequence cs) {
      lines.add(cs);
      return this;
    }

    @Override
    void fill(Bundle extras) {
      super.fill(extras);
      extras.putCharSequenceArray(Notification.EXTRA_TEXT_LINES, lines.toArray(new CharSequence[lines.size()]));
    }
  }

  /** With the controls of a player. */
  public static class MediaStyle extends Style {
    private int[] compact;
    private MediaSession.Token token;

    public MediaStyle() {}

    @Deprecated
    public MediaStyle(Notification.Builder builder) {
      setBuilder(builder);
    }

    public MediaStyle setShowActionsInCompactView(int... actions) {
      compact = actions;
      return this;
    }

    public MediaStyle setMediaSession(MediaSession.Token token) {
      this.token = token;
      return this;
    }

    @Override
    void fill(Bundle extras) {
      super.fill(extras);
      if (compact != null) extras.putIntArray(Notification.EXTRA_COMPACT_ACTIONS, compact);
      if (token != null) extras.putParcelable(Notification.EXTRA_MEDIA_SESSION, token);
    }
  }

  /** Around a view of the app's own. */
  public static class DecoratedCustomViewStyle extends Style {}

  /** Around a player's view of the app's own. */
  public static class DecoratedMediaCustomViewStyle extends MediaStyle {}

  /** As a conversation. */
  public static class MessagingStyle extends Style {
    public static final int MAXIMUM_RETAINED_MESSAGES = 25;

    private final Person user;
    private CharSequence title;
    private boolean isGroup;
    private final List<Message> messages = new ArrayList<Message>();
    private final List<Message> historic = new ArrayList<Message>();

    @Deprecated
    public MessagingStyle(CharSequence userDisplayName) {
      this(new Person.Builder().setName(userDisplayName).build());
    }

    public MessagingStyle(Person user) {
      this.user = user;
    }

    public Person getUser() {
      return user;
    }

    @Deprecated
    public CharSequence getUserDisplayName() {
      return user.getName();
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

    public MessagingStyle addMessage(CharSequence text, long timestamp, Person sender) {
      return addMessage(new Message(text, timestamp, sender));
    }

    public MessagingStyle addMessage(Message message) {
      messages.add(message);
      if (messages.size() > MAXIMUM_RETAINED_MESSAGES) messages.remove(0);
      return this;
    }

    public MessagingStyle addHistoricMessage(Message message) {
      historic.add(message);
      return this;
    }

    public List<Message> getMessages() {
      return messages;
    }

    public List<Message> getHistoricMessages() {
      return historic;
    }

    public MessagingStyle setGroupConversation(boolean isGroupConversation) {
      isGroup = isGroupConversation;
      return this;
    }

    public boolean isGroupConversation() {
      return isGroup;
    }

    @Override
    void fill(Bundle extras) {
      super.fill(extras);
      extras.putCharSequence(Notification.EXTRA_CONVERSATION_TITLE, title);
      extras.putParcelable(Notification.EXTRA_MESSAGING_PERSON, user);
      extras.putBoolean(Notification.EXTRA_IS_GROUP_CONVERSATION, isGroup);
      Parcelable[] all = new Parcelable[messages.size()];
      for (int i = 0; i < all.length; i++) all[i] = messages.get(i).bundle();
      extras.putParcelableArray(Notification.EXTRA_MESSAGES, all);
    }

    /** A part of it. */
    public static final class Message {
      private final CharSequence text;
      private final long time;
      private final Person sender;
      private final Bundle extras = new Bundle();
      private String dataType;
      private Uri dataUri;

      @Deprecated
      public Message(CharSequence text, long timestamp, CharSequence sender) {
        this(text, timestamp, sender == null ? null : new Person.Builder().setName(sender).build());
      }

      public Message(CharSequence text, long timestamp, Person sender) {
        this.text = text;
        time = timestamp;
        this.sender = sender;
      }

      public Message setData(String dataMimeType, Uri dataUri) {
        dataType = dataMimeType;
        this.dataUri = dataUri;
        return this;
      }

      public CharSequence getText() {
        return text;
      }

      public long getTimestamp() {
        return time;
      }

      public Bundle getExtras() {
        return extras;
      }

      @Deprecated
      public CharSequence getSender() {
        return sender == null ? null : sender.getName();
      }

      public Person getSenderPerson() {
        return sender;
      }

      public String getDataMimeType() {
        return dataType;
      }

      public Uri getDataUri() {
        return dataUri;
      }

      Bundle bundle() {
        Bundle bundle = new Bundle();
        bundle.putCharSequence("text", text);
        bundle.putLong("time", time);
        bundle.putCharSequence("sender", getSender());
        return bundle;
      }
    }
  }
}
