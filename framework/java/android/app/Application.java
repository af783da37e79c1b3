package android.app;

import android.content.ComponentCallbacks;
import android.content.ComponentCallbacks2;
import android.content.Context;
import android.content.ContextWrapper;
import android.content.res.Configuration;
import android.os.Bundle;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Hidden;
import antecede.Lifecycle;
import antecede.Unlisted;

/** The app's own object for its process. */
public class Application extends ContextWrapper implements ComponentCallbacks2 {
  private static final String COMPONENT_CALLBACKS = "ComponentCallbacks";

  @Unlisted public LoadedApk mLoadedApk;
  @Hidden public final Lifecycle life = new Lifecycle(this, "application");
  final ActivityCallbacks activities = new ActivityCallbacks(this);
  private final Bag<ComponentCallbacks> components = new Bag<ComponentCallbacks>();
  private final Bag<OnProvideAssistDataListener> assistants = new Bag<OnProvideAssistDataListener>();

  /** Hears of the steps of activities; the application hears of all of them. */
  public interface ActivityLifecycleCallbacks {
    default void onActivityPreCreated(Activity activity, Bundle savedInstanceState) {}

    void onActivityCreated(Activity activity, Bundle savedInstanceState);

    default void onActivityPostCreated(Activity activity, Bundle savedInstanceState) {}

    default void onActivityPreStarted(Activity activity) {}

    void onActivityStarted(Activity activity);

    default void onActivityPostStarted(Activity activity) {}

    default void onActivityPreResumed(Activity activity) {}

    void onActivityResumed(Activity activity);

    default void onActivityPostResumed(Activity activity) {}

    default void onActivityPrePaused(Activity activity) {}

    void onActivityPaused(Activity activity);

    default void onActivityPostPaused(Activity activity) {}

    default void onActivityPreStopped(Activity activity) {}

    void onActivityStopped(Activity activity);

    default void onActivityPostStopped(Activity activity) {}

    default void onActivityPreSaveInstanceState(Activity activity, Bundle outState) {}

    void onActivitySaveInstanceState(Activity activity, Bundle outState);

    default void onActivityPostSaveInstanceState(Activity activity, Bundle outState) {}

    default void onActivityPreDestroyed(Activity activity) {}

    void onActivityDestroyed(Activity activity);

    default void onActivityPostDestroyed(Activity activity) {}
  }

  /** Is asked for what an assistant may know of an activity. */
  public interface OnProvideAssistDataListener {
    void onProvideAssistData(Activity activity, Bundle data);
  }

  public Application() {
    super(null);
  }

  @Unlisted
  public void attach(Context base) {
    mLoadedApk = ActivityThread.loadedApk();
    attachBaseContext(base);
  }

  public void onCreate() {}

  public void onTerminate() {}

  @Override
  public void onConfigurationChanged(Configuration newConfig) {
    for (ComponentCallbacks callback : all()) {
      Callbacks.invoke(this, COMPONENT_CALLBACKS, callback);
      callback.onConfigurationChanged(newConfig);
    }
  }

  @Override
  public void onLowMemory() {
    for (ComponentCallbacks callback : all()) {
      Callbacks.invoke(this, COMPONENT_CALLBACKS, callback);
      callback.onLowMemory();
    }
  }

  @Override
  public void onTrimMemory(int level) {
    for (ComponentCallbacks callback : all()) {
      if (!(callback instanceof ComponentCallbacks2)) continue;
      Callbacks.invoke(this, COMPONENT_CALLBACKS, callback);
      ((ComponentCallbacks2) callback).onTrimMemory(level);
    }
  }

  private ComponentCallbacks[] all() {
    ComponentCallbacks[] all = new ComponentCallbacks[components.size()];
    for (int i = 0; i < all.length; i++) all[i] = components.get(i);
    return all;
  }

  @Override
  public void registerComponentCallbacks(ComponentCallbacks callback) {
    components.add(callback);
    Callbacks.observe(this, COMPONENT_CALLBACKS, callback, true);
  }

  @Override
  public void unregisterComponentCallbacks(ComponentCallbacks callback) {
    if (components.remove(callback)) Callbacks.unregister(this, COMPONENT_CALLBACKS, callback);
  }

  public void registerActivityLifecycleCallbacks(ActivityLifecycleCallbacks callback) {
    activities.add(callback);
  }

  public void unregisterActivityLifecycleCallbacks(ActivityLifecycleCallbacks callback) {
    activities.remove(callback);
  }

  public void registerOnProvideAssistDataListener(OnProvideAssistDataListener callback) {
    Callbacks.register(this, "OnProvideAssistDataListener", callback, true);
    assistants.add(callback);
  }

  public void unregisterOnProvideAssistDataListener(OnProvideAssistDataListener callback) {
    Callbacks.unregister(this, "OnProvideAssistDataListener", callback);
    assistants.remove(callback);
  }

  public static String getProcessName() {
    return ActivityThread.currentProcessName();
  }
}
