package com.example.lifecycle;

import android.app.Activity;
import android.app.Application;
import android.content.res.Configuration;
import android.os.Bundle;

public class App extends Application {
  @Override
  public void onCreate() {
    super.onCreate();
    System.out.println("App.onCreate");
  }

  @Override
  public void onConfigurationChanged(Configuration configuration) {
    super.onConfigurationChanged(configuration);
    boolean across = configuration.orientation == Configuration.ORIENTATION_LANDSCAPE;
    System.out.println("App.onConfigurationChanged " + (across ? "landscape" : "portrait"));
  }

  @Override
  public void onTrimMemory(int level) {
    super.onTrimMemory(level);
    System.out.println("App.onTrimMemory " + level);
  }

  /** Prints what it hears of activities. */
  static class Watcher implements ActivityLifecycleCallbacks {
    private void say(String what, Activity activity) {
      System.out.println("Watcher." + what + " " + activity.getClass().getSimpleName());
    }

    @Override
    public void onActivityPreCreated(Activity activity, Bundle saved) {
      say("onActivityPreCreated", activity);
    }

    @Override
    public void onActivityCreated(Activity activity, Bundle saved) {
      say("onActivityCreated", activity);
    }

    @Override
    public void onActivityPostCreated(Activity activity, Bundle saved) {
      say("onActivityPostCreated", activity);
    }

    @Override
    public void onActivityPreStarted(Activity activity) {
      say("onActivityPreStarted", activity);
    }

    @Override
    public void onActivityStarted(Activity activity) {
      say("onActivityStarted", activity);
    }

    @Override
    public void onActivityPostStarted(Activity activity) {
      say("onActivityPostStarted", activity);
    }

    @Override
    public void onActivityPreResumed(Activity activity) {
      say("onActivityPreResumed", activity);
    }

    @Override
    public void onActivityResumed(Activity activity) {
      say("onActivityResumed", activity);
    }

    @Override
    public void onActivityPostResumed(Activity activity) {
      say("onActivityPostResumed", activity);
    }

    @Override
    public void onActivityPrePaused(Activity activity) {
      say("onActivityPrePaused", activity);
    }

    @Override
    public void onActivityPaused(Activity activity) {
      say("onActivityPaused", activity);
    }

    @Override
    public void onActivityPostPaused(Activity activity) {
      say("onActivityPostPaused", activity);
    }

    @Override
    public void onActivityPreStopped(Activity activity) {
      say("onActivityPreStopped", activity);
    }

    @Override
    public void onActivityStopped(Activity activity) {
      say("onActivityStopped", activity);
    }

    @Override
    public void onActivityPostStopped(Activity activity) {
      say("onActivityPostStopped", activity);
    }

    @Override
    public void onActivityPreSaveInstanceState(Activity activity, Bundle out) {
      say("onActivityPreSaveInstanceState", activity);
    }

    @Override
    public void onActivitySaveInstanceState(Activity activity, Bundle out) {
      say("onActivitySaveInstanceState", activity);
    }

    @Override
    public void onActivityPostSaveInstanceState(Activity activity, Bundle out) {
      say("onActivityPostSaveInstanceState", activity);
    }

    @Override
    public void onActivityPreDestroyed(Activity activity) {
      say("onActivityPreDestroyed", activity);
    }

    @Override
    public void onActivityDestroyed(Activity activity) {
      say("onActivityDestroyed", activity);
    }

    @Override
    public void onActivityPostDestroyed(Activity activity) {
      say("onActivityPostDestroyed", activity);
    }
  }
}
