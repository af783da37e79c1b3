package android.app;

import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;
import android.os.Handler;
import android.os.IBinder;
import android.os.Looper;
import android.os.MessageQueue;
import android.os.PersistableBundle;
import android.content.pm.ActivityInfo;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.ViewRoot;
import antecede.system.Server;

/** Lets tests drive an app. Light: the environment drives it here. */
public class Instrumentation {
  public static final String REPORT_KEY_IDENTIFIER = "id";
  public static final String REPORT_KEY_STREAMRESULT = "stream";

  /** What an activity gave back. */
  public static final class ActivityResult {
    private final int code;
    private final Intent data;

    public ActivityResult(int resultCode, Intent resultData) {
      code = resultCode;
      data = resultData;
    }

    public int getResultCode() {
      return code;
    }

    public Intent getResultData() {
      return data;
    }
  }

  /** Watches for activities. */
  public static class ActivityMonitor {
    private final IntentFilter filter;
    private final String className;
    private final ActivityResult result;
    private final boolean block;

    public ActivityMonitor(IntentFilter which, ActivityResult result, boolean block) {
      filter = which;
      className = null;
      this.result = result;
      this.block = block;
    }

    public ActivityMonitor(String cls, ActivityResult result, boolean block) {
      filter = null;
      className = cls;
      this.result = result;
      this.block = block;
    }

    public ActivityMonitor() {
      this((String) null, null, false);
    }

    public final IntentFilter getFilter() {
      return filter;
    }

    public final ActivityResult getResult() {
      return result;
    }

    public final boolean isBlocking() {
      return block;
    }

    public final int getHits() {
      return 0;
    }

    public final Activity getLastActivity() {
      return null;
    }

    public ActivityResult onStartActivity(Intent intent) {
      return null;
    }

    final String className() {
      return className;
    }
  }

  public void onCreate(Bundle arguments) {}

  public void start() {
    new Thread("Instr: " + getClass().getName()) {
      @Override
      public void run() {
        onStart();
      }
    }.start();
  }

  public void onStart() {}

  public boolean onException(Object obj, Throwable e) {
    return false;
  }

  public void sendStatus(int resultCode, Bundle results) {}

  public void addResults(Bundle results) {}

  public void finish(int resultCode, Bundle results) {}

  public void setAutomaticPerformanceSnapshots() {}

  public void startPerformanceSnapshot() {}

  public void endPerformanceSnapshot() {}

  public void onDestroy() {}

  public Context getContext() {
    return ActivityThread.application();
  }

  public ComponentName getComponentName() {
    return null;
  }

  public Context getTargetContext() {
    return ActivityThread.application();
  }

  public String getProcessName() {
    return ActivityThread.currentProcessName();
  }

  public boolean isProfiling() {
    return false;
  }

  public void startProfiling() {}

  public void stopProfiling() {}

  public void setInTouchMode(boolean inTouch) {}

  public void resetInTouchMode() {}

  public void waitForIdle(final Runnable recipient) {
    Looper.getMainLooper().getQueue().addIdleHandler(new MessageQueue.IdleHandler() {
      @Override
      public boolean queueIdle() {
        if (recipient != null) recipient.run();
        return false;
      }
    });
  }

  public void waitForIdleSync() {
    runOnMainSync(new Runnable() {
      @Override
      public void run() {}
    });
  }

  public void runOnMainSync(Runnable runner) {
    if (Looper.myLooper() == Looper.getMainLooper()) {
      throw new RuntimeException("This method can not be called from the main application thread");
    }
    new Handler(Looper.getMainLooper()).runWithScissors(runner, 0);
  }

  public Activity startActivitySync(Intent intent) {
    return startActivitySync(intent, null);
  }

  public Activity startActivitySync(Intent intent, Bundle options) {
    Server.startActivity(ActivityThread.application(), null, intent, -1, options);
    waitForIdleSync();
    return null;
  }

  public void addMonitor(ActivityMonitor monitor) {}

  public ActivityMonitor addMonitor(IntentFilter filter, ActivityResult result, boolean block) {
    return new ActivityMonitor(filter, result, block);
  }

  public ActivityMonitor addMonitor(String cls, ActivityResult result, boolean block) {
    return new ActivityMonitor(cls, result, block);
  }

  public boolean checkMonitorHit(ActivityMonitor monitor, int minHits) {
    return monitor.getHits() >= minHits;
  }

  public Activity waitForMonitor(ActivityMonitor monitor) {
    return monitor.getLastActivity();
  }

