package android.app;

import antecede.Unlisted;

/** What the process knows of the package that it runs. Start-up classes that stand in for an app's own look behind it: see {@link ActivityThread}. */
@Unlisted
public final class LoadedApk {
  /** Components get this one as theirs. */
  Application mApplication;

  final ActivityThread mActivityThread;
  String mPackageName;
  String mAppDir;
  String mResDir;

  LoadedApk(ActivityThread thread) {
    mActivityThread = thread;
  }

  public String getPackageName() {
    return mPackageName;
  }

  public String getAppDir() {
    return mAppDir;
  }

  public String getResDir() {
    return mResDir;
  }

  public ClassLoader getClassLoader() {
    return mApplication == null ? ClassLoader.getSystemClassLoader() : mApplication.getClass().getClassLoader();
  }
}
