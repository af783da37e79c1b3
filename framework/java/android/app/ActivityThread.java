package android.app;

import android.content.ComponentName;
import android.content.Context;
import android.content.ContextWrapper;
import android.content.pm.ApplicationInfo;
import android.os.Looper;
import android.view.ViewRoot;
import antecede.Hidden;
import antecede.Unlisted;

/** What apps that look behind the scenes know of the process. The system itself is {@link antecede.system.Server}. */
@Unlisted
public final class ActivityThread {
  /** Set as soon as there is one, before its onCreate. */
  @Hidden public static Application application;

  private static final ActivityThread current = new ActivityThread();
  private final Instrumentation instrumentation = new Instrumentation();

  private ActivityThread() {}

  public static ActivityThread currentActivityThread() {
    return current;
  }

  public static Application currentApplication() {
    return application;
  }

  public static String currentPackageName() {
    return application == null ? null : application.getPackageName();
  }

  public static String currentProcessName() {
    if (application == null) return null;
    ApplicationInfo info = application.getApplicationInfo();
    return info == null || info.processName == null ? application.getPackageName() : info.processName;
  }

  /** Of the activity that takes input, or null. */
  static ComponentName topActivity() {
    ViewRoot root = ViewRoot.focused();
    for (Context at = root == null ? null : root.getView().getContext(); at instanceof ContextWrapper;
        at = ((ContextWrapper) at).getBaseContext()) {
      if (at instanceof Activity) return ((Activity) at).getComponentName();
    }
    return null;
  }

  public Application getApplication() {
    return application;
  }

  public String getProcessName() {
    return currentProcessName();
  }

  public Instrumentation getInstrumentation() {
    return instrumentation;
  }

  public Context getSystemContext() {
    return application;
  }

  public Looper getLooper() {
    return Looper.getMainLooper();
  }
}
