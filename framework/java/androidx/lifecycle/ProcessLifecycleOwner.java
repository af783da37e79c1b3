package androidx.lifecycle;

import android.app.Activity;
import android.app.ActivityThread;
import android.app.Application;
import android.content.Context;
import android.os.Bundle;
import android.os.Handler;
import antecede.Unlisted;

/** The lifecycle of the whole app: it pauses and stops 700 ms after its last activity did, unless another has come meanwhile. */
public class ProcessLifecycleOwner implements LifecycleOwner {
  private static final long TIMEOUT = 700;
  private static ProcessLifecycleOwner instance;
  @Unlisted public static final Companion Companion = new Companion();

  private final LifecycleRegistry registry = new LifecycleRegistry(this);
  private final Handler handler = new Handler();
  private int started;
  private int resumed;
  private boolean paused = true;
  private boolean stopped = true;
  private final Runnable delayedPause = new Runnable() {
    @Override
    public void run() {
      pauseIfNeeded();
      stopIfNeeded();
    }
  };

  /** Counts activities. */
  private final class Watch implements Application.ActivityLifecycleCallbacks {
    @Override
    public void onActivityCreated(Activity activity, Bundle savedInstanceState) {}

    @Override
    public void onActivityStarted(Activity activity) {}

    @Override
    public void onActivityPostStarted(Activity activity) {
      if (++started != 1 || !stopped) return;
      registry.handleLifecycleEvent(Lifecycle.Event.ON_START);
      stopped = false;
    }

    @Override
    public void onActivityResumed(Activity activity) {}

    @Override
    public void onActivityPostResumed(Activity activity) {
      if (++resumed != 1) return;
      if (paused) registry.handleLifecycleEvent(Lifecycle.Event.ON_RESUME);
      else handler.removeCallbacks(delayedPause);
      paused = false;
    }

    @Override
    public void onActivityPaused(Activity activity) {
      if (--resumed == 0) handler.postDelayed(delayedPause, TIMEOUT);
    }

    @Override
    public void onActivityStopped(Activity activity) {
      started--;
      stopIfNeeded();
    }

    @Override
    public void onActivitySaveInstanceState(Activity activity, Bundle outState) {}

    @Override
    public void onActivityDestroyed(Activity activity) {}
  }

  /** What Kotlin code calls. */
  @Unlisted
  public static final class Companion {
    private Companion() {}

    public LifecycleOwner get() {
      return ProcessLifecycleOwner.get();
    }

    public void init$lifecycle_process_release(Context context) {
      ProcessLifecycleOwner.get();
    }
  }

  private ProcessLifecycleOwner() {}

  /** When the process begins. */
  @Unlisted
  public static void init(Context context) {
    get();
  }

  public static LifecycleOwner get() {
    if (instance == null) {
      instance = new ProcessLifecycleOwner();
      instance.registry.handleLifecycleEvent(Lifecycle.Event.ON_CREATE);
      ActivityThread.application().registerActivityLifecycleCallbacks(instance.new Watch());
    }
    return instance;
  }

  private void pauseIfNeeded() {
    if (resumed != 0) return;
    paused = true;
    registry.handleLifecycleEvent(Lifecycle.Event.ON_PAUSE);
  }

  private void stopIfNeeded() {
    if (started != 0 || !paused) return;
    registry.handleLifecycleEvent(Lifecycle.Event.ON_STOP);
    stopped = true;
  }

  @Override
  public Lifecycle getLifecycle() {
    return registry;
  }
}
