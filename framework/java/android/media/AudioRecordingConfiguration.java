package android.media;

import android.os.Parcel;
import android.os.Parcelable;

/** A recording that goes on. */
public final class AudioRecordingConfiguration implements Parcelable {
  public static final Parcelable.Creator<AudioRecordingConfiguration> CREATOR =
      new Parcelable.Creator<AudioRecordingConfiguration>() {
    @Override
    public AudioRecordingConfiguration createFromParcel(Parcel source) {
      AudioRecordingConfiguration value = new AudioRecordingConfiguration();
      return value;
    }

    @Override
    public AudioRecordingConfiguration[] newArray(int size) {
      return new AudioRecordingConfiguration[size];
    }
  };

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {}

  AudioRecordingConfiguration() {}
}
