package androidx.core.app;

import android.app.Activity;
import android.content.Intent;
import android.content.IntentSender;
import android.net.Uri;
import android.os.Bundle;
import android.view.View;
import androidx.core.content.ContextCompat;
import antecede.Callbacks;
import antecede.Unlisted;

/** Calls of activities that older platforms lack. */
public class ActivityCompat extends ContextCompat {
  private static PermissionCompatDelegate delegate;

  /** Gets the answer to a request for permissions. */
  public interface OnRequestPermissionsResultCallback {
    void onRequestPermissionsResult(int requestCode, String[] permissions, int[] grantResults);
  }

  /** Looks at numbers of requests. */
  public interface RequestPermissionsRequestCodeValidator {
    void validateRequestPermissionsRequestCode(int requestCode);
  }

  /** Asks for permissions instead. */
  public interface PermissionCompatDelegate {
    boolean requestPermissions(Activity activity, String[] permissions, int requestCode);

    boolean onActivityResult(Activity activity, int requestCode, int resultCode, Intent data);
  }

  protected ActivityCompat() {}

  public static void setPermissionCompatDelegate(PermissionCompatDelegate delegate) {
    ActivityCompat.delegate = delegate;
  }

  @Unlisted
  public static PermissionCompatDelegate getPermissionCompatDelegate() {
    return delegate;
  }

  @Deprecated
  public static boolean invalidateOptionsMenu(Activity activity) {
    activity.invalidateOptionsMenu();
    return true;
  }

  public static void startActivityForResult(Activity activity, Intent intent, int requestCode, Bundle options) {
    activity.startActivityForResult(intent, requestCode, options);
  }

  public static void startIntentSenderForResult(Activity activity, IntentSender intent, int requestCode, Intent fillInIntent,
      int flagsMask, int flagsValues, int extraFlags, Bundle options) throws IntentSender.SendIntentException {
    activity.startIntentSenderForResult(intent, requestCode, fillInIntent, flagsMask, flagsValues, extraFlags, options);
  }

  public static void finishAffinity(Activity activity) {
    activity.finishAffinity();
  }

  public static void finishAfterTransition(Activity activity) {
    activity.finishAfterTransition();
  }

  public static Uri getReferrer(Activity activity) {
    return activity.getReferrer();
  }

  public static <T extends View> T requireViewById(Activity activity, int id) {
    return activity.requireViewById(id);
  }

  public static void setEnterSharedElementCallback(Activity activity, SharedElementCallback callback) {
    Callbacks.register(activity, "EnterSharedElementCallback", callback, false);
  }

  public static void setExitSharedElementCallback(Activity activity, SharedElementCallback callback) {
    Callbacks.register(activity, "ExitSharedElementCallback", callback, false);
  }

  public static void postponeEnterTransition(Activity activity) {}

  public static void startPostponedEnterTransition(Activity activity) {}

  public static void requestPermissions(Activity activity, String[] permissions, int requestCode) {
    if (delegate != null && delegate.requestPermissions(activity, permissions, requestCode)) return;
    if (activity instanceof RequestPermissionsRequestCodeValidator) {
      ((RequestPermissionsRequestCodeValidator) activity).validateRequestPermissionsRequestCode(requestCode);
    }
    activity.requestPermissions(permissions, requestCode);
  }

  public static boolean shouldShowRequestPermissionRationale(Activity activity, String permission) {
    return activity.shouldShowRequestPermissionRationale(permission);
  }

  public static boolean isLaunchedFromBubble(Activity activity) {
    return false;
  }

  public static void recreate(Activity activity) {
    activity.recreate();
  }
}
