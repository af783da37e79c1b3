package android.app;

import android.content.ComponentName;
import android.content.Context;
import android.content.ContextWrapper;
import android.content.pm.AppManifest;
import android.content.pm.ApplicationInfo;
import android.os.Looper;
import android.util.ArrayMap;
import android.view.ViewRoot;
import antecede.Concrete;
import antecede.Hidden;
import antecede.Unlisted;
import java.lang.ref.WeakReference;
import java.util.ArrayList;

/**
 * What apps that look behind the scenes know of the process. The system itself is {@link antecede.system.Server}.
 *
 * <p>A class that an IDE or a loader of patches puts in front of an app starts the app's own Application and makes everybody take that for
 * the first one: it replaces it in the fields below and in {@link LoadedApk#mApplication}, by reflection.
 */
@Unlisted
public final class ActivityThread {
  private static final ActivityThread sCurrentActivityThread = new ActivityThread();

  private final Instrumentation mInstrumentation = new Instrumentation();
  private final LoadedApk apk = new LoadedApk(this);
  Application mInitialApplication;
  final ArrayList<Application> mAllApplications = new ArrayList<Application>();
  final ArrayMap<String, WeakReference<LoadedApk>> mPackages = new ArrayMap<String, WeakReference<LoadedApk>>();
  final ArrayMap<String, WeakReference<LoadedApk>> mResourcePackages = new ArrayMap<String, WeakReference<LoadedApk>>();

  private ActivityThread() {}

  /** The one that components get; null before the process has any. */
  @Hidden
  public static Application application() {
    return sCurrentActivityThread.apk.mApplication;
  }

  /** As soon as there is one, before its onCreate. */
  @Hidden
  public static void setApplication(Application application) {
    sCurrentActivityThread.mInitialApplication = application;
    sCurrentActivityThread.apk.mApplication = application;
    sCurrentActivityThread.list(application);
  }

  @Hidden
  static LoadedApk loadedApk() {
    return sCurrentActivityThread.apk;
  }

  /** For those who look: nothing in the model reads it. */
  @Concrete
  private void list(Application application) {
    ApplicationInfo info = AppManifest.get().application();
    apk.mPackageName = info.packageName;
    apk.mAppDir = info.sourceDir;
    apk.mResDir = info.publicSourceDir;
    mAllApplications.add(application);
    mPackages.put(info.packageName, new WeakReference<LoadedApk>(apk));
    mResourcePackages.put(info.packageName, new WeakReference<LoadedApk>(apk));
  }

  public static ActivityThread currentActivityThread() {
    return sCurrentActivityThread;
  }

  public static Application currentApplication() {
    return sCurrentActivityThread.mInitialApplication;
  }

  public static String currentPackageName() {
    Application application = currentApplication();
    return application == null ? null : application.getPackageName();
  }

  public static String currentProcessName() {
    Application application = currentApplication();
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
    return mInitialApplication;
  }

  public String getProcessName() {
    return currentProcessName();
  }

  public Instrumentation getInstrumentation() {
    return mInstrumentation;
  }

  public Context getSystemContext() {
    return mInitialApplication;
  }

  public Looper getLooper() {
    return Looper.getMainLooper();
  }
}
