package android.content;

import android.content.pm.ApplicationInfo;
import android.content.pm.PackageManager;
import android.content.res.AssetManager;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.content.res.Resources.Theme;
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
import android.view.Display;
import antecede.Unlisted;
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

/** A context that passes everything on to another; subclasses change what they like. */
public class ContextWrapper extends Context {
  private Context base;

  public ContextWrapper(Context base) {
    this.base = base;
  }

  protected void attachBaseContext(Context base) {
    if (this.base != null) throw new IllegalStateException("Base context already set");
    this.base = base;
  }

  public Context getBaseContext() {
    return base;
  }

  void replaceBase(Context base) {
    this.base = base;
  }

  @Override
  public AssetManager getAssets() {
    return base.getAssets();
  }

  @Override
  public Resources getResources() {
    return base.getResources();
  }

  @Override
  public PackageManager getPackageManager() {
    return base.getPackageManager();
  }

  @Override
  public ContentResolver getContentResolver() {
    return base.getContentResolver();
  }

  @Override
  public Looper getMainLooper() {
    return base.getMainLooper();
  }

  @Override
  public Executor getMainExecutor() {
    return base.getMainExecutor();
  }

  @Override
  public Context getApplicationContext() {
    return base.getApplicationContext();
  }

  @Override
  public void registerComponentCallbacks(ComponentCallbacks callback) {
    base.registerComponentCallbacks(callback);
  }

  @Override
  public void unregisterComponentCallbacks(ComponentCallbacks callback) {
    base.unregisterComponentCallbacks(callback);
  }

  @Override
  public void setTheme(int resid) {
    base.setTheme(resid);
  }

  @Override
  public Theme getTheme() {
    return base.getTheme();
  }

  @Override
  public ClassLoader getClassLoader() {
    return base.getClassLoader();
  }

  @Override
  public String getPackageName() {
    return base.getPackageName();
  }

  @Override
  public String getOpPackageName() {
    return base.getOpPackageName();
  }

  @Override
  public String getAttributionTag() {
    return base.getAttributionTag();
  }

  @Override
  public AttributionSource getAttributionSource() {
    return base.getAttributionSource();
  }

  @Override
  public ContextParams getParams() {
    return base.getParams();
  }

  @Override
  public ApplicationInfo getApplicationInfo() {
    return base.getApplicationInfo();
  }

  @Override
  public String getPackageResourcePath() {
    return base.getPackageResourcePath();
  }

  @Override
  public String getPackageCodePath() {
    return base.getPackageCodePath();
  }

  @Override
  public SharedPreferences getSharedPreferences(String name, int mode) {
    return base.getSharedPreferences(name, mode);
  }

  @Override
  public boolean moveSharedPreferencesFrom(Context sourceContext, String name) {
    return base.moveSharedPreferencesFrom(sourceContext, name);
  }

  @Override
  public boolean deleteSharedPreferences(String name) {
    return base.deleteSharedPreferences(name);
  }

  @Unlisted
  @Override
  public File getSharedPreferencesPath(String name) {
    return base.getSharedPreferencesPath(name);
  }

  @Unlisted
  @Override
  public File getSharedPrefsFile(String name) {
    return base.getSharedPrefsFile(name);
  }

  @Override
  public FileInputStream openFileInput(String name) throws FileNotFoundException {
    return base.openFileInput(name);
  }

  @Override
  public FileOutputStream openFileOutput(String name, int mode) throws FileNotFoundException {
    return base.openFileOutput(name, mode);
  }

  @Override
  public boolean deleteFile(String name) {
    return base.deleteFile(name);
  }

  @Override
  public File getFileStreamPath(String name) {
    return base.getFileStreamPath(name);
  }

  @Override
  public File getDataDir() {
    return base.getDataDir();
  }

  @Override
  public File getFilesDir() {
    return base.getFilesDir();
  }

  @Override
  public File getNoBackupFilesDir() {
    return base.getNoBackupFilesDir();
  }

  @Override
  public File getExternalFilesDir(String type) {
    return base.getExternalFilesDir(type);
  }

  @Override
  public File[] getExternalFilesDirs(String type) {
    return base.getExternalFilesDirs(type);
  }

  @Override
  public File getObbDir() {
    return base.getObbDir();
  }

