package android.media;

import android.content.Context;
import android.content.res.AssetFileDescriptor;
import android.graphics.Bitmap;
import android.net.Uri;
import android.os.Handler;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.Replies;
import android.os.Source;
import android.os.SystemClock;
import android.view.Surface;
import android.view.SurfaceHolder;
import antecede.Callbacks;
import antecede.Observable;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.Map;

/**
 * Plays sound and films, without a sound. What it has to say comes from outside as messages to the looper of the thread that
 * made it, or the
 * main one. When something ends, the environment says.
 */
public class MediaPlayer implements VolumeAutomation, AudioRouting {
  public static final int MEDIA_ERROR_IO = -1004;
  public static final int MEDIA_ERROR_MALFORMED = -1007;
  public static final int MEDIA_ERROR_NOT_VALID_FOR_PROGRESSIVE_PLAYBACK = 200;
  public static final int MEDIA_ERROR_SERVER_DIED = 100;
  public static final int MEDIA_ERROR_TIMED_OUT = -110;
  public static final int MEDIA_ERROR_UNKNOWN = 1;
  public static final int MEDIA_ERROR_UNSUPPORTED = -1010;
  public static final int MEDIA_INFO_AUDIO_NOT_PLAYING = 804;
  public static final int MEDIA_INFO_BAD_INTERLEAVING = 800;
  public static final int MEDIA_INFO_BUFFERING_END = 702;
  public static final int MEDIA_INFO_BUFFERING_START = 701;
  public static final int MEDIA_INFO_METADATA_UPDATE = 802;
  public static final int MEDIA_INFO_NOT_SEEKABLE = 801;
  public static final int MEDIA_INFO_STARTED_AS_NEXT = 2;
  public static final int MEDIA_INFO_SUBTITLE_TIMED_OUT = 902;
  public static final int MEDIA_INFO_UNKNOWN = 1;
  public static final int MEDIA_INFO_UNSUPPORTED_SUBTITLE = 901;
  public static final int MEDIA_INFO_VIDEO_NOT_PLAYING = 805;
  public static final int MEDIA_INFO_VIDEO_RENDERING_START = 3;
  public static final int MEDIA_INFO_VIDEO_TRACK_LAGGING = 700;
  public static final String MEDIA_MIMETYPE_TEXT_SUBRIP = "application/x-subrip";
  public static final int PREPARE_DRM_STATUS_PREPARATION_ERROR = 3;
  public static final int PREPARE_DRM_STATUS_PROVISIONING_NETWORK_ERROR = 1;
  public static final int PREPARE_DRM_STATUS_PROVISIONING_SERVER_ERROR = 2;
  public static final int PREPARE_DRM_STATUS_SUCCESS = 0;
  public static final int SEEK_CLOSEST = 3;
  public static final int SEEK_CLOSEST_SYNC = 2;
  public static final int SEEK_NEXT_SYNC = 1;
  public static final int SEEK_PREVIOUS_SYNC = 0;
  public static final int VIDEO_SCALING_MODE_SCALE_TO_FIT = 1;
  public static final int VIDEO_SCALING_MODE_SCALE_TO_FIT_WITH_CROPPING = 2;

  private static final int IDLE = 0, INITIALIZED = 1, PREPARING = 2, PREPARED = 3, STARTED = 4, PAUSED = 5, STOPPED = 6,
      COMPLETED = 7, ERROR = 8,
      END = 9;
  private static final int DURATION = 60000;
  private static int sessions = 100;

  public interface OnBufferingUpdateListener {
    void onBufferingUpdate(MediaPlayer mediaPlayer, int value);
  }

  public interface OnCompletionListener {
    void onCompletion(MediaPlayer mediaPlayer);
  }

  public interface OnErrorListener {
    boolean onError(MediaPlayer mediaPlayer, int value, int value2);
  }

  public interface OnInfoListener {
    boolean onInfo(MediaPlayer mediaPlayer, int value, int value2);
  }

  public interface OnPreparedListener {
    void onPrepared(MediaPlayer mediaPlayer);
  }

  public interface OnSeekCompleteListener {
    void onSeekComplete(MediaPlayer mediaPlayer);
  }

