package android.widget;

import android.content.Context;
import android.media.AudioAttributes;
import android.media.MediaPlayer;
import android.net.Uri;
import android.util.AttributeSet;
import android.view.MotionEvent;
import android.view.SurfaceView;
import antecede.Callbacks;
import java.io.IOException;
import java.util.Map;

/** Plays a video with a MediaPlayer. */
public class VideoView extends SurfaceView implements MediaController.MediaPlayerControl {
  private MediaPlayer player;
  private Uri uri;
  private boolean prepared, wantsStart;
  private int wantsPosition;
  private MediaController controller;
  private MediaPlayer.OnPreparedListener preparedListener;
  private MediaPlayer.OnCompletionListener completionListener;
  private MediaPlayer.OnErrorListener errorListener;
  private MediaPlayer.OnInfoListener infoListener;

  private final class Events implements MediaPlayer.OnPreparedListener, MediaPlayer.OnCompletionListener,
      MediaPlayer.OnErrorListener, MediaPlayer.OnInfoListener {
    @Override
    public void onPrepared(MediaPlayer mp) {
      prepared = true;
      if (preparedListener != null) {
        Callbacks.invoke(VideoView.this, "OnPreparedListener", preparedListener);
        preparedListener.onPrepared(mp);
      }
      if (wantsPosition != 0) seekTo(wantsPosition);
      if (wantsStart) start();
    }

    @Override
    public void onCompletion(MediaPlayer mp) {
      wantsStart = false;
      if (controller != null) controller.hide();
      if (completionListener == null) return;
      Callbacks.invoke(VideoView.this, "OnCompletionListener", completionListener);
      completionListener.onCompletion(mp);
    }

    @Override
    public boolean onError(MediaPlayer mp, int what, int extra) {
      wantsStart = false;
      prepared = false;
      if (errorListener == null) return true;
      Callbacks.invoke(VideoView.this, "OnErrorListener", errorListener);
      return errorListener.onError(mp, what, extra);
    }

    @Override
    public boolean onInfo(MediaPlayer mp, int what, int extra) {
      return infoListener != null && infoListener.onInfo(mp, what, extra);
    }
  }

  public VideoView(Context context) { this(context, null); }

  public VideoView(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public VideoView(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public VideoView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    setFocusable(true);
    setFocusableInTouchMode(true);
  }

  public int resolveAdjustedSize(int desiredSize, int measureSpec) { return getDefaultSize(desiredSize, measureSpec); }

  public void setVideoPath(String path) { setVideoURI(Uri.parse(path)); }

  public void setVideoURI(Uri uri) { setVideoURI(uri, null); }

  public void setVideoURI(Uri uri, Map<String, String> headers) {
    this.uri = uri;
    wantsPosition = 0;
    open(headers);
    requestLayout();
    invalidate();
  }

  private void open(Map<String, String> headers) {
    release();
    if (uri == null) return;
    Events events = new Events();
    player = new MediaPlayer();
    player.setOnPreparedListener(events);
    player.setOnCompletionListener(events);
    player.setOnErrorListener(events);
    player.setOnInfoListener(events);
    try {
      player.setDataSource(getContext(), uri, headers);
      player.prepareAsync();
    } catch (IOException e) {
      events.onError(player, MediaPlayer.MEDIA_ERROR_UNKNOWN, 0);
    }
    if (controller != null) controller.setMediaPlayer(this);
  }

  private void release() {
    if (player == null) return;
    player.reset();
    player.release();
    player = null;
    prepared = false;
  }

  public void stopPlayback() {
    if (player == null) return;
    player.stop();
    release();
    wantsStart = false;
  }

  public void setMediaController(MediaController controller) {
    if (this.controller != null) this.controller.hide();
    this.controller = controller;
    if (controller != null && player != null) controller.setMediaPlayer(this);
  }

  public void setOnPreparedListener(MediaPlayer.OnPreparedListener l) {
    if (l != null) Callbacks.observe(this, "OnPreparedListener", l, false);
    preparedListener = l;
  }

  public void setOnCompletionListener(MediaPlayer.OnCompletionListener l) {
    if (l != null) Callbacks.observe(this, "OnCompletionListener", l, false);
    completionListener = l;
  }

  public void setOnErrorListener(MediaPlayer.OnErrorListener l) {
    if (l != null) Callbacks.observe(this, "OnErrorListener", l, false);
    errorListener = l;
  }

  public void setOnInfoListener(MediaPlayer.OnInfoListener l) { infoListener = l; }

  @Override
  protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
    setMeasuredDimension(getDefaultSize(320, widthMeasureSpec), getDefaultSize(240, heightMeasureSpec));
  }

  @Override
  public boolean onTouchEvent(MotionEvent ev) {
    if (ev.getAction() == MotionEvent.ACTION_DOWN && prepared && controller != null) controller.show();
    return super.onTouchEvent(ev);
  }

  @Override
  public void start() {
    if (prepared) player.start();
    wantsStart = true;
  }

  @Override
  public void pause() {
    if (prepared && player.isPlaying()) player.pause();
    wantsStart = false;
  }

  public void suspend() { release(); }

  public void resume() { open(null); }

  @Override
  public int getDuration() { return prepared ? player.getDuration() : -1; }

  @Override
  public int getCurrentPosition() { return prepared ? player.getCurrentPosition() : 0; }

  @Override
  public void seekTo(int msec) {
    if (prepared) player.seekTo(msec);
    wantsPosition = prepared ? 0 : msec;
  }

  @Override
  public boolean isPlaying() { return prepared && player.isPlaying(); }

  @Override
  public int getBufferPercentage() { return prepared ? 100 : 0; }

  @Override
  public boolean canPause() { return true; }

  @Override
  public boolean canSeekBackward() { return true; }

  @Override
  public boolean canSeekForward() { return true; }

  @Override
  public int getAudioSessionId() { return player == null ? 0 : player.getAudioSessionId(); }

  // What only keeps a value.

  private AudioAttributes audioAttributes;
  private int audioFocusRequest;

  public void setAudioAttributes(AudioAttributes audioAttributes) {
    this.audioAttributes = audioAttributes;
  }

  public void setAudioFocusRequest(int audioFocusRequest) {
    this.audioFocusRequest = audioFocusRequest;
  }
}