  @Override
  public File[] getObbDirs() {
    return base.getObbDirs();
  }

  @Override
  public File getCacheDir() {
    return base.getCacheDir();
  }

  @Override
  public File getCodeCacheDir() {
    return base.getCodeCacheDir();
  }

  @Override
  public File getExternalCacheDir() {
    return base.getExternalCacheDir();
  }

  @Override
  public File[] getExternalCacheDirs() {
    return base.getExternalCacheDirs();
  }

  @Override
  public File[] getExternalMediaDirs() {
    return base.getExternalMediaDirs();
  }

  @Override
  public String[] fileList() {
    return base.fileList();
  }

  @Override
  public File getDir(String name, int mode) {
    return base.getDir(name, mode);
  }

  @Override
  public SQLiteDatabase openOrCreateDatabase(String name, int mode, CursorFactory factory) {
    return base.openOrCreateDatabase(name, mode, factory);
  }

  @Override
  public SQLiteDatabase openOrCreateDatabase(String name, int mode, CursorFactory factory, DatabaseErrorHandler errorHandler) {
    return base.openOrCreateDatabase(name, mode, factory, errorHandler);
  }

  @Override
  public boolean moveDatabaseFrom(Context sourceContext, String name) {
    return base.moveDatabaseFrom(sourceContext, name);
  }

  @Override
  public boolean deleteDatabase(String name) {
    return base.deleteDatabase(name);
  }

  @Override
  public File getDatabasePath(String name) {
    return base.getDatabasePath(name);
  }

  @Override
  public String[] databaseList() {
    return base.databaseList();
  }

  @Deprecated
  @Override
  public Drawable getWallpaper() {
    return base.getWallpaper();
  }

  @Deprecated
  @Override
  public Drawable peekWallpaper() {
    return base.peekWallpaper();
  }

  @Deprecated
  @Override
  public int getWallpaperDesiredMinimumWidth() {
    return base.getWallpaperDesiredMinimumWidth();
  }

  @Deprecated
  @Override
  public int getWallpaperDesiredMinimumHeight() {
    return base.getWallpaperDesiredMinimumHeight();
  }

  @Deprecated
  @Override
  public void setWallpaper(Bitmap bitmap) throws IOException {
    base.setWallpaper(bitmap);
  }

  @Deprecated
  @Override
  public void setWallpaper(InputStream data) throws IOException {
    base.setWallpaper(data);
  }

  @Deprecated
  @Override
  public void clearWallpaper() throws IOException {
    base.clearWallpaper();
  }

  @Override
  public void startActivity(Intent intent) {
    base.startActivity(intent);
  }

  @Override
  public void startActivity(Intent intent, Bundle options) {
    base.startActivity(intent, options);
  }

  @Override
  public void startActivities(Intent[] intents) {
    base.startActivities(intents);
  }

  @Override
  public void startActivities(Intent[] intents, Bundle options) {
    base.startActivities(intents, options);
  }

  @Override
  public void startIntentSender(IntentSender intent, Intent fillInIntent, int flagsMask, int flagsValues, int extraFlags)
      throws IntentSender.SendIntentException {
    base.startIntentSender(intent, fillInIntent, flagsMask, flagsValues, extraFlags);
  }

  @Override
  public void startIntentSender(IntentSender intent, Intent fillInIntent, int flagsMask, int flagsValues, int extraFlags,
      Bundle options) throws IntentSender.SendIntentException {
    base.startIntentSender(intent, fillInIntent, flagsMask, flagsValues, extraFlags, options);
  }

  @Override
  public void sendBroadcast(Intent intent) {
    base.sendBroadcast(intent);
  }

  @Override
  public void sendBroadcast(Intent intent, String receiverPermission) {
    base.sendBroadcast(intent, receiverPermission);
  }

  @Override
  public void sendBroadcastWithMultiplePermissions(Intent intent, String[] receiverPermissions) {
    base.sendBroadcastWithMultiplePermissions(intent, receiverPermissions);
  }

  @Override
  public void sendBroadcast(Intent intent, String receiverPermission, Bundle options) {
    base.sendBroadcast(intent, receiverPermission, options);
  }

  @Override
  public void sendOrderedBroadcast(Intent intent, String receiverPermission) {
    base.sendOrderedBroadcast(intent, receiverPermission);
  }

