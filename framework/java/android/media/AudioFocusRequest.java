package android.media;

import android.os.Handler;

/** What an app wants to be heard with. */
public final class AudioFocusRequest {
  private final AudioManager.OnAudioFocusChangeListener listener;
  private final Handler handler;
  private final int gain;
  private final AudioAttributes attributes;
  private final boolean pauses;
  private final boolean delays;

  private AudioFocusRequest(Builder builder) {
    listener = builder.listener;
    handler = builder.handler;
    gain = builder.gain;
    attributes = builder.attributes;
    pauses = builder.pauses;
    delays = builder.delays;
  }

  /** Collects it. */
  public static final class Builder {
    private AudioManager.OnAudioFocusChangeListener listener;
    private Handler handler;
    private int gain;
    private AudioAttributes attributes = new AudioAttributes.Builder().setUsage(AudioAttributes.USAGE_MEDIA).build();
    private boolean pauses;
    private boolean delays;

    public Builder(int focusGain) {
      gain = focusGain;
    }

    public Builder(AudioFocusRequest requestToCopy) {
      listener = requestToCopy.listener;
      handler = requestToCopy.handler;
      gain = requestToCopy.gain;
      attributes = requestToCopy.attributes;
      pauses = requestToCopy.pauses;
      delays = requestToCopy.delays;
    }

    public Builder setFocusGain(int focusGain) {
      gain = focusGain;
      return this;
    }

    public Builder setOnAudioFocusChangeListener(AudioManager.OnAudioFocusChangeListener listener) {
      return setOnAudioFocusChangeListener(listener, null);
    }

    public Builder setOnAudioFocusChangeListener(AudioManager.OnAudioFocusChangeListener listener, Handler handler) {
      if (listener == null) throw new NullPointerException("Illegal null focus listener");
      this.listener = listener;
      this.handler = handler;
      return this;
    }

    public Builder setAudioAttributes(AudioAttributes attributes) {
      this.attributes = attributes;
      return this;
    }

    public Builder setWillPauseWhenDucked(boolean pauseOnDuck) {
      pauses = pauseOnDuck;
      return this;
    }

    public Builder setAcceptsDelayedFocusGain(boolean acceptsDelayedFocusGain) {
      delays = acceptsDelayedFocusGain;
      return this;
    }

    public Builder setForceDucking(boolean forceDucking) {
      return this;
    }

    public AudioFocusRequest build() {
      return new AudioFocusRequest(this);
    }
  }

  AudioManager.OnAudioFocusChangeListener listener() {
    return listener;
  }

  Handler handler() {
    return handler;
  }

  public AudioAttributes getAudioAttributes() {
    return attributes;
  }

  public int getFocusGain() {
    return gain;
  }

  public boolean willPauseWhenDucked() {
    return pauses;
  }

  public boolean acceptsDelayedFocusGain() {
    return delays;
  }
}
