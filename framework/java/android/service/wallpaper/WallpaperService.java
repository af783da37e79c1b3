package android.service.wallpaper;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.Bundle;
import android.os.Handler;
import android.os.IBinder;
import android.os.Looper;
import android.view.MotionEvent;
import android.view.SurfaceHolder;
import antecede.Bag;

/** A wallpaper that moves. Its engines hear from the main looper. */
public abstract class WallpaperService extends Service {
  public static final String SERVICE_INTERFACE = "android.service.wallpaper.WallpaperService";
  public static final String SERVICE_META_DATA = "android.service.wallpaper";

  private final Bag<Engine> engines = new Bag<Engine>();

  /** One wallpaper on one screen. */
  public class Engine {
    private boolean visible;
    private boolean touchEvents;
    private boolean offsetNotifications = true;

    public Engine() {}

    public SurfaceHolder getSurfaceHolder() {
      return null;
    }

    public int getDesiredMinimumWidth() {
      return 1080;
    }

    public int getDesiredMinimumHeight() {
      return 1920;
    }

    public boolean isVisible() {
      return visible;
    }

    public boolean isPreview() {
      return false;
    }

    public void setTouchEventsEnabled(boolean enabled) {
      touchEvents = enabled;
    }

    public void setOffsetNotificationsEnabled(boolean enabled) {
      offsetNotifications = enabled;
    }

    public void onCreate(SurfaceHolder surfaceHolder) {}

    public void onDestroy() {}

    public void onVisibilityChanged(boolean visible) {}

    public void onTouchEvent(MotionEvent event) {}

    public void onOffsetsChanged(float xOffset, float yOffset, float xOffsetStep, float yOffsetStep, int xPixelOffset,
        int yPixelOffset) {}

    public Bundle onCommand(String action, int x, int y, int z, Bundle extras, boolean resultRequested) {
      return null;
    }

    public void onDesiredSizeChanged(int desiredWidth, int desiredHeight) {}

    public void onSurfaceChanged(SurfaceHolder holder, int format, int width, int height) {}

    public void onSurfaceRedrawNeeded(SurfaceHolder holder) {}

    public void onSurfaceCreated(SurfaceHolder holder) {}

    public void onSurfaceDestroyed(SurfaceHolder holder) {}

    void show(boolean visible) {
      this.visible = visible;
      onVisibilityChanged(visible);
    }
  }

  public WallpaperService() {}

  @Override
  public void onCreate() {
    super.onCreate();
  }

  @Override
  public void onDestroy() {
    super.onDestroy();
    for (int i = 0; i < engines.size(); i++) engines.get(i).onDestroy();
    engines.clear();
  }

  @Override
  public final IBinder onBind(Intent intent) {
    Handler handler = new Handler(Looper.getMainLooper());
    android.os.Replies.post(handler, new Runnable() {
      @Override
      public void run() {
        Engine engine = onCreateEngine();
        engines.add(engine);
        engine.onCreate(engine.getSurfaceHolder());
        engine.show(true);
      }
    });
    return new Binder();
  }

  public abstract Engine onCreateEngine();
}