  public Activity waitForMonitorWithTimeout(ActivityMonitor monitor, long timeOut) {
    return monitor.getLastActivity();
  }

  public void removeMonitor(ActivityMonitor monitor) {}

  public boolean invokeMenuActionSync(final Activity targetActivity, final int id, final int flag) {
    runOnMainSync(new Runnable() {
      @Override
      public void run() {
        targetActivity.getWindow().performPanelIdentifierAction(android.view.Window.FEATURE_OPTIONS_PANEL, id, flag);
      }
    });
    return true;
  }

  public boolean invokeContextMenuAction(final Activity targetActivity, final int id, final int flag) {
    runOnMainSync(new Runnable() {
      @Override
      public void run() {
        targetActivity.getWindow().performContextMenuIdentifierAction(id, flag);
      }
    });
    return true;
  }

  public void sendStringSync(String text) {
    for (int i = 0; text != null && i < text.length(); i++) sendCharacterSync(text.charAt(i));
  }

  public void sendKeySync(KeyEvent event) {
    ViewRoot root = ViewRoot.focused();
    if (root != null) root.input(event);
    waitForIdleSync();
  }

  public void sendKeyDownUpSync(int key) {
    sendKeySync(new KeyEvent(KeyEvent.ACTION_DOWN, key));
    sendKeySync(new KeyEvent(KeyEvent.ACTION_UP, key));
  }

  public void sendCharacterSync(int keyCode) {
    sendKeyDownUpSync(keyCode);
  }

  public void sendPointerSync(MotionEvent event) {
    ViewRoot root = ViewRoot.focused();
    if (root != null) root.input(event);
    waitForIdleSync();
  }

  public void sendTrackballEventSync(MotionEvent event) {
    sendPointerSync(event);
  }

  public Application newApplication(ClassLoader cl, String className, Context context)
      throws InstantiationException, IllegalAccessException, ClassNotFoundException {
    return newApplication(cl.loadClass(className), context);
  }

  public static Application newApplication(Class<?> clazz, Context context)
      throws InstantiationException, IllegalAccessException, ClassNotFoundException {
    Application application = (Application) clazz.newInstance();
    application.attach(context);
    return application;
  }

  public void callApplicationOnCreate(Application app) {
    app.onCreate();
  }

  public Activity newActivity(Class<?> clazz, Context context, IBinder token, Application application, Intent intent,
      ActivityInfo info, CharSequence title, Activity parent, String id, Object lastNonConfigurationInstance)
      throws InstantiationException, IllegalAccessException {
    Activity activity = (Activity) clazz.newInstance();
    activity.setParent(parent, id);
    activity.attach(context, application, intent, new ComponentName(context, clazz), title, token, null);
    return activity;
  }

  public Activity newActivity(ClassLoader cl, String className, Intent intent)
      throws InstantiationException, IllegalAccessException, ClassNotFoundException {
    return (Activity) cl.loadClass(className).newInstance();
  }

  public void callActivityOnCreate(Activity activity, Bundle icicle) {
    activity.onCreate(icicle);
  }

  public void callActivityOnCreate(Activity activity, Bundle icicle, PersistableBundle persistentState) {
    activity.onCreate(icicle, persistentState);
  }

  public void callActivityOnDestroy(Activity activity) {
    activity.onDestroy();
  }

  public void callActivityOnRestoreInstanceState(Activity activity, Bundle savedInstanceState) {
    activity.onRestoreInstanceState(savedInstanceState);
  }

  public void callActivityOnPostCreate(Activity activity, Bundle savedInstanceState) {
    activity.onPostCreate(savedInstanceState);
  }

  public void callActivityOnNewIntent(Activity activity, Intent intent) {
    activity.onNewIntent(intent);
  }

  public void callActivityOnStart(Activity activity) {
    activity.onStart();
  }

  public void callActivityOnRestart(Activity activity) {
    activity.onRestart();
  }

  public void callActivityOnResume(Activity activity) {
    activity.onResume();
  }

  public void callActivityOnStop(Activity activity) {
    activity.onStop();
  }

  public void callActivityOnSaveInstanceState(Activity activity, Bundle outState) {
    activity.onSaveInstanceState(outState);
  }

  public void callActivityOnPause(Activity activity) {
    activity.onPause();
  }

  public void callActivityOnUserLeaving(Activity activity) {
    activity.onUserLeaveHint();
  }

  public void startAllocCounting() {}

  public void stopAllocCounting() {}

  public Bundle getAllocCounts() {
    return new Bundle();
  }

  public Bundle getBinderCounts() {
    return new Bundle();
  }
}
