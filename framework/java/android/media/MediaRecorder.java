package android.media;

import android.content.Context;
import android.hardware.Camera;
import android.os.Handler;
import android.view.Surface;
import antecede.Callbacks;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;

/** Records nothing; its states are real. */
public class MediaRecorder implements AudioRouting {
  public static final int MEDIA_ERROR_SERVER_DIED = 100;
  public static final int MEDIA_RECORDER_ERROR_UNKNOWN = 1;
  public static final int MEDIA_RECORDER_INFO_MAX_DURATION_REACHED = 800;
  public static final int MEDIA_RECORDER_INFO_MAX_FILESIZE_APPROACHING = 802;
  public static final int MEDIA_RECORDER_INFO_MAX_FILESIZE_REACHED = 801;
  public static final int MEDIA_RECORDER_INFO_NEXT_OUTPUT_FILE_STARTED = 803;
  public static final int MEDIA_RECORDER_INFO_UNKNOWN = 1;

  private static final int INITIAL = 0, INITIALIZED = 1, CONFIGURED = 2, PREPARED = 3, RECORDING = 4, RELEASED = 5;

  private int state = INITIAL;
  private String path;
  private OnErrorListener onError;
  private OnInfoListener onInfo;

  public final class AudioEncoder {
    public static final int AAC = 3;
    public static final int AAC_ELD = 5;
    public static final int AMR_NB = 1;
    public static final int AMR_WB = 2;
    public static final int DEFAULT = 0;
    public static final int HE_AAC = 4;
    public static final int OPUS = 7;
    public static final int VORBIS = 6;

    AudioEncoder() {}
  }

  public final class AudioSource {
    public static final int CAMCORDER = 5;
    public static final int DEFAULT = 0;
    public static final int MIC = 1;
    public static final int REMOTE_SUBMIX = 8;
    public static final int UNPROCESSED = 9;
    public static final int VOICE_CALL = 4;
    public static final int VOICE_COMMUNICATION = 7;
    public static final int VOICE_DOWNLINK = 3;
    public static final int VOICE_PERFORMANCE = 10;
    public static final int VOICE_RECOGNITION = 6;
    public static final int VOICE_UPLINK = 2;

    AudioSource() {}
  }

  public interface OnErrorListener {
    void onError(MediaRecorder mediaRecorder, int value, int value2);
  }

  public interface OnInfoListener {
    void onInfo(MediaRecorder mediaRecorder, int value, int value2);
  }

  public final class OutputFormat {
    public static final int AAC_ADTS = 6;
    public static final int AMR_NB = 3;
    public static final int AMR_WB = 4;
    public static final int DEFAULT = 0;
    public static final int MPEG_2_TS = 8;
    public static final int MPEG_4 = 2;
    public static final int OGG = 11;
    public static final int RAW_AMR = 3;
    public static final int THREE_GPP = 1;
    public static final int WEBM = 9;

    OutputFormat() {}
  }

  public final class VideoEncoder {
    public static final int AV1 = 8;
    public static final int DEFAULT = 0;
    public static final int DOLBY_VISION = 7;
    public static final int H263 = 1;
    public static final int H264 = 2;
    public static final int HEVC = 5;
    public static final int MPEG_4_SP = 3;
    public static final int VP8 = 4;
    public static final int VP9 = 6;

    VideoEncoder() {}
  }

  public final class VideoSource {
    public static final int CAMERA = 1;
    public static final int DEFAULT = 0;
    public static final int SURFACE = 2;

    VideoSource() {}
  }

  @Deprecated
  public MediaRecorder() {}

  public MediaRecorder(Context context) {}

  private void require(int... states) {
    for (int i = 0; i < states.length; i++) {
      if (state == states[i]) return;
    }
    throw new IllegalStateException("state " + state);
  }

  public void setAudioSource(int audioSource) {
    require(INITIAL, INITIALIZED);
    state = INITIALIZED;
  }

  public void setVideoSource(int video_source) {
    require(INITIAL, INITIALIZED);
    state = INITIALIZED;
  }

  public void setOutputFormat(int output_format) {
    require(INITIALIZED);
    state = CONFIGURED;
  }

  public void setAudioEncoder(int audio_encoder) {
    require(CONFIGURED);
  }

  public void setVideoEncoder(int video_encoder) {
    require(CONFIGURED);
  }

  public void setProfile(CamcorderProfile profile) {
    state = CONFIGURED;
  }

  public void setOutputFile(FileDescriptor fd) {
    path = null;
  }

  public void setOutputFile(File file) {
    path = file.getPath();
  }

  public void setOutputFile(String path) {
    this.path = path;
  }

  public void prepare() throws IOException {
    require(CONFIGURED);
    if (path != null) new FileOutputStream(path).close();
    state = PREPARED;
  }

  public void start() {
    require(PREPARED);
    state = RECORDING;
  }

  public void stop() {
    require(RECORDING);
    state = INITIAL;
  }

  public void pause() {
    require(RECORDING);
  }

  public void resume() {
    require(RECORDING);
  }

  public void reset() {
    state = INITIAL;
  }

  public void release() {
    state = RELEASED;
  }

  public int getMaxAmplitude() {
    return state == RECORDING ? 1000 : 0;
  }

  public Surface getSurface() {
    throw new IllegalStateException("no surface");
  }

  public static final int getAudioSourceMax() {
    return AudioSource.VOICE_PERFORMANCE;
  }

  public void setOnErrorListener(OnErrorListener l) {
    onError = l;
    Callbacks.register(this, "OnErrorListener", l, false);
  }

  public void setOnInfoListener(OnInfoListener listener) {
    onInfo = listener;
    Callbacks.register(this, "OnInfoListener", listener, false);
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

  public void setCamera(Camera camera) {}

  public void setInputSurface(Surface surface) {}

  public void setPreviewDisplay(Surface sv) {}

  public void setPrivacySensitive(boolean on) {}

  public void setCaptureRate(double fps) {}

  public void setOrientationHint(int degrees) {}

  public void setLocation(float latitude, float longitude) {}

  public void setVideoSize(int value, int value2) throws IllegalStateException {}

  public void setVideoFrameRate(int value) throws IllegalStateException {}

  public void setMaxDuration(int value) throws IllegalArgumentException {}

  public void setMaxFileSize(long value) throws IllegalArgumentException {}

  public void setAudioSamplingRate(int samplingRate) {}

  public void setAudioChannels(int numChannels) {}

  public void setAudioEncodingBitRate(int bitRate) {}

  public void setVideoEncodingBitRate(int bitRate) {}

  public void setVideoEncodingProfileLevel(int profile, int level) {}

  @Override
  protected void finalize() {}
}
