package android.app;

import android.R;
import android.content.BroadcastReceiver;
import android.content.ComponentName;
import android.content.ContentResolver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.IntentSender;
import android.content.ServiceConnection;
import android.content.pm.ActivityInfo;
import android.content.pm.AppManifest;
import android.content.pm.AppPackageManager;
import android.content.pm.ApplicationInfo;
import android.content.pm.PackageManager;
import android.content.res.AssetManager;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.graphics.Bitmap;
import android.graphics.drawable.Drawable;
import android.net.Uri;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.Process;
import android.os.UserHandle;
import android.util.AndroidRuntimeException;
import android.view.Display;
import android.view.WindowManager;
import antecede.Concrete;
import antecede.Unlisted;
import antecede.system.Server;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.Executor;

/** Where a component lives: the context that does the work for all wrappers around it. */
@Unlisted
public class ContextImpl extends ContextFiles {
  private final SystemServices services = new SystemServices(this);
  private final boolean ui;
  private final Resources resources;
  private Context outer = this;
  private ContentResolver resolver;
  private Resources.Theme theme;
  private int themeResource;

  private ContextImpl(Resources resources, boolean ui) {
    this.resources = resources;
    this.ui = ui;
    resolver = new AppContentResolver(this);
  }

  /** For the application. */
  public static ContextImpl app() {
    return new ContextImpl(Resources.app(), false);
  }

  /** For an activity; it begins with the theme of the manifest. */
  public static ContextImpl activity(ActivityInfo info) {
    ContextImpl context = new ContextImpl(Resources.app(), true);
    if (info != null) context.themeResource = info.getThemeResource();
    return context;
  }

  public static ContextImpl service() {
    return new ContextImpl(Resources.app(), false);
  }

  /** The wrapper that the app knows. */
  public void setOuterContext(Context outer) {
    this.outer = outer;
  }

  public Context getOuterContext() {
    return outer;
  }

  @Override
  public AssetManager getAssets() {
    return resources.getAssets();
  }

  @Override
  public Resources getResources() {
    return resources;
  }

  @Override
  public PackageManager getPackageManager() {
    return AppPackageManager.get();
  }

  @Override
  public ContentResolver getContentResolver() {
    return resolver;
  }

  @Override
  public Looper getMainLooper() {
    return Looper.getMainLooper();
  }

  @Override
  public Context getApplicationContext() {
    return ActivityThread.application();
  }

  @Override
  public void setTheme(int resid) {
    if (themeResource == resid) return;
    themeResource = resid;
    theme = null;
  }

  @Override
  public Resources.Theme getTheme() {
    if (theme != null) return theme;
    if (themeResource == 0) themeResource = getApplicationInfo().theme;
    if (themeResource == 0) themeResource = defaultTheme(getApplicationInfo().targetSdkVersion);
    theme = resources.newTheme();
    theme.applyStyle(themeResource, true);
    return theme;
  }

  /** What an app gets that names no theme. */
  public static int defaultTheme(int targetSdk) {
    if (targetSdk < 11) return R.style.Theme;
    if (targetSdk < 14) return R.style.Theme_Holo;
    return targetSdk < 24 ? R.style.Theme_DeviceDefault : R.style.Theme_DeviceDefault_Light_DarkActionBar;
  }

  @Override
  public ClassLoader getClassLoader() {
    Application application = ActivityThread.application();
    return application == null ? ClassLoader.getSystemClassLoader() : application.getClass().getClassLoader();
  }

  @Override
  @Concrete
  public String getPackageName() {
    return AppManifest.get().packageName();
  }

  @Override
  public ApplicationInfo getApplicationInfo() {
    return AppManifest.get().application();
  }

  @Override
  public String getPackageResourcePath() {
    return getApplicationInfo().publicSourceDir;
  }

  @Override
  public String getPackageCodePath() {
    return getApplicationInfo().sourceDir;
  }

