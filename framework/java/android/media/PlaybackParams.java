package android.media;

import android.os.Parcel;
import android.os.Parcelable;

/** How fast something is played. */
public final class PlaybackParams implements Parcelable {
  public static final int AUDIO_FALLBACK_MODE_DEFAULT = 0;
  public static final int AUDIO_FALLBACK_MODE_FAIL = 2;
  public static final int AUDIO_FALLBACK_MODE_MUTE = 1;

  private int audioFallbackMode;
  private float pitch;
  private float speed;

  public int getAudioFallbackMode() {
    return audioFallbackMode;
  }

  public PlaybackParams setAudioFallbackMode(int audioFallbackMode) {
    this.audioFallbackMode = audioFallbackMode;
    return this;
  }

  public float getPitch() {
    return pitch;
  }

  public PlaybackParams setPitch(float pitch) {
    this.pitch = pitch;
    return this;
  }

  public float getSpeed() {
    return speed;
  }

  public PlaybackParams setSpeed(float speed) {
    this.speed = speed;
    return this;
  }

  public PlaybackParams() {}

  public static final Parcelable.Creator<PlaybackParams> CREATOR = new Parcelable.Creator<PlaybackParams>() {
    @Override
    public PlaybackParams createFromParcel(Parcel source) {
      PlaybackParams value = new PlaybackParams();
      value.audioFallbackMode = source.readInt();
      value.pitch = source.readFloat();
      value.speed = source.readFloat();
      return value;
    }

    @Override
    public PlaybackParams[] newArray(int size) {
      return new PlaybackParams[size];
    }
  };

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(audioFallbackMode);
    dest.writeFloat(pitch);
    dest.writeFloat(speed);
  }
}
