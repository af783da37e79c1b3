package android.hardware.display;

import android.content.Context;
import android.os.Handler;
import android.os.Source;
import android.view.Display;
import android.view.Surface;
import android.view.WindowManager;
import antecede.Bag;
import antecede.Unlisted;

/** The screens: one, and those an app makes. */
public final class DisplayManager {
  public static final String DISPLAY_CATEGORY_PRESENTATION = "android.hardware.display.category.PRESENTATION";
  public static final int MATCH_CONTENT_FRAMERATE_ALWAYS = 2;
  public static final int MATCH_CONTENT_FRAMERATE_NEVER = 0;
  public static final int MATCH_CONTENT_FRAMERATE_SEAMLESSS_ONLY = 1;
  public static final int MATCH_CONTENT_FRAMERATE_UNKNOWN = -1;
  public static final int VIRTUAL_DISPLAY_FLAG_AUTO_MIRROR = 16;
  public static final int VIRTUAL_DISPLAY_FLAG_OWN_CONTENT_ONLY = 8;
  public static final int VIRTUAL_DISPLAY_FLAG_PRESENTATION = 2;
  public static final int VIRTUAL_DISPLAY_FLAG_PUBLIC = 1;
  public static final int VIRTUAL_DISPLAY_FLAG_SECURE = 4;

  private final Context context;
  private static final Bag<Watch> watches = new Bag<Watch>();

  public interface DisplayListener {
    void onDisplayAdded(int value);

    void onDisplayRemoved(int value);

    void onDisplayChanged(int value);
  }

  /** The screen changes. */
  private static final class Watch extends Source<DisplayListener> {
    Watch(DisplayListener listener, Handler handler) {
      super("display", listener, handler);
    }

    @Override
    protected void call(DisplayListener listener) {
      listener.onDisplayChanged(Display.DEFAULT_DISPLAY);
    }
  }

  @Unlisted
  public DisplayManager(Context context) {
    this.context = context;
  }

  public Display getDisplay(int displayId) {
    if (displayId != Display.DEFAULT_DISPLAY) return null;
    return ((WindowManager) context.getSystemService(Context.WINDOW_SERVICE)).getDefaultDisplay();
  }

  public Display[] getDisplays() {
    return new Display[] {getDisplay(Display.DEFAULT_DISPLAY)};
  }

  public Display[] getDisplays(String category) {
    return category == null ? getDisplays() : new Display[0];
  }

  public void registerDisplayListener(DisplayListener listener, Handler handler) {
    if (listener == null) throw new IllegalArgumentException("listener must not be null");
    Watch watch = new Watch(listener, handler);
    watches.add(watch);
    watch.add();
  }

  public void unregisterDisplayListener(DisplayListener listener) {
    for (int i = watches.size() - 1; i >= 0; i--) {
      if (watches.get(i).listener == listener) watches.removeAt(i).remove();
    }
  }

  public VirtualDisplay createVirtualDisplay(String name, int width, int height, int densityDpi, Surface surface, int flags) {
    return new VirtualDisplay(getDisplay(Display.DEFAULT_DISPLAY), surface, null, null);
  }

  public VirtualDisplay createVirtualDisplay(String name, int width, int height, int densityDpi, Surface surface, int flags,
      VirtualDisplay.Callback callback, Handler handler) {
    return new VirtualDisplay(getDisplay(Display.DEFAULT_DISPLAY), surface, callback, handler);
  }
}
