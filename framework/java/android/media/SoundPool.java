package android.media;

import android.content.Context;
import android.content.res.AssetFileDescriptor;
import android.os.Handler;
import android.os.Replies;
import antecede.Callbacks;
import java.io.File;
import java.io.FileDescriptor;

/** Short sounds: that one is loaded is told to the looper of whoever set the listener. */
public class SoundPool {
  private final int maxStreams;
  private int sounds;
  private int streams;
  private Handler handler;
  private OnLoadCompleteListener listener;
  private boolean released;

  public interface OnLoadCompleteListener {
    void onLoadComplete(SoundPool soundPool, int value, int value2);
  }

  /** Makes a pool. */
  public static class Builder {
    private int maxStreams = 1;

    public Builder() {}

    public Builder setMaxStreams(int maxStreams) {
      if (maxStreams <= 0) {
        throw new IllegalArgumentException("Strictly positive value required for the maximum number of streams");
      }
      this.maxStreams = maxStreams;
      return this;
    }

    public Builder setAudioAttributes(AudioAttributes attributes) {
      if (attributes == null) throw new IllegalArgumentException("Invalid null AudioAttributes");
      return this;
    }

    public SoundPool build() {
      return new SoundPool(maxStreams, AudioManager.STREAM_MUSIC, 0);
    }
  }

  @Deprecated
  public SoundPool(int maxStreams, int streamType, int srcQuality) {
    this.maxStreams = maxStreams;
  }

  public final void release() {
    released = true;
    listener = null;
  }

  @Override
  protected void finalize() {
    release();
  }

  private int load() {
    int id = ++sounds;
    if (handler == null) return id;
    Replies.post(handler, new Runnable() {
      @Override
      public void run() {
        if (listener == null) return;
        Callbacks.invoke(SoundPool.this, "OnLoadCompleteListener", listener);
        listener.onLoadComplete(SoundPool.this, id, 0);
      }
    });
    return id;
  }

  public int load(String path, int priority) {
    return new File(path).exists() ? load() : 0;
  }

  public int load(Context context, int resId, int priority) {
    return load();
  }

  public int load(AssetFileDescriptor afd, int priority) {
    return afd == null ? 0 : load();
  }

  public int load(FileDescriptor fd, long offset, long length, int priority) {
    return load();
  }

  public final boolean unload(int soundID) {
    return soundID > 0 && soundID <= sounds;
  }

  public final int play(int soundID, float leftVolume, float rightVolume, int priority, int loop, float rate) {
    return released || soundID <= 0 || soundID > sounds ? 0 : ++streams;
  }

  public void setOnLoadCompleteListener(OnLoadCompleteListener listener) {
    this.listener = listener;
    if (listener == null) {
      Callbacks.unregister(this, "OnLoadCompleteListener", null);
      return;
    }
    handler = new Handler(android.os.Source.current());
    Callbacks.registerOn(handler.getLooper().getEvents(), this, "OnLoadCompleteListener", listener, false);
  }

  public final void pause(int value) {}

  public final void resume(int value) {}

  public final void autoPause() {}

  public final void autoResume() {}

  public final void stop(int value) {}

  public final void setVolume(int streamID, float leftVolume, float rightVolume) {}

  public final void setPriority(int value, int value2) {}

  public final void setLoop(int value, int value2) {}

  public final void setRate(int value, float value2) {}
}
