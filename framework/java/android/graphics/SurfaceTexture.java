package android.graphics;

import android.os.Handler;
import android.os.Looper;
import antecede.Callbacks;

/** Pictures that become a texture. A new one is told on the looper that the listener came from. */
public class SurfaceTexture {
  private OnFrameAvailableListener listener;
  private Handler handler;
  private boolean released;
  private long timestamp;

  /** Hears of a new picture. */
  public interface OnFrameAvailableListener {
    void onFrameAvailable(SurfaceTexture surfaceTexture);
  }

  public static class OutOfResourcesException extends Exception {
    public OutOfResourcesException() {}

    public OutOfResourcesException(String name) {
      super(name);
    }
  }

  public SurfaceTexture(int texName) {
    this(texName, false);
  }

  public SurfaceTexture(int texName, boolean singleBufferMode) {}

  public SurfaceTexture(boolean singleBufferMode) {}

  public void setOnFrameAvailableListener(OnFrameAvailableListener listener) {
    setOnFrameAvailableListener(listener, null);
  }

  public void setOnFrameAvailableListener(OnFrameAvailableListener listener, Handler handler) {
    this.listener = listener;
    if (listener == null) {
      Callbacks.unregister(this, "OnFrameAvailableListener", null);
      return;
    }
    Looper looper = handler != null ? handler.getLooper() : Looper.myLooper() != null ? Looper.myLooper() : Looper
        .getMainLooper();
    this.handler = new Handler(looper);
    Callbacks.observe(this, "OnFrameAvailableListener", listener, false);
  }

  /** The producer has drawn a picture. */
  @antecede.Hidden
  public void frame() {
    timestamp = System.nanoTime();
    if (listener == null) return;
    handler.post(new Runnable() {
      @Override
      public void run() {
        OnFrameAvailableListener current = listener;
        if (current == null) return;
        Callbacks.invoke(SurfaceTexture.this, "OnFrameAvailableListener", current);
        current.onFrameAvailable(SurfaceTexture.this);
      }
    });
  }

  public void setDefaultBufferSize(int width, int height) {}

  public void updateTexImage() {
    if (released) throw new IllegalStateException("Unable to update texture contents (see logcat for details)");
  }

  public void releaseTexImage() {}

  public void detachFromGLContext() {}

  public void attachToGLContext(int texName) {}

  public void getTransformMatrix(float[] mtx) {
    if (mtx.length != 16) throw new IllegalArgumentException();
    for (int i = 0; i < 16; i++) mtx[i] = i % 5 == 0 ? 1 : 0;
  }

  public long getTimestamp() {
    return timestamp;
  }

  public void release() {
    released = true;
  }

  public boolean isReleased() {
    return released;
  }
}