  public interface OnTimedMetaDataAvailableListener {
    void onTimedMetaDataAvailable(MediaPlayer mediaPlayer, TimedMetaData timedMetaData);
  }

  public interface OnTimedTextListener {
    void onTimedText(MediaPlayer mediaPlayer, TimedText timedText);
  }

  public interface OnVideoSizeChangedListener {
    void onVideoSizeChanged(MediaPlayer mediaPlayer, int value, int value2);
  }

  @Observable private int mState = IDLE;
  private final Handler handler;
  private final Source<MediaPlayer> ending;
  private OnPreparedListener onPrepared;
  private OnCompletionListener onCompletion;
  private OnBufferingUpdateListener onBufferingUpdate;
  private OnErrorListener onError;
  private OnInfoListener onInfo;
  private OnSeekCompleteListener onSeekComplete;
  private OnVideoSizeChangedListener onVideoSizeChanged;
  private boolean looping;
  private boolean remote;
  private boolean shown;
  private int session = ++sessions;
  private long startedAt;
  private int position;
  /** Goes up with every reset: older answers mean nothing then. */
  private int life;
  private MediaPlayer next;

  public MediaPlayer() {
    handler = new Handler(Source.current());
    ending = new Source<MediaPlayer>("media", this, handler) {
      @Override
      protected void call(MediaPlayer player) {
        player.ended();
      }
    };
  }

  public static MediaPlayer create(Context context, Uri uri) {
    return create(context, uri, null);
  }

  public static MediaPlayer create(Context context, Uri uri, SurfaceHolder holder) {
    MediaPlayer player = new MediaPlayer();
    try {
      player.setDataSource(context, uri);
      player.prepare();
      return player;
    } catch (IOException e) {
      return null;
    }
  }

  public static MediaPlayer create(Context context, int resid) {
    MediaPlayer player = new MediaPlayer();
    try {
      AssetFileDescriptor file = context.getResources().openRawResourceFd(resid);
      if (file == null) return null;
      player.setDataSource(file.getFileDescriptor(), file.getStartOffset(), file.getLength());
      file.close();
      player.prepare();
      return player;
    } catch (IOException e) {
      return null;
    }
  }

  /** Only in one of these states. */
  private void require(String what, int... states) {
    for (int i = 0; i < states.length; i++) {
      if (mState == states[i]) return;
    }
    throw new IllegalStateException(what + " in state " + mState);
  }

  /** As {@link #require}, but elsewhere it is an error that a listener hears of. */
  private boolean allows(int... states) {
    for (int i = 0; i < states.length; i++) {
      if (mState == states[i]) return true;
    }
    if (mState == END) throw new IllegalStateException();
    fail(-38, 0);
    return false;
  }

  /** An answer of the media server. */
  private abstract class Answer implements Runnable {
    private final int asked = life;

    abstract void call();

    @Override
    public void run() {
      if (asked == life && mState != END) call();
    }
  }

  private void fail(int what, int extra) {
    mState = ERROR;
    ending.remove();
    Replies.post(handler, new Answer() {
      @Override
      void call() {
        boolean handled = false;
        if (onError != null) {
          Callbacks.invoke(MediaPlayer.this, "OnErrorListener", onError);
          handled = onError.onError(MediaPlayer.this, what, extra);
        }
        if (!handled && onCompletion != null) {
          Callbacks.invoke(MediaPlayer.this, "OnCompletionListener", onCompletion);
          onCompletion.onCompletion(MediaPlayer.this);
        }
      }
    });
  }

  private void source() {
    require("setDataSource", IDLE);
    mState = INITIALIZED;
  }

  public void setDataSource(Context context, Uri uri) throws IOException {
    if (uri == null) throw new NullPointerException("uri param can not be null.");
    source();
    remote = uri.getScheme() != null && uri.getScheme().startsWith("http");
  }

  public void setDataSource(Context context, Uri uri, Map<String, String> headers) throws IOException {
    setDataSource(context, uri);
  }

  public void setDataSource(String path) throws IOException {
    if (path == null) throw new IllegalArgumentException();
    if (path.startsWith("/") && !new File(path).exists()) throw new FileNotFoundException(path);
    source();
    remote = path.startsWith("http");
  }

  public void setDataSource(FileDescriptor fd) throws IOException {
    source();
  }

