package android.hardware.display;

import android.os.Handler;
import android.os.Looper;
import android.view.Display;
import android.view.Surface;
import antecede.Callbacks;
import antecede.Hidden;

/** A screen that an app made. */
public final class VirtualDisplay {
  private final Display display;
  private final Callback callback;
  private final Handler handler;
  private Surface surface;
  private boolean released;

  /** Hears of its state. */
  public abstract static class Callback {
    public Callback() {}

    public void onPaused() {}

    public void onResumed() {}

    public void onStopped() {}
  }

  @Hidden
  public VirtualDisplay(Display display, Surface surface, Callback callback, Handler handler) {
    this.display = display;
    this.surface = surface;
    this.callback = callback;
    this.handler = callback == null ? null : new Handler(handler == null ? Looper.getMainLooper() : handler.getLooper());
    if (callback != null) Callbacks.observe(this, "Callback", callback, false);
    if (surface != null) tell(true);
  }

  private void tell(boolean resumed) {
    if (callback == null) return;
    handler.post(new Runnable() {
      @Override
      public void run() {
        Callbacks.invoke(VirtualDisplay.this, "Callback", callback);
        if (released) callback.onStopped();
        else if (resumed) callback.onResumed();
        else callback.onPaused();
      }
    });
  }

  public Display getDisplay() {
    return display;
  }

  public Surface getSurface() {
    return surface;
  }

  public void setSurface(Surface surface) {
    boolean changed = (this.surface == null) != (surface == null);
    this.surface = surface;
    if (changed) tell(surface != null);
  }

  public void resize(int width, int height, int densityDpi) {}

  public void release() {
    if (released) return;
    released = true;
    tell(false);
  }
}
