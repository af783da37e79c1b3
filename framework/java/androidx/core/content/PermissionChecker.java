package androidx.core.content;

import android.content.Context;
import android.content.pm.PackageManager;

/** Whether a permission is there. */
public final class PermissionChecker {
  public static final int PERMISSION_GRANTED = PackageManager.PERMISSION_GRANTED;
  public static final int PERMISSION_DENIED = PackageManager.PERMISSION_DENIED;
  public static final int PERMISSION_DENIED_APP_OP = -2;

  private PermissionChecker() {}

  public static int checkPermission(Context context, String permission, int pid, int uid, String packageName) {
    return context.checkPermission(permission, pid, uid);
  }

  public static int checkSelfPermission(Context context, String permission) {
    return context.checkSelfPermission(permission);
  }

  public static int checkCallingPermission(Context context, String permission, String packageName) {
    return context.checkCallingPermission(permission);
  }

  public static int checkCallingOrSelfPermission(Context context, String permission) {
    return context.checkCallingOrSelfPermission(permission);
  }
}
