package android.content;

import android.content.pm.ApplicationInfo;
import android.content.pm.PackageManager;
import android.content.res.AssetManager;
import android.content.res.ColorStateList;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.content.res.Resources.Theme;
import android.content.res.TypedArray;
import android.database.DatabaseErrorHandler;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteDatabase.CursorFactory;
import android.graphics.Bitmap;
import android.graphics.drawable.Drawable;
import android.net.Uri;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.UserHandle;
import android.util.AttributeSet;
import android.view.Display;
import antecede.Callbacks;
import antecede.Unlisted;
import antecede.Layouts;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.IntConsumer;

/** What a component knows of its surroundings, and by which it asks the system for things. */
public abstract class Context implements ContextConstants {
  /** How a service is bound: what an int has no room for. */
  public static final class BindServiceFlags {
    final long value;

    private BindServiceFlags(long value) {
      this.value = value;
    }

    public static BindServiceFlags of(long flags) {
      return new BindServiceFlags(flags);
    }
  }

  public Context() {}

  public final CharSequence getText(int resId) {
    return getResources().getText(resId);
  }

  public final String getString(int resId) {
    return getResources().getString(resId);
  }

  public final String getString(int resId, Object... formatArgs) {
    return getResources().getString(resId, formatArgs);
  }

  public final int getColor(int id) {
    return getResources().getColor(id, getTheme());
  }

  public final Drawable getDrawable(int id) {
    return getResources().getDrawable(id, getTheme());
  }

  public final ColorStateList getColorStateList(int id) {
    return getResources().getColorStateList(id, getTheme());
  }

  public final TypedArray obtainStyledAttributes(int[] attrs) {
    return getTheme().obtainStyledAttributes(attrs);
  }

  public final TypedArray obtainStyledAttributes(int resid, int[] attrs) throws Resources.NotFoundException {
    return getTheme().obtainStyledAttributes(resid, attrs);
  }

  public final TypedArray obtainStyledAttributes(AttributeSet set, int[] attrs) {
    return (TypedArray) Layouts.styled(set, getTheme().valuesOf(set, attrs, 0, 0));
  }

  public final TypedArray obtainStyledAttributes(AttributeSet set, int[] attrs, int defStyleAttr, int defStyleRes) {
    return (TypedArray) Layouts.styled(set, getTheme().valuesOf(set, attrs, defStyleAttr, defStyleRes));
  }

  @SuppressWarnings("unchecked")
  public final <T> T getSystemService(Class<T> serviceClass) {
    String name = getSystemServiceName(serviceClass);
    return (T) (name == null ? antecede.Missing.value("the system service " + serviceClass.getName()) : getSystemService(name));
  }

  public abstract AssetManager getAssets();

  public abstract Resources getResources();

  public abstract PackageManager getPackageManager();

  public abstract ContentResolver getContentResolver();

  public abstract Looper getMainLooper();

  public Executor getMainExecutor() {
    return new MainExecutor(getMainLooper());
  }

  public abstract Context getApplicationContext();

  public void registerComponentCallbacks(ComponentCallbacks callback) {
    getApplicationContext().registerComponentCallbacks(callback);
  }

  public void unregisterComponentCallbacks(ComponentCallbacks callback) {
    getApplicationContext().unregisterComponentCallbacks(callback);
  }

  public abstract void setTheme(int resid);

  public abstract Theme getTheme();

  public abstract ClassLoader getClassLoader();

  public abstract String getPackageName();

  public String getOpPackageName() {
    return getPackageName();
  }

  public String getAttributionTag() {
    return null;
  }

  public AttributionSource getAttributionSource() {
    return AttributionSource.myAttributionSource();
  }

  public ContextParams getParams() {
    return null;
  }

  public abstract ApplicationInfo getApplicationInfo();

  public abstract String getPackageResourcePath();

  public abstract String getPackageCodePath();

  public abstract SharedPreferences getSharedPreferences(String name, int mode);

