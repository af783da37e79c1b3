package android.app;

import android.media.AudioAttributes;
import android.net.Uri;
import android.os.Parcel;
import android.os.Parcelable;

/** A kind of notifications that the user can turn off. */
public final class NotificationChannel implements Parcelable {
  public static final String DEFAULT_CHANNEL_ID = "miscellaneous";
  public static final String EDIT_SOUND = "sound";
  public static final String EDIT_VIBRATION = "vibration";
  public static final String EDIT_IMPORTANCE = "importance";
  public static final String EDIT_LOCKED_DEVICE = "locked";
  public static final String EDIT_ZEN = "zen";
  public static final String EDIT_CONVERSATION = "conversation";
  public static final String EDIT_LAUNCHER = "launcher";
  public static final Parcelable.Creator<NotificationChannel> CREATOR = new Parcelable.Creator<NotificationChannel>() {
    @Override
    public NotificationChannel createFromParcel(Parcel in) {
      return (NotificationChannel) Carried.read(in);
    }

    @Override
    public NotificationChannel[] newArray(int size) {
      return new NotificationChannel[size];
    }
  };

  private final String id;
  private CharSequence name;
  private int importance;
  private String description;
  private String group;
  private boolean showBadge = true;
  private Uri sound;
  private AudioAttributes audioAttributes = Notification.AUDIO_ATTRIBUTES_DEFAULT;
  private boolean lights;
  private int lightColor;
  private boolean vibrates;
  private long[] vibrationPattern;
  private boolean bypassDnd;
  private int lockscreenVisibility = -1000;
  private boolean bubbles;
  private boolean blockable;
  private String parentId;
  private String conversationId;

  public NotificationChannel(String id, CharSequence name, int importance) {
    this.id = id;
    this.name = name;
    this.importance = importance;
  }

  public void setBlockable(boolean blockable) {
    this.blockable = blockable;
  }

  public void setName(CharSequence name) {
    this.name = name;
  }

  public void setDescription(String description) {
    this.description = description;
  }

  public void setGroup(String groupId) {
    group = groupId;
  }

  public void setShowBadge(boolean showBadge) {
    this.showBadge = showBadge;
  }

  public void setSound(Uri sound, AudioAttributes audioAttributes) {
    this.sound = sound;
    this.audioAttributes = audioAttributes;
  }

  public void enableLights(boolean lights) {
    this.lights = lights;
  }

  public void setLightColor(int argb) {
    lightColor = argb;
  }

  public void enableVibration(boolean vibration) {
    vibrates = vibration;
  }

  public void setVibrationPattern(long[] vibrationPattern) {
    vibrates = vibrationPattern != null && vibrationPattern.length > 0;
    this.vibrationPattern = vibrationPattern;
  }

  public void setImportance(int importance) {
    this.importance = importance;
  }

  public void setBypassDnd(boolean bypassDnd) {
    this.bypassDnd = bypassDnd;
  }

  public void setLockscreenVisibility(int lockscreenVisibility) {
    this.lockscreenVisibility = lockscreenVisibility;
  }

  public void setAllowBubbles(boolean allowBubbles) {
    bubbles = allowBubbles;
  }

  public void setConversationId(String parentChannelId, String conversationId) {
    parentId = parentChannelId;
    this.conversationId = conversationId;
  }

  public String getId() {
    return id;
  }

  public CharSequence getName() {
    return name;
  }

  public String getDescription() {
    return description;
  }

  public int getImportance() {
    return importance;
  }

  public boolean canBypassDnd() {
    return bypassDnd;
  }

  public boolean isConversation() {
    return conversationId != null;
  }

  public boolean isImportantConversation() {
    return false;
  }

  public Uri getSound() {
    return sound;
  }

  public AudioAttributes getAudioAttributes() {
    return audioAttributes;
  }

  public boolean shouldShowLights() {
    return lights;
  }

  public int getLightColor() {
    return lightColor;
  }

  public boolean shouldVibrate() {
    return vibrates;
  }

  public long[] getVibrationPattern() {
    return vibrationPattern;
  }

  public int getLockscreenVisibility() {
    return lockscreenVisibility;
  }

  public boolean canShowBadge() {
    return showBadge;
  }

  public String getGroup() {
    return group;
  }

  public boolean canBubble() {
    return bubbles;
  }

  public String getParentChannelId() {
    return parentId;
  }

  public String getConversationId() {
    return conversationId;
  }

  public boolean isBlockable() {
    return blockable;
  }

  public boolean isDemoted() {
    return false;
  }

  public boolean hasUserSetImportance() {
    return false;
  }

  public boolean hasUserSetSound() {
    return false;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    Carried.write(dest, this);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof NotificationChannel && id.equals(((NotificationChannel) o).id);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }

  @Override
  public String toString() {
    return "NotificationChannel{mId='" + id + "', mName=" + name + ", mImportance=" + importance + "}";
  }
}
