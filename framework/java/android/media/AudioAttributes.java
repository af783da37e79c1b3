package android.media;

import android.os.Parcel;
import android.os.Parcelable;

/** What a sound is for. */
public final class AudioAttributes implements Parcelable {
  public static final int ALLOW_CAPTURE_BY_ALL = 1;
  public static final int ALLOW_CAPTURE_BY_NONE = 3;
  public static final int ALLOW_CAPTURE_BY_SYSTEM = 2;
  public static final int CONTENT_TYPE_MOVIE = 3;
  public static final int CONTENT_TYPE_MUSIC = 2;
  public static final int CONTENT_TYPE_SONIFICATION = 4;
  public static final int CONTENT_TYPE_SPEECH = 1;
  public static final int CONTENT_TYPE_UNKNOWN = 0;
  public static final int FLAG_AUDIBILITY_ENFORCED = 1;
  public static final int FLAG_HW_AV_SYNC = 16;
  public static final int FLAG_LOW_LATENCY = 256;
  public static final int SPATIALIZATION_BEHAVIOR_AUTO = 0;
  public static final int SPATIALIZATION_BEHAVIOR_NEVER = 1;
  public static final int USAGE_ALARM = 4;
  public static final int USAGE_ASSISTANCE_ACCESSIBILITY = 11;
  public static final int USAGE_ASSISTANCE_NAVIGATION_GUIDANCE = 12;
  public static final int USAGE_ASSISTANCE_SONIFICATION = 13;
  public static final int USAGE_ASSISTANT = 16;
  public static final int USAGE_GAME = 14;
  public static final int USAGE_MEDIA = 1;
  public static final int USAGE_NOTIFICATION = 5;
  public static final int USAGE_NOTIFICATION_COMMUNICATION_DELAYED = 9;
  public static final int USAGE_NOTIFICATION_COMMUNICATION_INSTANT = 8;
  public static final int USAGE_NOTIFICATION_COMMUNICATION_REQUEST = 7;
  public static final int USAGE_NOTIFICATION_EVENT = 10;
  public static final int USAGE_NOTIFICATION_RINGTONE = 6;
  public static final int USAGE_UNKNOWN = 0;
  public static final int USAGE_VOICE_COMMUNICATION = 2;
  public static final int USAGE_VOICE_COMMUNICATION_SIGNALLING = 3;

  private final int usage;
  private final int content;
  private final int flags;

  public static final Parcelable.Creator<AudioAttributes> CREATOR = new Parcelable.Creator<AudioAttributes>() {
    @Override
    public AudioAttributes createFromParcel(Parcel p) {
      return new AudioAttributes(p.readInt(), p.readInt(), p.readInt());
    }

    @Override
    public AudioAttributes[] newArray(int size) {
      return new AudioAttributes[size];
    }
  };

  private AudioAttributes(int usage, int content, int flags) {
    this.usage = usage;
    this.content = content;
    this.flags = flags;
  }

  /** Collects it. */
  public static class Builder {
    private int usage;
    private int content;
    private int flags;

    public Builder() {}

    public Builder(AudioAttributes aa) {
      usage = aa.usage;
      content = aa.content;
      flags = aa.flags;
    }

    public AudioAttributes build() {
      return new AudioAttributes(usage, content, flags);
    }

    public Builder setUsage(int usage) {
      this.usage = usage;
      return this;
    }

    public Builder setContentType(int contentType) {
      content = contentType;
      return this;
    }

    public Builder setFlags(int flags) {
      this.flags |= flags;
      return this;
    }

    public Builder setLegacyStreamType(int streamType) {
      int[] usages = {USAGE_VOICE_COMMUNICATION, USAGE_ASSISTANCE_SONIFICATION, USAGE_NOTIFICATION_RINGTONE, USAGE_MEDIA,
          USAGE_ALARM, USAGE_NOTIFICATION};
      usage = streamType >= 0 && streamType < usages.length ? usages[streamType] : USAGE_UNKNOWN;
      return this;
    }

    public Builder setAllowedCapturePolicy(int capturePolicy) {
      return this;
    }

    public Builder setHapticChannelsMuted(boolean muted) {
      return this;
    }
  }

  public int getContentType() {
    return content;
  }

  public int getUsage() {
    return usage;
  }

  public int getFlags() {
    return flags;
  }

  public int getVolumeControlStream() {
    switch (usage) {
      case USAGE_ALARM:
        return AudioManager.STREAM_ALARM;
      case USAGE_NOTIFICATION:
        return AudioManager.STREAM_NOTIFICATION;
      case USAGE_NOTIFICATION_RINGTONE:
        return AudioManager.STREAM_RING;
      case USAGE_VOICE_COMMUNICATION:
        return AudioManager.STREAM_VOICE_CALL;
      default:
        return AudioManager.STREAM_MUSIC;
    }
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(usage);
    dest.writeInt(content);
    dest.writeInt(this.flags);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof AudioAttributes && ((AudioAttributes) o).usage == usage && ((AudioAttributes) o).content == content
        && ((AudioAttributes) o).flags == flags;
  }

  @Override
  public int hashCode() {
    return usage * 31 + content;
  }

  @Override
  public String toString() {
    return "AudioAttributes: usage=" + usage + " content=" + content + " flags=" + flags;
  }
}
