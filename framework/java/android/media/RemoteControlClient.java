package android.media;

import android.app.PendingIntent;
import android.graphics.Bitmap;
import android.os.Looper;
import antecede.Callbacks;

/** Told the lock screen what is played. */
@Deprecated
public class RemoteControlClient {
  public static final int FLAG_KEY_MEDIA_FAST_FORWARD = 64;
  public static final int FLAG_KEY_MEDIA_NEXT = 128;
  public static final int FLAG_KEY_MEDIA_PAUSE = 16;
  public static final int FLAG_KEY_MEDIA_PLAY = 4;
  public static final int FLAG_KEY_MEDIA_PLAY_PAUSE = 8;
  public static final int FLAG_KEY_MEDIA_POSITION_UPDATE = 256;
  public static final int FLAG_KEY_MEDIA_PREVIOUS = 1;
  public static final int FLAG_KEY_MEDIA_RATING = 512;
  public static final int FLAG_KEY_MEDIA_REWIND = 2;
  public static final int FLAG_KEY_MEDIA_STOP = 32;
  public static final int PLAYSTATE_BUFFERING = 8;
  public static final int PLAYSTATE_ERROR = 9;
  public static final int PLAYSTATE_FAST_FORWARDING = 4;
  public static final int PLAYSTATE_PAUSED = 2;
  public static final int PLAYSTATE_PLAYING = 3;
  public static final int PLAYSTATE_REWINDING = 5;
  public static final int PLAYSTATE_SKIPPING_BACKWARDS = 7;
  public static final int PLAYSTATE_SKIPPING_FORWARDS = 6;
  public static final int PLAYSTATE_STOPPED = 1;

  private int playbackState;

  public interface OnGetPlaybackPositionListener {
    long onGetPlaybackPosition();
  }

  public interface OnMetadataUpdateListener {
    void onMetadataUpdate(int value, Object object);
  }

  public interface OnPlaybackPositionUpdateListener {
    void onPlaybackPositionUpdate(long value);
  }

  /** Collects what is played. */
  @Deprecated
  public class MetadataEditor extends MediaMetadataEditor {
    MetadataEditor() {}

    @Override
    public synchronized MetadataEditor putString(int key, String value) {
      super.putString(key, value);
      return this;
    }

    @Override
    public synchronized MetadataEditor putLong(int key, long value) {
      super.putLong(key, value);
      return this;
    }

    @Override
    public synchronized MetadataEditor putBitmap(int key, Bitmap bitmap) {
      super.putBitmap(key, bitmap);
      return this;
    }

    @Override
    public synchronized MetadataEditor putObject(int key, Object object) {
      super.putObject(key, object);
      return this;
    }

    @Override
    public synchronized void clear() {
      super.clear();
    }

    @Override
    public synchronized void apply() {}
  }

  public RemoteControlClient(PendingIntent mediaButtonIntent) {}

  public RemoteControlClient(PendingIntent mediaButtonIntent, Looper looper) {}

  public MetadataEditor editMetadata(boolean startEmpty) {
    return new MetadataEditor();
  }

  public void setPlaybackState(int state) {
    playbackState = state;
  }

  public void setPlaybackState(int state, long timeInMs, float playbackSpeed) {
    playbackState = state;
  }

  public void setTransportControlFlags(int transportControlFlags) {}

  public void setMetadataUpdateListener(OnMetadataUpdateListener l) {
    Callbacks.registerAway(null, this, "OnMetadataUpdateListener", l, false);
  }

  public void setPlaybackPositionUpdateListener(OnPlaybackPositionUpdateListener l) {
    Callbacks.registerAway(null, this, "OnPlaybackPositionUpdateListener", l, false);
  }

  public void setOnGetPlaybackPositionListener(OnGetPlaybackPositionListener l) {
    Callbacks.registerAway(null, this, "OnGetPlaybackPositionListener", l, false);
  }
}
