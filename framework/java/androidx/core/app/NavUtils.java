package androidx.core.app;

import android.app.Activity;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.pm.PackageManager;

/** The way up. */
public final class NavUtils {
  public static final String PARENT_ACTIVITY = "android.support.PARENT_ACTIVITY";

  private NavUtils() {}

  public static boolean shouldUpRecreateTask(Activity sourceActivity, Intent targetIntent) {
    return sourceActivity.shouldUpRecreateTask(targetIntent);
  }

  public static void navigateUpFromSameTask(Activity sourceActivity) {
    Intent up = getParentActivityIntent(sourceActivity);
    if (up == null) {
      throw new IllegalArgumentException("Activity " + sourceActivity.getClass().getSimpleName()
          + " does not have a parent activity name specified. (Did you forget to add the android.support.PARENT_ACTIVITY <meta-data>"
          + "  element in your manifest?)");
    }
    navigateUpTo(sourceActivity, up);
  }

  public static void navigateUpTo(Activity sourceActivity, Intent upIntent) {
    sourceActivity.navigateUpTo(upIntent);
  }

  public static Intent getParentActivityIntent(Activity sourceActivity) {
    Intent known = sourceActivity.getParentActivityIntent();
    if (known != null) return known;
    try {
      return getParentActivityIntent(sourceActivity, sourceActivity.getComponentName());
    } catch (PackageManager.NameNotFoundException e) {
      throw new IllegalArgumentException(e);
    }
  }

  public static Intent getParentActivityIntent(Context context, Class<?> sourceActivityClass)
      throws PackageManager.NameNotFoundException {
    return getParentActivityIntent(context, new ComponentName(context, sourceActivityClass));
  }

  public static Intent getParentActivityIntent(Context context, ComponentName componentName)
      throws PackageManager.NameNotFoundException {
    String parent = getParentActivityName(context, componentName);
    if (parent == null) return null;
    ComponentName target = new ComponentName(componentName.getPackageName(), parent);
    return getParentActivityName(context, target) == null ? Intent.makeMainActivity(target) : new Intent().setComponent(target);
  }

  public static String getParentActivityName(Activity sourceActivity) {
    try {
      return getParentActivityName(sourceActivity, sourceActivity.getComponentName());
    } catch (PackageManager.NameNotFoundException e) {
      throw new IllegalArgumentException(e);
    }
  }

  public static String getParentActivityName(Context context, ComponentName componentName)
      throws PackageManager.NameNotFoundException {
    android.content.pm.ActivityInfo info = context.getPackageManager().getActivityInfo(componentName,
        PackageManager.GET_META_DATA);
    String name = info.parentActivityName;
    if (name == null && info.metaData != null) name = info.metaData.getString(PARENT_ACTIVITY);
    return name != null && name.startsWith(".") ? context.getPackageName() + name : name;
  }
}
