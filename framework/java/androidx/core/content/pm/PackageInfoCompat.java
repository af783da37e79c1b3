package androidx.core.content.pm;

import android.content.pm.PackageInfo;

/** Calls of package infos that older platforms lack. */
public final class PackageInfoCompat {
  private PackageInfoCompat() {}

  public static long getLongVersionCode(PackageInfo info) {
    return info.getLongVersionCode();
  }
}
