package androidx.activity;

import android.app.Activity;
import android.app.Application;
import android.os.Bundle;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleRegistry;

/** Tells an activity's lifecycle of its steps: after the callbacks on the way up, before them on the way down. */
final class EventReporter implements Application.ActivityLifecycleCallbacks {
  private final LifecycleRegistry registry;

  EventReporter(LifecycleRegistry registry) {
    this.registry = registry;
  }

  @Override
  public void onActivityCreated(Activity activity, Bundle savedInstanceState) {}

  @Override
  public void onActivityPostCreated(Activity activity, Bundle savedInstanceState) {
    registry.handleLifecycleEvent(Lifecycle.Event.ON_CREATE);
  }

  @Override
  public void onActivityStarted(Activity activity) {}

  @Override
  public void onActivityPostStarted(Activity activity) {
    registry.handleLifecycleEvent(Lifecycle.Event.ON_START);
  }

  @Override
  public void onActivityResumed(Activity activity) {}

  @Override
  public void onActivityPostResumed(Activity activity) {
    registry.handleLifecycleEvent(Lifecycle.Event.ON_RESUME);
  }

  @Override
  public void onActivityPrePaused(Activity activity) {
    registry.handleLifecycleEvent(Lifecycle.Event.ON_PAUSE);
  }

  @Override
  public void onActivityPaused(Activity activity) {}

  @Override
  public void onActivityPreStopped(Activity activity) {
    registry.handleLifecycleEvent(Lifecycle.Event.ON_STOP);
  }

  @Override
  public void onActivityStopped(Activity activity) {}

  @Override
  public void onActivitySaveInstanceState(Activity activity, Bundle outState) {}

  @Override
  public void onActivityPreDestroyed(Activity activity) {
    registry.handleLifecycleEvent(Lifecycle.Event.ON_DESTROY);
  }

  @Override
  public void onActivityDestroyed(Activity activity) {}
}
