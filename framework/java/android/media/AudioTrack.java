package android.media;

import android.os.Handler;
import antecede.Callbacks;
import java.nio.ByteBuffer;

/** Sound that is not heard. */
public class AudioTrack implements AudioRouting, VolumeAutomation {
  public static final int DUAL_MONO_MODE_LL = 2;
  public static final int DUAL_MONO_MODE_LR = 1;
  public static final int DUAL_MONO_MODE_OFF = 0;
  public static final int DUAL_MONO_MODE_RR = 3;
  public static final int ENCAPSULATION_METADATA_TYPE_DVB_AD_DESCRIPTOR = 2;
  public static final int ENCAPSULATION_METADATA_TYPE_FRAMEWORK_TUNER = 1;
  public static final int ENCAPSULATION_METADATA_TYPE_SUPPLEMENTARY_AUDIO_PLACEMENT = 3;
  public static final int ENCAPSULATION_MODE_ELEMENTARY_STREAM = 1;
  public static final int ENCAPSULATION_MODE_NONE = 0;
  public static final int ERROR = -1;
  public static final int ERROR_BAD_VALUE = -2;
  public static final int ERROR_DEAD_OBJECT = -6;
  public static final int ERROR_INVALID_OPERATION = -3;
  public static final int MODE_STATIC = 0;
  public static final int MODE_STREAM = 1;
  public static final int PERFORMANCE_MODE_LOW_LATENCY = 1;
  public static final int PERFORMANCE_MODE_NONE = 0;
  public static final int PERFORMANCE_MODE_POWER_SAVING = 2;
  public static final int PLAYSTATE_PAUSED = 2;
  public static final int PLAYSTATE_PLAYING = 3;
  public static final int PLAYSTATE_STOPPED = 1;
  public static final int STATE_INITIALIZED = 1;
  public static final int STATE_NO_STATIC_DATA = 2;
  public static final int STATE_UNINITIALIZED = 0;
  public static final int SUCCESS = 0;
  public static final int SUPPLEMENTARY_AUDIO_PLACEMENT_LEFT = 1;
  public static final int SUPPLEMENTARY_AUDIO_PLACEMENT_NORMAL = 0;
  public static final int SUPPLEMENTARY_AUDIO_PLACEMENT_RIGHT = 2;
  public static final int WRITE_BLOCKING = 0;
  public static final int WRITE_NON_BLOCKING = 1;

  private final int rate;
  private final AudioFormat format;
  private int state = STATE_INITIALIZED;
  private int play = PLAYSTATE_STOPPED;
  private int frames;

  public interface OnPlaybackPositionUpdateListener {
    void onMarkerReached(AudioTrack audioTrack);

    void onPeriodicNotification(AudioTrack audioTrack);
  }

  /** Makes one. */
  public static class Builder {
    private AudioFormat format;

    public Builder() {}

    public Builder setAudioAttributes(AudioAttributes attributes) {
      return this;
    }

    public Builder setAudioFormat(AudioFormat format) {
      this.format = format;
      return this;
    }

    public Builder setBufferSizeInBytes(int bufferSizeInBytes) {
      return this;
    }

    public Builder setTransferMode(int mode) {
      return this;
    }

    public Builder setSessionId(int sessionId) {
      return this;
    }

    public AudioTrack build() {
      return new AudioTrack(format == null ? new AudioFormat.Builder().setSampleRate(44100).build() : format);
    }
  }

  @Deprecated
  public AudioTrack(int streamType, int sampleRateInHz, int channelConfig, int audioFormat, int bufferSizeInBytes, int mode) {
    this(new AudioFormat.Builder().setEncoding(audioFormat).setSampleRate(sampleRateInHz).setChannelMask(channelConfig).build());
  }

  @Deprecated
  public AudioTrack(int streamType, int sampleRateInHz, int channelConfig, int audioFormat, int bufferSizeInBytes, int mode,
      int sessionId) {
    this(streamType, sampleRateInHz, channelConfig, audioFormat, bufferSizeInBytes, mode);
  }

  public AudioTrack(AudioAttributes attributes, AudioFormat format, int bufferSizeInBytes, int mode, int sessionId) {
    this(format);
  }

  private AudioTrack(AudioFormat format) {
    this.format = format;
    rate = format.getSampleRate();
  }