  @Override
  @Deprecated
  public Drawable getWallpaper() {
    return peekWallpaper();
  }

  @Override
  @Deprecated
  public Drawable peekWallpaper() {
    return resources.getDrawable(R.color.black, null);
  }

  @Override
  @Deprecated
  public int getWallpaperDesiredMinimumWidth() {
    return resources.getDisplayMetrics().widthPixels;
  }

  @Override
  @Deprecated
  public int getWallpaperDesiredMinimumHeight() {
    return resources.getDisplayMetrics().heightPixels;
  }

  @Override
  @Deprecated
  public void setWallpaper(Bitmap bitmap) throws IOException {}

  @Override
  @Deprecated
  public void setWallpaper(InputStream data) throws IOException {}

  @Override
  @Deprecated
  public void clearWallpaper() throws IOException {}

  @Override
  public void startActivity(Intent intent) {
    startActivity(intent, null);
  }

  @Override
  public void startActivity(Intent intent, Bundle options) {
    checkNewTask(intent);
    Server.startActivity(outer, null, intent, -1, options);
  }

  @Concrete
  private void checkNewTask(Intent intent) {
    int target = getApplicationInfo().targetSdkVersion;
    boolean strict = target < 24 || target >= 28;
    if (strict && (intent.getFlags() & Intent.FLAG_ACTIVITY_NEW_TASK) == 0) {
      throw new AndroidRuntimeException("Calling startActivity() from outside of an Activity context requires the"
          + " FLAG_ACTIVITY_NEW_TASK flag. Is this really what you want?");
    }
  }

  @Override
  public void startActivities(Intent[] intents) {
    startActivities(intents, null);
  }

  @Override
  public void startActivities(Intent[] intents, Bundle options) {
    for (Intent intent : intents) startActivity(intent, options);
  }

  @Override
  public void startIntentSender(IntentSender intent, Intent fillInIntent, int flagsMask, int flagsValues, int extraFlags)
      throws IntentSender.SendIntentException {
    startIntentSender(intent, fillInIntent, flagsMask, flagsValues, extraFlags, null);
  }

  @Override
  public void startIntentSender(IntentSender intent, Intent fillInIntent, int flagsMask, int flagsValues, int extraFlags,
      Bundle options) throws IntentSender.SendIntentException {
    intent.sendIntent(outer, 0, fillInIntent, null, null);
  }

  @Override
  public void sendBroadcast(Intent intent) {
    sendBroadcast(intent, (String) null);
  }

  @Override
  public void sendBroadcast(Intent intent, String receiverPermission) {
    Server.sendBroadcast(outer, intent, receiverPermission, false, false, null, null, 0, null, null);
  }

  @Override
  public void sendOrderedBroadcast(Intent intent, String receiverPermission) {
    sendOrderedBroadcast(intent, receiverPermission, null, null, 0, null, null);
  }

  @Override
  public void sendOrderedBroadcast(Intent intent, String receiverPermission, BroadcastReceiver resultReceiver,
      Handler scheduler, int initialCode, String initialData, Bundle initialExtras) {
    Server.sendBroadcast(outer, intent, receiverPermission, true, false, resultReceiver, scheduler, initialCode, initialData,
        initialExtras);
  }

  @Override
  public void sendBroadcastAsUser(Intent intent, UserHandle user) {
    sendBroadcast(intent, (String) null);
  }

  @Override
  public void sendBroadcastAsUser(Intent intent, UserHandle user, String receiverPermission) {
    sendBroadcast(intent, receiverPermission);
  }

  @Override
  public void sendOrderedBroadcastAsUser(Intent intent, UserHandle user, String receiverPermission,
      BroadcastReceiver resultReceiver, Handler scheduler, int initialCode, String initialData, Bundle initialExtras) {
    sendOrderedBroadcast(intent, receiverPermission, resultReceiver, scheduler, initialCode, initialData, initialExtras);
  }

