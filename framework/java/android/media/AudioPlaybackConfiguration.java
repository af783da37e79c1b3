package android.media;

import android.os.Parcel;
import android.os.Parcelable;

/** A sound that is played. */
public final class AudioPlaybackConfiguration implements Parcelable {
  public static final Parcelable.Creator<AudioPlaybackConfiguration> CREATOR =
      new Parcelable.Creator<AudioPlaybackConfiguration>() {
    @Override
    public AudioPlaybackConfiguration createFromParcel(Parcel source) {
      AudioPlaybackConfiguration value = new AudioPlaybackConfiguration();
      return value;
    }

    @Override
    public AudioPlaybackConfiguration[] newArray(int size) {
      return new AudioPlaybackConfiguration[size];
    }
  };

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {}

  AudioPlaybackConfiguration() {}
}