  public void setDataSource(FileDescriptor fd, long offset, long length) throws IOException {
    source();
  }

  public void setDataSource(AssetFileDescriptor afd) throws IOException {
    source();
  }

  public void setDataSource(MediaDataSource dataSource) {
    source();
  }

  public void prepare() throws IOException {
    require("prepare", INITIALIZED, STOPPED);
    mState = PREPARED;
    tellPrepared();
  }

  public void prepareAsync() {
    require("prepareAsync", INITIALIZED, STOPPED);
    mState = PREPARING;
    tellPrepared();
  }

  private void tellPrepared() {
    Replies.post(handler, new Answer() {
      @Override
      void call() {
        if (mState == PREPARING) mState = PREPARED;
        if (onPrepared == null) return;
        Callbacks.invoke(MediaPlayer.this, "OnPreparedListener", onPrepared);
        onPrepared.onPrepared(MediaPlayer.this);
      }
    });
    if (remote) tellBuffered();
    if (shown) tellSize();
  }

  private void tellBuffered() {
    Replies.post(handler, new Answer() {
      @Override
      void call() {
        if (onBufferingUpdate == null) return;
        Callbacks.invoke(MediaPlayer.this, "OnBufferingUpdateListener", onBufferingUpdate);
        onBufferingUpdate.onBufferingUpdate(MediaPlayer.this, 100);
      }
    });
  }

  private void tellSize() {
    Replies.post(handler, new Answer() {
      @Override
      void call() {
        if (onVideoSizeChanged == null) return;
        Callbacks.invoke(MediaPlayer.this, "OnVideoSizeChangedListener", onVideoSizeChanged);
        onVideoSizeChanged.onVideoSizeChanged(MediaPlayer.this, getVideoWidth(), getVideoHeight());
      }
    });
  }

  public void start() {
    if (mState == STARTED || !allows(PREPARED, PAUSED, COMPLETED)) return;
    if (mState == COMPLETED) position = 0;
    mState = STARTED;
    startedAt = SystemClock.elapsedRealtime();
    ending.add();
  }

  public void stop() {
    if (!allows(PREPARED, STARTED, PAUSED, STOPPED, COMPLETED)) return;
    mState = STOPPED;
    ending.remove();
    position = 0;
  }

  public void pause() {
    if (mState == PAUSED || !allows(STARTED, COMPLETED)) return;
    position = getCurrentPosition();
    if (mState == STARTED) mState = PAUSED;
    ending.remove();
  }

  private void ended() {
    if (mState != STARTED) return;
    if (looping) {
      startedAt = SystemClock.elapsedRealtime();
      position = 0;
      return;
    }
    mState = COMPLETED;
    position = DURATION;
    ending.remove();
    if (next != null) next.start();
    if (onCompletion == null) return;
    Callbacks.invoke(this, "OnCompletionListener", onCompletion);
    onCompletion.onCompletion(this);
  }

  public boolean isPlaying() {
    if (mState == END) throw new IllegalStateException();
    return mState == STARTED;
  }

  public void seekTo(int msec) {
    seekTo(msec, SEEK_PREVIOUS_SYNC);
  }

  public void seekTo(long msec, int mode) {
    if (!allows(PREPARED, STARTED, PAUSED, COMPLETED)) return;
    position = (int) Math.max(0, Math.min(DURATION, msec));
    startedAt = SystemClock.elapsedRealtime();
    Replies.post(handler, new Answer() {
      @Override
      void call() {
        if (onSeekComplete == null) return;
        Callbacks.invoke(MediaPlayer.this, "OnSeekCompleteListener", onSeekComplete);
        onSeekComplete.onSeekComplete(MediaPlayer.this);
      }
    });
  }

  public int getCurrentPosition() {
    if (mState == END) throw new IllegalStateException();
    if (mState != STARTED) return position;
    return (int) Math.min(DURATION, position + SystemClock.elapsedRealtime() - startedAt);
  }

  public int getDuration() {
    return allows(PREPARED, STARTED, PAUSED, STOPPED, COMPLETED) ? DURATION : -1;
  }

  public void setNextMediaPlayer(MediaPlayer next) {
    this.next = next;
  }

