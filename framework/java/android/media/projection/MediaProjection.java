package android.media.projection;

import android.hardware.display.VirtualDisplay;
import android.os.Handler;
import android.view.Surface;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Unlisted;

/** The user lets an app see the screen. */
public final class MediaProjection {
  private final Bag<Registration> registrations = new Bag<Registration>();
  private boolean stopped;

  /** Hears of its end. */
  public abstract static class Callback {
    public Callback() {}

    public void onStop() {}

    public void onCapturedContentResize(int width, int height) {}

    public void onCapturedContentVisibilityChanged(boolean isVisible) {}
  }

  private static final class Registration {
    final Callback callback;
    final Handler handler;

    Registration(Callback callback, Handler handler) {
      this.callback = callback;
      this.handler = handler;
    }
  }

  @Unlisted
  public MediaProjection() {}

  public void registerCallback(Callback callback, Handler handler) {
    Handler target = handler == null ? new Handler(android.os.Source.current()) : handler;
    registrations.add(new Registration(callback, target));
    Callbacks.registerOn(target.getLooper().getEvents(), this, "Callback", callback, true);
  }

  public void unregisterCallback(Callback callback) {
    for (int i = registrations.size() - 1; i >= 0; i--) {
      if (registrations.get(i).callback == callback) registrations.removeAt(i);
    }
    Callbacks.unregister(this, "Callback", callback);
  }

  public VirtualDisplay createVirtualDisplay(String name, int width, int height, int dpi, int flags, Surface surface,
      VirtualDisplay.Callback callback,
      Handler handler) {
    return new VirtualDisplay(null, surface, callback, handler);
  }

  public void stop() {
    if (stopped) return;
    stopped = true;
    for (int i = 0; i < registrations.size(); i++) {
      final Registration registration = registrations.get(i);
      android.os.Replies.post(registration.handler, new Runnable() {
        @Override
        public void run() {
          if (!registrations.contains(registration)) return;
          Callbacks.invoke(MediaProjection.this, "Callback", registration.callback);
          registration.callback.onStop();
        }
      });
    }
  }
}
