package com.example.platform;

import android.app.Application;
import android.content.Context;
import android.content.ContextWrapper;
import java.lang.ref.WeakReference;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;

/** Stands in front of the app's own Application until that is there, as Instant Run and loaders of patches do. */
public class Bootstrap extends Application {
  /** The app's own. */
  public static class Real extends Application {
    static boolean isCreated;

    @Override
    public void onCreate() {
      super.onCreate();
      isCreated = getApplicationContext() == this;
    }
  }

  private final Real real = new Real();

  @Override
  protected void attachBaseContext(Context base) {
    super.attachBaseContext(base);
    try {
      Method attach = ContextWrapper.class.getDeclaredMethod("attachBaseContext", Context.class);
      attach.setAccessible(true);
      attach.invoke(real, base);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void onCreate() {
    try {
      replace();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
    super.onCreate();
    real.onCreate();
  }

  private void replace() throws ReflectiveOperationException {
    Class<?> process = Class.forName("android.app.ActivityThread"), loaded = Class.forName("android.app.LoadedApk");
    Object thread = process.getMethod("currentActivityThread").invoke(null);
    if (field(process, "sCurrentActivityThread").get(null) != thread) throw new IllegalStateException("another process");
    swap(field(process, "mInitialApplication"), thread);
    List<Application> all = (List<Application>) field(process, "mAllApplications").get(thread);
    all.set(all.indexOf(this), real);
    for (String name : new String[] {"mPackages", "mResourcePackages"}) {
      Map<String, WeakReference<?>> packages = (Map<String, WeakReference<?>>) field(process, name).get(thread);
      Object apk = packages.get(getPackageName()).get();
      if (field(loaded, "mApplication").get(apk) == this) swap(field(loaded, "mApplication"), apk);
      if (!getPackageResourcePath().equals(field(loaded, "mResDir").get(apk))) throw new IllegalStateException("other resources");
      field(Application.class, "mLoadedApk").set(real, apk);
    }
  }

  private void swap(Field field, Object owner) throws IllegalAccessException {
    if (field.get(owner) != this) throw new IllegalStateException(field.getName());
    field.set(owner, real);
  }

  private static Field field(Class<?> of, String name) throws NoSuchFieldException {
    Field field = of.getDeclaredField(name);
    field.setAccessible(true);
    return field;
  }
}