  @Override
  public void sendOrderedBroadcast(Intent intent, String receiverPermission, Bundle options) {
    base.sendOrderedBroadcast(intent, receiverPermission, options);
  }

  @Override
  public void sendOrderedBroadcast(Intent intent, String receiverPermission, BroadcastReceiver resultReceiver,
      Handler scheduler, int initialCode, String initialData, Bundle initialExtras) {
    base.sendOrderedBroadcast(intent, receiverPermission, resultReceiver, scheduler, initialCode, initialData, initialExtras);
  }

  @Override
  public void sendOrderedBroadcast(Intent intent, String receiverPermission, Bundle options, BroadcastReceiver resultReceiver,
      Handler scheduler, int initialCode, String initialData, Bundle initialExtras) {
    base.sendOrderedBroadcast(intent, receiverPermission, options, resultReceiver, scheduler, initialCode, initialData,
        initialExtras);
  }

  @Override
  public void sendOrderedBroadcast(Intent intent, String receiverPermission, String receiverAppOp,
      BroadcastReceiver resultReceiver, Handler scheduler, int initialCode, String initialData, Bundle initialExtras) {
    base.sendOrderedBroadcast(intent, receiverPermission, receiverAppOp, resultReceiver, scheduler, initialCode, initialData,
        initialExtras);
  }

  public void sendOrderedBroadcast(Intent intent, int initialCode, String receiverPermission, String receiverAppOp,
      BroadcastReceiver resultReceiver, Handler scheduler, String initialData, Bundle initialExtras, Bundle options) {
    base.sendOrderedBroadcast(intent, receiverPermission, resultReceiver, scheduler, initialCode, initialData, initialExtras);
  }

  @Override
  public void sendBroadcastAsUser(Intent intent, UserHandle user) {
    base.sendBroadcastAsUser(intent, user);
  }

  @Override
  public void sendBroadcastAsUser(Intent intent, UserHandle user, String receiverPermission) {
    base.sendBroadcastAsUser(intent, user, receiverPermission);
  }

  @Override
  public void sendOrderedBroadcastAsUser(Intent intent, UserHandle user, String receiverPermission,
      BroadcastReceiver resultReceiver, Handler scheduler, int initialCode, String initialData, Bundle initialExtras) {
    base.sendOrderedBroadcastAsUser(intent, user, receiverPermission, resultReceiver, scheduler, initialCode, initialData,
        initialExtras);
  }

  @Deprecated
  @Override
  public void sendStickyBroadcast(Intent intent) {
    base.sendStickyBroadcast(intent);
  }

  @Deprecated
  @Override
  public void sendStickyBroadcast(Intent intent, Bundle options) {
    base.sendStickyBroadcast(intent, options);
  }

  @Deprecated
  @Override
  public void sendStickyOrderedBroadcast(Intent intent, BroadcastReceiver resultReceiver, Handler scheduler, int initialCode,
      String initialData, Bundle initialExtras) {
    base.sendStickyOrderedBroadcast(intent, resultReceiver, scheduler, initialCode, initialData, initialExtras);
  }

  @Deprecated
  @Override
  public void removeStickyBroadcast(Intent intent) {
    base.removeStickyBroadcast(intent);
  }

  @Deprecated
  @Override
  public void sendStickyBroadcastAsUser(Intent intent, UserHandle user) {
    base.sendStickyBroadcastAsUser(intent, user);
  }

  @Deprecated
  @Override
  public void sendStickyOrderedBroadcastAsUser(Intent intent, UserHandle user, BroadcastReceiver resultReceiver,
      Handler scheduler, int initialCode, String initialData, Bundle initialExtras) {
    base.sendStickyOrderedBroadcastAsUser(intent, user, resultReceiver, scheduler, initialCode, initialData, initialExtras);
  }

  @Deprecated
  @Override
  public void removeStickyBroadcastAsUser(Intent intent, UserHandle user) {
    base.removeStickyBroadcastAsUser(intent, user);
  }