  public abstract boolean moveSharedPreferencesFrom(Context sourceContext, String name);

  public abstract boolean deleteSharedPreferences(String name);

  @Unlisted
  public File getSharedPreferencesPath(String name) {
    throw new UnsupportedOperationException();
  }

  @Unlisted
  public File getSharedPrefsFile(String name) {
    throw new UnsupportedOperationException();
  }

  public abstract FileInputStream openFileInput(String name) throws FileNotFoundException;

  public abstract FileOutputStream openFileOutput(String name, int mode) throws FileNotFoundException;

  public abstract boolean deleteFile(String name);

  public abstract File getFileStreamPath(String name);

  public abstract File getDataDir();

  public abstract File getFilesDir();

  public abstract File getNoBackupFilesDir();

  public abstract File getExternalFilesDir(String type);

  public abstract File[] getExternalFilesDirs(String type);

  public abstract File getObbDir();

  public abstract File[] getObbDirs();

  public abstract File getCacheDir();

  public abstract File getCodeCacheDir();

  public abstract File getExternalCacheDir();

  public abstract File[] getExternalCacheDirs();

  public abstract File[] getExternalMediaDirs();

  public abstract String[] fileList();

  public abstract File getDir(String name, int mode);

  public abstract SQLiteDatabase openOrCreateDatabase(String name, int mode, CursorFactory factory);

  public abstract SQLiteDatabase openOrCreateDatabase(String name, int mode, CursorFactory factory,
      DatabaseErrorHandler errorHandler);

  public abstract boolean moveDatabaseFrom(Context sourceContext, String name);

  public abstract boolean deleteDatabase(String name);

  public abstract File getDatabasePath(String name);

  public abstract String[] databaseList();

  @Deprecated
  public abstract Drawable getWallpaper();

  @Deprecated
  public abstract Drawable peekWallpaper();

  @Deprecated
  public abstract int getWallpaperDesiredMinimumWidth();

  @Deprecated
  public abstract int getWallpaperDesiredMinimumHeight();

  @Deprecated
  public abstract void setWallpaper(Bitmap bitmap) throws IOException;

  @Deprecated
  public abstract void setWallpaper(InputStream data) throws IOException;

  @Deprecated
  public abstract void clearWallpaper() throws IOException;

  public abstract void startActivity(Intent intent);

  public abstract void startActivity(Intent intent, Bundle options);

  public abstract void startActivities(Intent[] intents);

  public abstract void startActivities(Intent[] intents, Bundle options);

  public abstract void startIntentSender(IntentSender intent, Intent fillInIntent, int flagsMask, int flagsValues,
      int extraFlags) throws IntentSender.SendIntentException;

  public abstract void startIntentSender(IntentSender intent, Intent fillInIntent, int flagsMask, int flagsValues,
      int extraFlags, Bundle options) throws IntentSender.SendIntentException;

  public abstract void sendBroadcast(Intent intent);

  public abstract void sendBroadcast(Intent intent, String receiverPermission);

  public void sendBroadcastWithMultiplePermissions(Intent intent, String[] receiverPermissions) {
    sendBroadcast(intent);
  }

  public void sendBroadcast(Intent intent, String receiverPermission, Bundle options) {
    sendBroadcast(intent, receiverPermission);
  }

  public abstract void sendOrderedBroadcast(Intent intent, String receiverPermission);

  public void sendOrderedBroadcast(Intent intent, String receiverPermission, Bundle options) {
    sendOrderedBroadcast(intent, receiverPermission);
  }

  public abstract void sendOrderedBroadcast(Intent intent, String receiverPermission, BroadcastReceiver resultReceiver,
      Handler scheduler, int initialCode, String initialData, Bundle initialExtras);

  public void sendOrderedBroadcast(Intent intent, String receiverPermission, Bundle options, BroadcastReceiver resultReceiver,
      Handler scheduler, int initialCode, String initialData, Bundle initialExtras) {
    sendOrderedBroadcast(intent, receiverPermission, resultReceiver, scheduler, initialCode, initialData, initialExtras);
  }