  public static int getMinBufferSize(int sampleRateInHz, int channelConfig, int audioFormat) {
    return sampleRateInHz <= 0 ? ERROR_BAD_VALUE : 3584;
  }

  public static int getNativeOutputSampleRate(int streamType) {
    return 48000;
  }

  public static float getMaxVolume() {
    return 1;
  }

  public static float getMinVolume() {
    return 0;
  }

  public int getState() {
    return state;
  }

  public int getPlayState() {
    return play;
  }

  public int getSampleRate() {
    return rate;
  }

  public int getPlaybackRate() {
    return rate;
  }

  public int getAudioFormat() {
    return format.getEncoding();
  }

  public int getChannelCount() {
    return format.getChannelCount();
  }

  public int getChannelConfiguration() {
    return format.getChannelMask();
  }

  public AudioFormat getFormat() {
    return format;
  }

  public int getAudioSessionId() {
    return 1;
  }

  public int getPlaybackHeadPosition() {
    return frames;
  }

  public void play() {
    if (state != STATE_INITIALIZED) throw new IllegalStateException("play() called on uninitialized AudioTrack.");
    play = PLAYSTATE_PLAYING;
  }

  public void stop() {
    if (state != STATE_INITIALIZED) throw new IllegalStateException("stop() called on uninitialized AudioTrack.");
    play = PLAYSTATE_STOPPED;
    frames = 0;
  }

  public void pause() {
    if (state != STATE_INITIALIZED) throw new IllegalStateException("pause() called on uninitialized AudioTrack.");
    play = PLAYSTATE_PAUSED;
  }

  public void flush() {}

  public void release() {
    play = PLAYSTATE_STOPPED;
    state = STATE_UNINITIALIZED;
  }

  /** Sound takes its time. */
  private int wait(int samples, int result) {
    if (state != STATE_INITIALIZED) return ERROR_INVALID_OPERATION;
    frames += samples;
    if (play != PLAYSTATE_PLAYING) return result;
    try {
      Thread.sleep(Math.max(1, samples * 1000L / rate));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return result;
  }

  public int write(byte[] audioData, int offsetInBytes, int sizeInBytes) {
    return wait(sizeInBytes / 2, sizeInBytes);
  }

  public int write(byte[] audioData, int offsetInBytes, int sizeInBytes, int writeMode) {
    return wait(sizeInBytes / 2, sizeInBytes);
  }

  public int write(short[] audioData, int offsetInShorts, int sizeInShorts) {
    return wait(sizeInShorts, sizeInShorts);
  }

  public int write(ByteBuffer audioData, int sizeInBytes, int writeMode) {
    audioData.position(audioData.position() + sizeInBytes);
    return wait(sizeInBytes / 2, sizeInBytes);
  }

  @Deprecated
  public int setStereoVolume(float leftGain, float rightGain) {
    return SUCCESS;
  }

  public int setVolume(float gain) {
    return SUCCESS;
  }

  public int setPlaybackRate(int sampleRateInHz) {
    return SUCCESS;
  }

  public int setLoopPoints(int startInFrames, int endInFrames, int loopCount) {
    return SUCCESS;
  }

  public int reloadStaticData() {
    return SUCCESS;
  }

  public int setNotificationMarkerPosition(int markerInFrames) {
    return SUCCESS;
  }

  public int setPositionNotificationPeriod(int periodInFrames) {
    return SUCCESS;
  }

  @Override
  public VolumeShaper createVolumeShaper(VolumeShaper.Configuration configuration) {
    return new VolumeShaper(configuration);
  }

  @Override
  public boolean setPreferredDevice(AudioDeviceInfo deviceInfo) {
    return false;
  }

  @Override
  public AudioDeviceInfo getPreferredDevice() {
    return null;
  }

  @Override
  public AudioDeviceInfo getRoutedDevice() {
    return null;
  }

  @Override
  public void addOnRoutingChangedListener(AudioRouting.OnRoutingChangedListener listener, Handler handler) {
    Callbacks.registerAway(handler == null ? null : handler.getLooper().getEvents(), this, "OnRoutingChangedListener", listener, true);
  }

  @Override
  public void removeOnRoutingChangedListener(AudioRouting.OnRoutingChangedListener listener) {
    Callbacks.unregister(this, "OnRoutingChangedListener", listener);
  }

  @Override
  protected void finalize() {}
}
