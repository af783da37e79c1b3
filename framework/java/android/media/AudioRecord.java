package android.media;

import android.os.Handler;
import antecede.Callbacks;
import java.nio.ByteBuffer;

/** Hears silence. */
public class AudioRecord implements AudioRouting {
  public static final int ERROR = -1;
  public static final int ERROR_BAD_VALUE = -2;
  public static final int ERROR_DEAD_OBJECT = -6;
  public static final int ERROR_INVALID_OPERATION = -3;
  public static final int READ_BLOCKING = 0;
  public static final int READ_NON_BLOCKING = 1;
  public static final int RECORDSTATE_RECORDING = 3;
  public static final int RECORDSTATE_STOPPED = 1;
  public static final int STATE_INITIALIZED = 1;
  public static final int STATE_UNINITIALIZED = 0;
  public static final int SUCCESS = 0;

  private static final int RATE = 44100;

  private int state = STATE_INITIALIZED;
  private int recording = RECORDSTATE_STOPPED;
  private final int rate;
  private final AudioFormat format;
  private final int source;

  public interface OnRecordPositionUpdateListener {
    void onMarkerReached(AudioRecord audioRecord);

    void onPeriodicNotification(AudioRecord audioRecord);
  }

  /** Makes one. */
  public static class Builder {
    private AudioFormat format;
    private int source;

    public Builder() {}

    public Builder setAudioSource(int source) {
      this.source = source;
      return this;
    }

    public Builder setAudioFormat(AudioFormat format) {
      if (format == null) throw new IllegalArgumentException("Illegal null AudioFormat argument");
      this.format = format;
      return this;
    }

    public Builder setBufferSizeInBytes(int bufferSizeInBytes) {
      if (bufferSizeInBytes <= 0) throw new IllegalArgumentException("Invalid buffer size " + bufferSizeInBytes);
      return this;
    }

    public Builder setAudioPlaybackCaptureConfig(AudioPlaybackCaptureConfiguration config) {
      return this;
    }

    public AudioRecord build() {
      AudioFormat made = format == null
          ? new AudioFormat.Builder().setEncoding(AudioFormat.ENCODING_PCM_16BIT).setSampleRate(RATE)
              .setChannelMask(AudioFormat.CHANNEL_IN_MONO).build()
          : format;
      return new AudioRecord(source, made);
    }
  }

  public AudioRecord(int audioSource, int sampleRateInHz, int channelConfig, int audioFormat, int bufferSizeInBytes) {
    this(audioSource, new AudioFormat.Builder().setEncoding(audioFormat).setSampleRate(sampleRateInHz)
        .setChannelMask(channelConfig).build());
  }

  private AudioRecord(int source, AudioFormat format) {
    this.source = source;
    this.format = format;
    rate = format.getSampleRate();
  }

  public static int getMinBufferSize(int sampleRateInHz, int channelConfig, int audioFormat) {
    return sampleRateInHz <= 0 ? ERROR_BAD_VALUE : 3584;
  }

  public int getState() {
    return state;
  }

  public int getRecordingState() {
    return recording;
  }

  public int getSampleRate() {
    return rate;
  }

  public int getAudioSource() {
    return source;
  }

  public int getAudioFormat() {
    return format.getEncoding();
  }

  public int getChannelConfiguration() {
    return format.getChannelMask();
  }

  public int getChannelCount() {
    return format.getChannelCount();
  }

  public AudioFormat getFormat() {
    return format;
  }

  public int getAudioSessionId() {
    return 1;
  }

  public void startRecording() {
    if (state != STATE_INITIALIZED) throw new IllegalStateException("startRecording() called on an uninitialized AudioRecord.");
    recording = RECORDSTATE_RECORDING;
  }

  public void stop() {
    if (state != STATE_INITIALIZED) throw new IllegalStateException("stop() called on an uninitialized AudioRecord.");
    recording = RECORDSTATE_STOPPED;
  }

  public void release() {
    recording = RECORDSTATE_STOPPED;
    state = STATE_UNINITIALIZED;
  }

  /** Sound takes its time. */
  private int wait(int samples, int result) {
    if (recording != RECORDSTATE_RECORDING) return state == STATE_INITIALIZED ? 0 : ERROR_INVALID_OPERATION;
    try {
      Thread.sleep(Math.max(1, samples * 1000L / rate));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return result;
  }

  public int read(byte[] audioData, int offsetInBytes, int sizeInBytes) {
    return wait(sizeInBytes / 2, sizeInBytes);
  }

  public int read(byte[] audioData, int offsetInBytes, int sizeInBytes, int readMode) {
    return wait(sizeInBytes / 2, sizeInBytes);
  }

  public int read(short[] audioData, int offsetInShorts, int sizeInShorts) {
    return wait(sizeInShorts, sizeInShorts);
  }

  public int read(short[] audioData, int offsetInShorts, int sizeInShorts, int readMode) {
    return wait(sizeInShorts, sizeInShorts);
  }

  public int read(ByteBuffer audioBuffer, int sizeInBytes) {
    return wait(sizeInBytes / 2, sizeInBytes);
  }

  public int read(ByteBuffer audioBuffer, int sizeInBytes, int readMode) {
    return wait(sizeInBytes / 2, sizeInBytes);
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