  public void sendOrderedBroadcast(Intent intent, String receiverPermission, String receiverAppOp,
      BroadcastReceiver resultReceiver, Handler scheduler, int initialCode, String initialData, Bundle initialExtras) {
    sendOrderedBroadcast(intent, receiverPermission, resultReceiver, scheduler, initialCode, initialData, initialExtras);
  }

  public abstract void sendBroadcastAsUser(Intent intent, UserHandle user);

  public abstract void sendBroadcastAsUser(Intent intent, UserHandle user, String receiverPermission);

  public abstract void sendOrderedBroadcastAsUser(Intent intent, UserHandle user, String receiverPermission,
      BroadcastReceiver resultReceiver, Handler scheduler, int initialCode, String initialData, Bundle initialExtras);

  @Deprecated
  public abstract void sendStickyBroadcast(Intent intent);

  @Deprecated
  public void sendStickyBroadcast(Intent intent, Bundle options) {
    sendStickyBroadcast(intent);
  }

  @Deprecated
  public abstract void sendStickyOrderedBroadcast(Intent intent, BroadcastReceiver resultReceiver, Handler scheduler,
      int initialCode, String initialData, Bundle initialExtras);

  @Deprecated
  public abstract void removeStickyBroadcast(Intent intent);

  @Deprecated
  public abstract void sendStickyBroadcastAsUser(Intent intent, UserHandle user);

  @Deprecated
  public abstract void sendStickyOrderedBroadcastAsUser(Intent intent, UserHandle user, BroadcastReceiver resultReceiver,
      Handler scheduler, int initialCode, String initialData, Bundle initialExtras);

  @Deprecated
  public abstract void removeStickyBroadcastAsUser(Intent intent, UserHandle user);

