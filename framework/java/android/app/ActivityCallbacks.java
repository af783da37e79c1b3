package android.app;

import android.app.Application.ActivityLifecycleCallbacks;
import android.os.Bundle;
import antecede.Bag;
import antecede.Callbacks;

/**
 * Who wants to hear of the steps of activities, at one activity or at the application. On the way up the application's listeners
 * hear first; on the way down, the activity's own, the latest first.
 */
final class ActivityCallbacks {
  private static final String SLOT = "ActivityLifecycleCallbacks";

  private final Object source;
  private final Bag<ActivityLifecycleCallbacks> listeners = new Bag<ActivityLifecycleCallbacks>();

  ActivityCallbacks(Object source) {
    this.source = source;
  }

  void add(ActivityLifecycleCallbacks listener) {
    listeners.add(listener);
    Callbacks.observe(source, SLOT, listener, true);
  }

  void remove(ActivityLifecycleCallbacks listener) {
    if (listeners.remove(listener)) Callbacks.unregister(source, SLOT, listener);
  }

  /** Those of the application and of the activity, in the order of their turn. */
  private static ActivityLifecycleCallbacks[] of(Activity activity, boolean up) {
    Bag<ActivityLifecycleCallbacks> first = activity.getApplication().activities.listeners;
    Bag<ActivityLifecycleCallbacks> own = activity.callbacks.listeners;
    int general = first.size();
    ActivityLifecycleCallbacks[] all = new ActivityLifecycleCallbacks[general + own.size()];
    for (int i = 0; i < general; i++) all[up ? i : own.size() + i] = first.get(i);
    for (int i = 0; i < own.size(); i++) all[up ? general + i : own.size() - 1 - i] = own.get(i);
    return all;
  }

  private static void invoke(Activity activity, ActivityLifecycleCallbacks listener) {
    Object source = activity.callbacks.listeners.contains(listener) ? activity : activity.getApplication();
    Callbacks.invoke(source, SLOT, listener);
  }

  static void preCreated(Activity activity, Bundle state) {
    for (ActivityLifecycleCallbacks listener : of(activity, true)) {
      invoke(activity, listener);
      listener.onActivityPreCreated(activity, state);
    }
  }

  static void created(Activity activity, Bundle state) {
    for (ActivityLifecycleCallbacks listener : of(activity, true)) {
      invoke(activity, listener);
      listener.onActivityCreated(activity, state);
    }
  }

  static void postCreated(Activity activity, Bundle state) {
    for (ActivityLifecycleCallbacks listener : of(activity, true)) {
      invoke(activity, listener);
      listener.onActivityPostCreated(activity, state);
    }
  }

  static void preStarted(Activity activity) {
    for (ActivityLifecycleCallbacks listener : of(activity, true)) {
      invoke(activity, listener);
      listener.onActivityPreStarted(activity);
    }
  }

  static void started(Activity activity) {
    for (ActivityLifecycleCallbacks listener : of(activity, true)) {
      invoke(activity, listener);
      listener.onActivityStarted(activity);
    }
  }

  static void postStarted(Activity activity) {
    for (ActivityLifecycleCallbacks listener : of(activity, true)) {
      invoke(activity, listener);
      listener.onActivityPostStarted(activity);
    }
  }

  static void preResumed(Activity activity) {
    for (ActivityLifecycleCallbacks listener : of(activity, true)) {
      invoke(activity, listener);
      listener.onActivityPreResumed(activity);
    }
  }

  static void resumed(Activity activity) {
    for (ActivityLifecycleCallbacks listener : of(activity, true)) {
      invoke(activity, listener);
      listener.onActivityResumed(activity);
    }
  }

  static void postResumed(Activity activity) {
    for (ActivityLifecycleCallbacks listener : of(activity, true)) {
      invoke(activity, listener);
      listener.onActivityPostResumed(activity);
    }
  }

  static void prePaused(Activity activity) {
    for (ActivityLifecycleCallbacks listener : of(activity, false)) {
      invoke(activity, listener);
      listener.onActivityPrePaused(activity);
    }
  }

  static void paused(Activity activity) {
    for (ActivityLifecycleCallbacks listener : of(activity, false)) {
      invoke(activity, listener);
      listener.onActivityPaused(activity);
    }
  }

  static void postPaused(Activity activity) {
    for (ActivityLifecycleCallbacks listener : of(activity, false)) {
      invoke(activity, listener);
      listener.onActivityPostPaused(activity);
    }
  }

  static void preStopped(Activity activity) {
    for (ActivityLifecycleCallbacks listener : of(activity, false)) {
      invoke(activity, listener);
      listener.onActivityPreStopped(activity);
    }
  }

  static void stopped(Activity activity) {
    for (ActivityLifecycleCallbacks listener : of(activity, false)) {
      invoke(activity, listener);
      listener.onActivityStopped(activity);
    }
  }

  static void postStopped(Activity activity) {
    for (ActivityLifecycleCallbacks listener : of(activity, false)) {
      invoke(activity, listener);
      listener.onActivityPostStopped(activity);
    }
  }

  static void preSaved(Activity activity, Bundle state) {
    for (ActivityLifecycleCallbacks listener : of(activity, false)) {
      invoke(activity, listener);
      listener.onActivityPreSaveInstanceState(activity, state);
    }
  }

  static void saved(Activity activity, Bundle state) {
    for (ActivityLifecycleCallbacks listener : of(activity, false)) {
      invoke(activity, listener);
      listener.onActivitySaveInstanceState(activity, state);
    }
  }

  static void postSaved(Activity activity, Bundle state) {
    for (ActivityLifecycleCallbacks listener : of(activity, false)) {
      invoke(activity, listener);
      listener.onActivityPostSaveInstanceState(activity, state);
    }
  }

  static void preDestroyed(Activity activity) {
    for (ActivityLifecycleCallbacks listener : of(activity, false)) {
      invoke(activity, listener);
      listener.onActivityPreDestroyed(activity);
    }
  }

  static void destroyed(Activity activity) {
    for (ActivityLifecycleCallbacks listener : of(activity, false)) {
      invoke(activity, listener);
      listener.onActivityDestroyed(activity);
    }
  }

  static void postDestroyed(Activity activity) {
    for (ActivityLifecycleCallbacks listener : of(activity, false)) {
      invoke(activity, listener);
      listener.onActivityPostDestroyed(activity);
    }
  }
}
