package android.media;

import android.media.projection.MediaProjection;

/** Which sounds are recorded. */
public final class AudioPlaybackCaptureConfiguration {
  private MediaProjection projection;

  private AudioPlaybackCaptureConfiguration() {}

  /** Collects it. */
  public static final class Builder {
    private final AudioPlaybackCaptureConfiguration made = new AudioPlaybackCaptureConfiguration();

    public Builder(MediaProjection projection) {
      made.projection = projection;
    }

    public Builder addMatchingUsage(int usage) {
      return this;
    }

    public Builder addMatchingUid(int uid) {
      return this;
    }

    public Builder excludeUsage(int usage) {
      return this;
    }

    public Builder excludeUid(int uid) {
      return this;
    }

    public AudioPlaybackCaptureConfiguration build() {
      AudioPlaybackCaptureConfiguration value = new AudioPlaybackCaptureConfiguration();
      value.projection = made.projection;
      return value;
    }
  }
}
