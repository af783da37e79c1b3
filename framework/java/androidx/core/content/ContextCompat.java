package androidx.core.content;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.res.ColorStateList;
import android.graphics.drawable.Drawable;
import android.os.Bundle;
import android.os.Handler;
import android.os.Process;
import android.view.Display;
import java.io.File;
import java.util.concurrent.Executor;

/** Calls of contexts that older platforms lack. */
public class ContextCompat {
  public static final int RECEIVER_VISIBLE_TO_INSTANT_APPS = 0x1;
  public static final int RECEIVER_EXPORTED = 0x2;
  public static final int RECEIVER_NOT_EXPORTED = 0x4;

  protected ContextCompat() {}

  public static String getAttributionTag(Context context) {
    return null;
  }

  public static boolean startActivities(Context context, Intent[] intents) {
    return startActivities(context, intents, null);
  }

  public static boolean startActivities(Context context, Intent[] intents, Bundle options) {
    context.startActivities(intents, options);
    return true;
  }

  public static void startActivity(Context context, Intent intent, Bundle options) {
    context.startActivity(intent, options);
  }

  public static File getDataDir(Context context) {
    return context.getDataDir();
  }

  public static File[] getObbDirs(Context context) {
    return context.getObbDirs();
  }

  public static File[] getExternalFilesDirs(Context context, String type) {
    return context.getExternalFilesDirs(type);
  }

  public static File[] getExternalCacheDirs(Context context) {
    return context.getExternalCacheDirs();
  }

  public static Drawable getDrawable(Context context, int id) {
    return context.getDrawable(id);
  }

  public static ColorStateList getColorStateList(Context context, int id) {
    return context.getColorStateList(id);
  }

  public static int getColor(Context context, int id) {
    return context.getColor(id);
  }

  public static int checkSelfPermission(Context context, String permission) {
    if (permission == null) throw new NullPointerException("permission must be non-null");
    return context.checkPermission(permission, Process.myPid(), Process.myUid());
  }

  public static File getNoBackupFilesDir(Context context) {
    return context.getNoBackupFilesDir();
  }

  public static File getCodeCacheDir(Context context) {
    return context.getCodeCacheDir();
  }

  public static Context createDeviceProtectedStorageContext(Context context) {
    return context.createDeviceProtectedStorageContext();
  }

  public static boolean isDeviceProtectedStorage(Context context) {
    return context.isDeviceProtectedStorage();
  }

  public static void startForegroundService(Context context, Intent intent) {
    context.startForegroundService(intent);
  }

  public static Display getDisplayOrDefault(Context context) {
    return context.getDisplay();
  }

  public static Executor getMainExecutor(Context context) {
    return context.getMainExecutor();
  }

  public static String getString(Context context, int resId) {
    return context.getString(resId);
  }

  public static <T> T getSystemService(Context context, Class<T> serviceClass) {
    return context.getSystemService(serviceClass);
  }

  public static String getSystemServiceName(Context context, Class<?> serviceClass) {
    return context.getSystemServiceName(serviceClass);
  }

  public static Intent registerReceiver(Context context, BroadcastReceiver receiver, IntentFilter filter, int flags) {
    return registerReceiver(context, receiver, filter, null, null, flags);
  }

  public static Intent registerReceiver(Context context, BroadcastReceiver receiver, IntentFilter filter,
      String broadcastPermission, Handler scheduler, int flags) {
    return context.registerReceiver(receiver, filter, broadcastPermission, scheduler);
  }

  public static Context getContextForLanguage(Context context) {
    return context;
  }
}
