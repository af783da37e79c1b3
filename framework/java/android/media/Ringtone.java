package android.media;

import android.content.Context;
import android.net.Uri;

/** A sound that calls the user. */
public class Ringtone {
  private final Uri uri;
  private boolean playing;
  private boolean looping;
  private int streamType = AudioManager.STREAM_RING;
  private float volume = 1;

  Ringtone(Uri uri) {
    this.uri = uri;
  }

  public int getStreamType() {
    return streamType;
  }

  public void setStreamType(int streamType) {
    this.streamType = streamType;
  }

  public boolean isLooping() {
    return looping;
  }

  public void setLooping(boolean looping) {
    this.looping = looping;
  }

  public float getVolume() {
    return volume;
  }

  public void setVolume(float volume) {
    this.volume = volume;
  }

  public AudioAttributes getAudioAttributes() {
    return new AudioAttributes.Builder().setLegacyStreamType(streamType).build();
  }

  public void setAudioAttributes(AudioAttributes attributes) {
    if (attributes == null) throw new IllegalArgumentException("Invalid null AudioAttributes for Ringtone");
  }

  public String getTitle(Context context) {
    return uri == null ? "None" : uri.getLastPathSegment();
  }

  public void play() {
    playing = true;
  }

  public void stop() {
    playing = false;
  }

  public boolean isPlaying() {
    return playing;
  }

  @Override
  protected void finalize() {}
}