  @Override
  @Deprecated
  public void sendStickyBroadcast(Intent intent) {
    Server.sendBroadcast(outer, intent, null, false, true, null, null, 0, null, null);
  }

  @Override
  @Deprecated
  public void sendStickyOrderedBroadcast(Intent intent, BroadcastReceiver resultReceiver, Handler scheduler, int initialCode,
      String initialData, Bundle initialExtras) {
    Server.sendBroadcast(outer, intent, null, true, true, resultReceiver, scheduler, initialCode, initialData, initialExtras);
  }

  @Override
  @Deprecated
  public void removeStickyBroadcast(Intent intent) {}

  @Override
  @Deprecated
  public void sendStickyBroadcastAsUser(Intent intent, UserHandle user) {
    sendStickyBroadcast(intent);
  }

  @Override
  @Deprecated
  public void sendStickyOrderedBroadcastAsUser(Intent intent, UserHandle user, BroadcastReceiver resultReceiver,
      Handler scheduler, int initialCode, String initialData, Bundle initialExtras) {
    sendStickyOrderedBroadcast(intent, resultReceiver, scheduler, initialCode, initialData, initialExtras);
  }

  @Override
  @Deprecated
  public void removeStickyBroadcastAsUser(Intent intent, UserHandle user) {}

  @Override
  public Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter) {
    return Server.registerReceiver(outer, receiver, filter, null, null, 0);
  }

  @Override
  public Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter, int flags) {
    return Server.registerReceiver(outer, receiver, filter, null, null, flags);
  }

  @Override
  public Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter, String broadcastPermission, Handler scheduler) {
    return Server.registerReceiver(outer, receiver, filter, broadcastPermission, scheduler, 0);
  }

  @Override
  public Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter, String broadcastPermission, Handler scheduler,
      int flags) {
    return Server.registerReceiver(outer, receiver, filter, broadcastPermission, scheduler, flags);
  }

  @Override
  public void unregisterReceiver(BroadcastReceiver receiver) {
    Server.unregisterReceiver(outer, receiver);
  }

  @Override
  public ComponentName startService(Intent service) {
    return Server.startService(outer, service);
  }

  @Override
  public ComponentName startForegroundService(Intent service) {
    return Server.startService(outer, service);
  }

  @Override
  public boolean stopService(Intent service) {
    return Server.stopService(outer, service);
  }

  @Override
  public boolean bindService(Intent service, ServiceConnection conn, int flags) {
    return Server.bindService(outer, service, conn, flags, null);
  }

  @Override
  public boolean bindService(Intent service, int flags, Executor executor, ServiceConnection conn) {
    return Server.bindService(outer, service, conn, flags, executor);
  }

  @Override
  public boolean bindIsolatedService(Intent service, int flags, String instanceName, Executor executor, ServiceConnection conn) {
    return Server.bindService(outer, service, conn, flags, executor);
  }

  @Override
  public boolean bindServiceAsUser(Intent service, ServiceConnection conn, int flags, UserHandle user) {
    return bindService(service, conn, flags);
  }

  @Override
  public void unbindService(ServiceConnection conn) {
    if (conn == null) throw new IllegalArgumentException("connection is null");
    Server.unbindService(outer, conn);
  }

  @Override
  public boolean startInstrumentation(ComponentName className, String profileFile, Bundle arguments) {
    return false;
  }

  @Override
  public Object getSystemService(String name) {
    return services.get(name);
  }

  @Override
  public String getSystemServiceName(Class<?> serviceClass) {
    return SystemServices.nameOf(serviceClass);
  }

  @Override
  public int checkPermission(String permission, int pid, int uid) {
    if (permission == null) throw new IllegalArgumentException("permission is null");
    boolean granted = uid == 0 || uid == Process.SYSTEM_UID || AppManifest.get().isGranted(permission);
    return granted ? PackageManager.PERMISSION_GRANTED : PackageManager.PERMISSION_DENIED;
  }

  @Override
  public int checkCallingPermission(String permission) {
    return checkSelfPermission(permission);
  }

  @Override
  public int checkCallingOrSelfPermission(String permission) {
    return checkSelfPermission(permission);
  }

  @Override
  public int checkSelfPermission(String permission) {
    return checkPermission(permission, Process.myPid(), Process.myUid());
  }

  @Override
  public void enforcePermission(String permission, int pid, int uid, String message) {
    if (checkPermission(permission, pid, uid) == PackageManager.PERMISSION_GRANTED) return;
    throw new SecurityException((message == null ? "" : message + ": ") + "Neither user " + uid + " nor current process has "
        + permission + ".");
  }

  @Override
  public void enforceCallingPermission(String permission, String message) {
    enforcePermission(permission, Process.myPid(), Process.myUid(), message);
  }

  @Override
  public void enforceCallingOrSelfPermission(String permission, String message) {
    enforcePermission(permission, Process.myPid(), Process.myUid(), message);
  }

  @Override
  public void grantUriPermission(String toPackage, Uri uri, int modeFlags) {}

  @Override
  public void revokeUriPermission(Uri uri, int modeFlags) {}

  @Override
  public void revokeUriPermission(String toPackage, Uri uri, int modeFlags) {}

  @Override
  public int checkUriPermission(Uri uri, int pid, int uid, int modeFlags) {
    return PackageManager.PERMISSION_GRANTED;
  }

  @Override
  public int checkCallingUriPermission(Uri uri, int modeFlags) {
    return PackageManager.PERMISSION_GRANTED;
  }

  @Override
  public int checkCallingOrSelfUriPermission(Uri uri, int modeFlags) {
    return PackageManager.PERMISSION_GRANTED;
  }

  @Override
  public int checkUriPermission(Uri uri, String readPermission, String writePermission, int pid, int uid, int modeFlags) {
    return PackageManager.PERMISSION_GRANTED;
  }

  @Override
  public void enforceUriPermission(Uri uri, int pid, int uid, int modeFlags, String message) {}

  @Override
  public void enforceCallingUriPermission(Uri uri, int modeFlags, String message) {}

  @Override
  public void enforceCallingOrSelfUriPermission(Uri uri, int modeFlags, String message) {}

  @Override
  public void enforceUriPermission(Uri uri, String readPermission, String writePermission, int pid, int uid, int modeFlags,
      String message) {}

  @Override
  public Context createPackageContext(String packageName, int flags) throws PackageManager.NameNotFoundException {
    if (packageName.equals("android")) return new ContextImpl(Resources.getSystem(), false);
    if (!packageName.equals(getPackageName())) {
      throw new PackageManager.NameNotFoundException("Application package " + packageName + " not found");
    }
    return new ContextImpl(resources, false);
  }

  @Override
  public Context createContextForSplit(String splitName) throws PackageManager.NameNotFoundException {
    return this;
  }

  @Override
  public Context createConfigurationContext(Configuration overrideConfiguration) {
    if (overrideConfiguration == null) throw new IllegalArgumentException("overrideConfiguration must not be null");
    Configuration merged = new Configuration(resources.getConfiguration());
    merged.updateFrom(overrideConfiguration);
    ContextImpl context = new ContextImpl(new Resources(merged), ui);
    context.themeResource = themeResource;
    return context;
  }

  @Override
  public Context createDisplayContext(Display display) {
    if (display == null) throw new IllegalArgumentException("display must not be null");
    return new ContextImpl(resources, ui);
  }

  @Override
  public Context createDeviceProtectedStorageContext() {
    return this;
  }

  @Override
  public boolean isDeviceProtectedStorage() {
    return false;
  }

  @Override
  public boolean isUiContext() {
    return ui;
  }

  @Override
  public Display getDisplay() {
    return ((WindowManager) getSystemService(WINDOW_SERVICE)).getDefaultDisplay();
  }
}