  public abstract Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter);

  public abstract Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter, int flags);

  public abstract Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter, String broadcastPermission,
      Handler scheduler);

  public abstract Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter, String broadcastPermission,
      Handler scheduler, int flags);

  public abstract void unregisterReceiver(BroadcastReceiver receiver);

  public abstract ComponentName startService(Intent service);

  public abstract ComponentName startForegroundService(Intent service);

  public abstract boolean stopService(Intent service);

  public abstract boolean bindService(Intent service, ServiceConnection conn, int flags);

  public boolean bindService(Intent service, ServiceConnection conn, BindServiceFlags flags) {
    return bindService(service, conn, (int) flags.value);
  }

  public boolean bindService(Intent service, int flags, Executor executor, ServiceConnection conn) {
    throw new RuntimeException("Not implemented. Must override in a subclass.");
  }

  public boolean bindService(Intent service, BindServiceFlags flags, Executor executor, ServiceConnection conn) {
    return bindService(service, (int) flags.value, executor, conn);
  }

  public boolean bindIsolatedService(Intent service, int flags, String instanceName, Executor executor, ServiceConnection conn) {
    throw new RuntimeException("Not implemented. Must override in a subclass.");
  }

  public boolean bindIsolatedService(Intent service, BindServiceFlags flags, String instanceName, Executor executor,
      ServiceConnection conn) {
    return bindIsolatedService(service, (int) flags.value, instanceName, executor, conn);
  }

  public boolean bindServiceAsUser(Intent service, ServiceConnection conn, int flags, UserHandle user) {
    throw new RuntimeException("Not implemented. Must override in a subclass.");
  }

  public boolean bindServiceAsUser(Intent service, ServiceConnection conn, BindServiceFlags flags, UserHandle user) {
    return bindServiceAsUser(service, conn, (int) flags.value, user);
  }

  public void updateServiceGroup(ServiceConnection conn, int group, int importance) {}

  public abstract void unbindService(ServiceConnection conn);

  public abstract boolean startInstrumentation(ComponentName className, String profileFile, Bundle arguments);

  public abstract Object getSystemService(String name);

  public abstract String getSystemServiceName(Class<?> serviceClass);

  public abstract int checkPermission(String permission, int pid, int uid);

  public abstract int checkCallingPermission(String permission);

  public abstract int checkCallingOrSelfPermission(String permission);

  public abstract int checkSelfPermission(String permission);

  public abstract void enforcePermission(String permission, int pid, int uid, String message);

  public abstract void enforceCallingPermission(String permission, String message);

  public abstract void enforceCallingOrSelfPermission(String permission, String message);

  public abstract void grantUriPermission(String toPackage, Uri uri, int modeFlags);

  public abstract void revokeUriPermission(Uri uri, int modeFlags);

  public abstract void revokeUriPermission(String toPackage, Uri uri, int modeFlags);

  public abstract int checkUriPermission(Uri uri, int pid, int uid, int modeFlags);

  public int[] checkUriPermissions(List<Uri> uris, int pid, int uid, int modeFlags) {
    return new int[uris.size()];
  }

  public abstract int checkCallingUriPermission(Uri uri, int modeFlags);

  public int[] checkCallingUriPermissions(List<Uri> uris, int modeFlags) {
    return new int[uris.size()];
  }

  public abstract int checkCallingOrSelfUriPermission(Uri uri, int modeFlags);

  public int[] checkCallingOrSelfUriPermissions(List<Uri> uris, int modeFlags) {
    return new int[uris.size()];
  }

  public abstract int checkUriPermission(Uri uri, String readPermission, String writePermission, int pid, int uid, int modeFlags);

  public int checkContentUriPermissionFull(Uri uri, int pid, int uid, int modeFlags) {
    return checkUriPermission(uri, pid, uid, modeFlags);
  }

  public abstract void enforceUriPermission(Uri uri, int pid, int uid, int modeFlags, String message);

  public abstract void enforceCallingUriPermission(Uri uri, int modeFlags, String message);

  public abstract void enforceCallingOrSelfUriPermission(Uri uri, int modeFlags, String message);

  public abstract void enforceUriPermission(Uri uri, String readPermission, String writePermission, int pid, int uid,
      int modeFlags, String message);

  public void revokeSelfPermissionOnKill(String permName) {
    revokeSelfPermissionsOnKill(java.util.Collections.singletonList(permName));
  }

  public void revokeSelfPermissionsOnKill(Collection<String> permissions) {}

  public abstract Context createPackageContext(String packageName, int flags) throws PackageManager.NameNotFoundException;

  public abstract Context createContextForSplit(String splitName) throws PackageManager.NameNotFoundException;

  public abstract Context createConfigurationContext(Configuration overrideConfiguration);

  public abstract Context createDisplayContext(Display display);

  public Context createDeviceContext(int deviceId) {
    return this;
  }

  public Context createWindowContext(int type, Bundle options) {
    return this;
  }

  public Context createWindowContext(Display display, int type, Bundle options) {
    return createDisplayContext(display);
  }

  public Context createContext(ContextParams contextParams) {
    return this;
  }

  public Context createAttributionContext(String attributionTag) {
    return this;
  }

  public abstract Context createDeviceProtectedStorageContext();

  public Display getDisplay() {
    throw new UnsupportedOperationException("Tried to obtain display from a Context not associated with one.");
  }

  public int getDeviceId() {
    return 0;
  }

  public void registerDeviceIdChangeListener(Executor executor, IntConsumer listener) {
    Callbacks.registerAway(null, this, "DeviceIdChangeListener", listener, true);
  }

  public void unregisterDeviceIdChangeListener(IntConsumer listener) {
    Callbacks.unregister(this, "DeviceIdChangeListener", listener);
  }

  public boolean isRestricted() {
    return false;
  }

  public abstract boolean isDeviceProtectedStorage();

  public boolean isUiContext() {
    return false;
  }
}