  @Override
  public Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter) {
    return base.registerReceiver(receiver, filter);
  }

  @Override
  public Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter, int flags) {
    return base.registerReceiver(receiver, filter, flags);
  }

  @Override
  public Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter, String broadcastPermission, Handler scheduler) {
    return base.registerReceiver(receiver, filter, broadcastPermission, scheduler);
  }

  @Override
  public Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter, String broadcastPermission, Handler scheduler,
      int flags) {
    return base.registerReceiver(receiver, filter, broadcastPermission, scheduler, flags);
  }

  @Override
  public void unregisterReceiver(BroadcastReceiver receiver) {
    base.unregisterReceiver(receiver);
  }

  @Override
  public ComponentName startService(Intent service) {
    return base.startService(service);
  }

  @Override
  public ComponentName startForegroundService(Intent service) {
    return base.startForegroundService(service);
  }

  @Override
  public boolean stopService(Intent service) {
    return base.stopService(service);
  }

  @Override
  public boolean bindService(Intent service, ServiceConnection conn, int flags) {
    return base.bindService(service, conn, flags);
  }

  @Override
  public boolean bindService(Intent service, ServiceConnection conn, BindServiceFlags flags) {
    return base.bindService(service, conn, flags);
  }

  @Override
  public boolean bindService(Intent service, int flags, Executor executor, ServiceConnection conn) {
    return base.bindService(service, flags, executor, conn);
  }

  @Override
  public boolean bindService(Intent service, BindServiceFlags flags, Executor executor, ServiceConnection conn) {
    return base.bindService(service, flags, executor, conn);
  }

  @Override
  public boolean bindIsolatedService(Intent service, int flags, String instanceName, Executor executor, ServiceConnection conn) {
    return base.bindIsolatedService(service, flags, instanceName, executor, conn);
  }

  @Override
  public boolean bindServiceAsUser(Intent service, ServiceConnection conn, int flags, UserHandle user) {
    return base.bindServiceAsUser(service, conn, flags, user);
  }

  @Override
  public boolean bindServiceAsUser(Intent service, ServiceConnection conn, BindServiceFlags flags, UserHandle user) {
    return base.bindServiceAsUser(service, conn, flags, user);
  }

  @Override
  public void updateServiceGroup(ServiceConnection conn, int group, int importance) {
    base.updateServiceGroup(conn, group, importance);
  }

  @Override
  public void unbindService(ServiceConnection conn) {
    base.unbindService(conn);
  }

  @Override
  public boolean startInstrumentation(ComponentName className, String profileFile, Bundle arguments) {
    return base.startInstrumentation(className, profileFile, arguments);
  }

  @Override
  public Object getSystemService(String name) {
    return base.getSystemService(name);
  }

  @Override
  public String getSystemServiceName(Class<?> serviceClass) {
    return base.getSystemServiceName(serviceClass);
  }

  @Override
  public int checkPermission(String permission, int pid, int uid) {
    return base.checkPermission(permission, pid, uid);
  }

  @Override
  public int checkCallingPermission(String permission) {
    return base.checkCallingPermission(permission);
  }

  @Override
  public int checkCallingOrSelfPermission(String permission) {
    return base.checkCallingOrSelfPermission(permission);
  }

  @Override
  public int checkSelfPermission(String permission) {
    return base.checkSelfPermission(permission);
  }

  @Override
  public void enforcePermission(String permission, int pid, int uid, String message) {
    base.enforcePermission(permission, pid, uid, message);
  }

  @Override
  public void enforceCallingPermission(String permission, String message) {
    base.enforceCallingPermission(permission, message);
  }

  @Override
  public void enforceCallingOrSelfPermission(String permission, String message) {
    base.enforceCallingOrSelfPermission(permission, message);
  }

  @Override
  public void grantUriPermission(String toPackage, Uri uri, int modeFlags) {
    base.grantUriPermission(toPackage, uri, modeFlags);
  }

  @Override
  public void revokeUriPermission(Uri uri, int modeFlags) {
    base.revokeUriPermission(uri, modeFlags);
  }

  @Override
  public void revokeUriPermission(String toPackage, Uri uri, int modeFlags) {
    base.revokeUriPermission(toPackage, uri, modeFlags);
  }

  @Override
  public int checkUriPermission(Uri uri, int pid, int uid, int modeFlags) {
    return base.checkUriPermission(uri, pid, uid, modeFlags);
  }

  @Override
  public int[] checkUriPermissions(List<Uri> uris, int pid, int uid, int modeFlags) {
    return base.checkUriPermissions(uris, pid, uid, modeFlags);
  }

  @Override
  public int checkCallingUriPermission(Uri uri, int modeFlags) {
    return base.checkCallingUriPermission(uri, modeFlags);
  }

  @Override
  public int[] checkCallingUriPermissions(List<Uri> uris, int modeFlags) {
    return base.checkCallingUriPermissions(uris, modeFlags);
  }

  @Override
  public int checkCallingOrSelfUriPermission(Uri uri, int modeFlags) {
    return base.checkCallingOrSelfUriPermission(uri, modeFlags);
  }

  @Override
  public int[] checkCallingOrSelfUriPermissions(List<Uri> uris, int modeFlags) {
    return base.checkCallingOrSelfUriPermissions(uris, modeFlags);
  }

  @Override
  public int checkUriPermission(Uri uri, String readPermission, String writePermission, int pid, int uid, int modeFlags) {
    return base.checkUriPermission(uri, readPermission, writePermission, pid, uid, modeFlags);
  }

  @Override
  public int checkContentUriPermissionFull(Uri uri, int pid, int uid, int modeFlags) {
    return base.checkContentUriPermissionFull(uri, pid, uid, modeFlags);
  }

  @Override
  public void enforceUriPermission(Uri uri, int pid, int uid, int modeFlags, String message) {
    base.enforceUriPermission(uri, pid, uid, modeFlags, message);
  }

  @Override
  public void enforceCallingUriPermission(Uri uri, int modeFlags, String message) {
    base.enforceCallingUriPermission(uri, modeFlags, message);
  }

  @Override
  public void enforceCallingOrSelfUriPermission(Uri uri, int modeFlags, String message) {
    base.enforceCallingOrSelfUriPermission(uri, modeFlags, message);
  }

  @Override
  public void enforceUriPermission(Uri uri, String readPermission, String writePermission, int pid, int uid, int modeFlags,
      String message) {
    base.enforceUriPermission(uri, readPermission, writePermission, pid, uid, modeFlags, message);
  }

  @Override
  public void revokeSelfPermissionsOnKill(Collection<String> permissions) {
    base.revokeSelfPermissionsOnKill(permissions);
  }

  @Override
  public Context createPackageContext(String packageName, int flags) throws PackageManager.NameNotFoundException {
    return base.createPackageContext(packageName, flags);
  }

  @Override
  public Context createContextForSplit(String splitName) throws PackageManager.NameNotFoundException {
    return base.createContextForSplit(splitName);
  }

  @Override
  public Context createConfigurationContext(Configuration overrideConfiguration) {
    return base.createConfigurationContext(overrideConfiguration);
  }

  @Override
  public Context createDisplayContext(Display display) {
    return base.createDisplayContext(display);
  }

  @Override
  public Context createDeviceContext(int deviceId) {
    return base.createDeviceContext(deviceId);
  }

  @Override
  public Context createWindowContext(int type, Bundle options) {
    return base.createWindowContext(type, options);
  }

  @Override
  public Context createWindowContext(Display display, int type, Bundle options) {
    return base.createWindowContext(display, type, options);
  }

  @Override
  public Context createContext(ContextParams contextParams) {
    return base.createContext(contextParams);
  }

  @Override
  public Context createAttributionContext(String attributionTag) {
    return base.createAttributionContext(attributionTag);
  }

  @Override
  public Context createDeviceProtectedStorageContext() {
    return base.createDeviceProtectedStorageContext();
  }

  @Override
  public Display getDisplay() {
    return base.getDisplay();
  }

  @Override
  public int getDeviceId() {
    return base.getDeviceId();
  }

  @Override
  public void registerDeviceIdChangeListener(Executor executor, IntConsumer listener) {
    base.registerDeviceIdChangeListener(executor, listener);
  }

  @Override
  public void unregisterDeviceIdChangeListener(IntConsumer listener) {
    base.unregisterDeviceIdChangeListener(listener);
  }

  @Override
  public boolean isRestricted() {
    return base.isRestricted();
  }

  @Override
  public boolean isDeviceProtectedStorage() {
    return base.isDeviceProtectedStorage();
  }

  @Override
  public boolean isUiContext() {
    return base.isUiContext();
  }
}