  public void release() {
    ending.remove();
    mState = END;
    onPrepared = null;
    onCompletion = null;
    onBufferingUpdate = null;
    onError = null;
    onInfo = null;
    onSeekComplete = null;
    onVideoSizeChanged = null;
    handler.removeCallbacksAndMessages(null);
  }

  public void reset() {
    if (mState == END) throw new IllegalStateException();
    ending.remove();
    life++;
    mState = IDLE;
    position = 0;
    looping = false;
    handler.removeCallbacksAndMessages(null);
  }

  public boolean isLooping() {
    return looping;
  }

  public void setLooping(boolean looping) {
    if (mState == END) throw new IllegalStateException();
    this.looping = looping;
  }

  public int getVideoWidth() {
    return shown ? 640 : 0;
  }

  public int getVideoHeight() {
    return shown ? 360 : 0;
  }

  @antecede.Hidden
  public Bitmap getFrameAt(int msec) {
    return null;
  }

  public int getAudioSessionId() {
    return session;
  }

  public void setAudioSessionId(int sessionId) {
    session = sessionId;
  }

  public void setDisplay(SurfaceHolder sh) {
    shown = sh != null;
  }

  public void setSurface(Surface surface) {
    shown = surface != null;
  }

  public void setVideoScalingMode(int mode) {}

  public void setWakeMode(Context context, int mode) {}

  public void setScreenOnWhilePlaying(boolean screenOn) {}

  public void setAudioStreamType(int streamtype) {}

  public void setAudioAttributes(AudioAttributes attributes) {
    if (attributes == null) throw new IllegalArgumentException("Cannot set AudioAttributes to null");
  }

  public void setVolume(float leftVolume, float rightVolume) {}

  public void attachAuxEffect(int effectId) {}

  public void setAuxEffectSendLevel(float level) {}

  public void setPlaybackParams(PlaybackParams params) {}

  public static class TrackInfo implements Parcelable {
    public static final int MEDIA_TRACK_TYPE_AUDIO = 2;
    public static final int MEDIA_TRACK_TYPE_METADATA = 5;
    public static final int MEDIA_TRACK_TYPE_SUBTITLE = 4;
    public static final int MEDIA_TRACK_TYPE_TIMEDTEXT = 3;
    public static final int MEDIA_TRACK_TYPE_UNKNOWN = 0;
    public static final int MEDIA_TRACK_TYPE_VIDEO = 1;

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {}

    TrackInfo() {}
  }

  public TrackInfo[] getTrackInfo() {
    return new TrackInfo[0];
  }

  public int getSelectedTrack(int trackType) {
    return -1;
  }

  public void setOnPreparedListener(OnPreparedListener listener) {
    onPrepared = listener;
    Callbacks.registerOn(handler.getLooper().getEvents(), this, "OnPreparedListener", listener, false);
  }

  public void setOnCompletionListener(OnCompletionListener listener) {
    onCompletion = listener;
    Callbacks.registerOn(handler.getLooper().getEvents(), this, "OnCompletionListener", listener, false);
  }

  public void setOnBufferingUpdateListener(OnBufferingUpdateListener listener) {
    onBufferingUpdate = listener;
    Callbacks.registerOn(handler.getLooper().getEvents(), this, "OnBufferingUpdateListener", listener, false);
  }

  public void setOnSeekCompleteListener(OnSeekCompleteListener listener) {
    onSeekComplete = listener;
    Callbacks.registerOn(handler.getLooper().getEvents(), this, "OnSeekCompleteListener", listener, false);
  }

  public void setOnVideoSizeChangedListener(OnVideoSizeChangedListener listener) {
    onVideoSizeChanged = listener;
    Callbacks.registerOn(handler.getLooper().getEvents(), this, "OnVideoSizeChangedListener", listener, false);
  }

  public void setOnErrorListener(OnErrorListener listener) {
    onError = listener;
    Callbacks.registerOn(handler.getLooper().getEvents(), this, "OnErrorListener", listener, false);
  }

  public void setOnInfoListener(OnInfoListener listener) {
    onInfo = listener;
    Callbacks.registerOn(handler.getLooper().getEvents(), this, "OnInfoListener", listener, false);
  }

  public void setOnTimedTextListener(OnTimedTextListener listener) {
    Callbacks.registerAway(null, this, "OnTimedTextListener", listener, false);
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
