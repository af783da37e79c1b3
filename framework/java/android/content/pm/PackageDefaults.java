package android.content.pm;

import android.content.ComponentName;
import android.content.Intent;
import android.content.IntentFilter;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.os.UserHandle;
import java.util.ArrayList;
import java.util.List;

/** What a device without instant apps, preferences and verification answers. */
abstract class PackageDefaults extends PackageManager {
  @Override
  public String[] currentToCanonicalPackageNames(String[] packageNames) {
    return packageNames;
  }

  @Override
  public String[] canonicalToCurrentPackageNames(String[] packageNames) {
    return packageNames;
  }

  @Override
  public Intent getLeanbackLaunchIntentForPackage(String packageName) {
    return null;
  }

  @Override
  public int[] getPackageGids(String packageName) {
    return new int[0];
  }

  @Override
  public int[] getPackageGids(String packageName, int flags) {
    return new int[0];
  }

  @Override
  public List<PermissionInfo> queryPermissionsByGroup(String permissionGroup, int flags) {
    return new ArrayList<PermissionInfo>();
  }

  @Override
  public List<PermissionGroupInfo> getAllPermissionGroups(int flags) {
    return new ArrayList<PermissionGroupInfo>();
  }

  @Override
  public boolean isPermissionRevokedByPolicy(String permName, String packageName) {
    return false;
  }

  @Override
  public boolean addPermission(PermissionInfo info) {
    return false;
  }

  @Override
  public boolean addPermissionAsync(PermissionInfo info) {
    return false;
  }

  @Override
  public void removePermission(String permName) {}

  @Override
  public int checkSignatures(String packageName1, String packageName2) {
    return packageName1.equals(packageName2) ? SIGNATURE_MATCH : SIGNATURE_NO_MATCH;
  }

  @Override
  public int checkSignatures(int uid1, int uid2) {
    return uid1 == uid2 ? SIGNATURE_MATCH : SIGNATURE_NO_MATCH;
  }

  @Override
  public boolean isInstantApp() {
    return false;
  }

  @Override
  public boolean isInstantApp(String packageName) {
    return false;
  }

  @Override
  public int getInstantAppCookieMaxBytes() {
    return 0;
  }

  @Override
  public byte[] getInstantAppCookie() {
    return new byte[0];
  }

  @Override
  public void clearInstantAppCookie() {}

  @Override
  public void updateInstantAppCookie(byte[] cookie) {}

  @Override
  public String[] getSystemSharedLibraryNames() {
    return new String[] {"android.test.runner", "javax.obex"};
  }

  @Override
  public List<InstrumentationInfo> queryInstrumentation(String targetPackage, int flags) {
    return new ArrayList<InstrumentationInfo>();
  }

  @Override
  public Drawable getActivityBanner(ComponentName activityName) {
    return null;
  }

  @Override
  public Drawable getActivityBanner(Intent intent) {
    return null;
  }

  @Override
  public Drawable getApplicationBanner(ApplicationInfo info) {
    return null;
  }

  @Override
  public Drawable getApplicationBanner(String packageName) {
    return null;
  }

  @Override
  public Drawable getActivityLogo(ComponentName activityName) {
    return null;
  }

  @Override
  public Drawable getActivityLogo(Intent intent) {
    return null;
  }

  @Override
  public Drawable getApplicationLogo(ApplicationInfo info) {
    return null;
  }

  @Override
  public Drawable getApplicationLogo(String packageName) {
    return null;
  }

  @Override
  public Drawable getUserBadgedIcon(Drawable drawable, UserHandle user) {
    return drawable;
  }

  @Override
  public Drawable getUserBadgedDrawableForDensity(Drawable drawable, UserHandle user, Rect badgeLocation, int badgeDensity) {
    return drawable;
  }

  @Override
  public CharSequence getUserBadgedLabel(CharSequence label, UserHandle user) {
    return label;
  }

  @Override
  public void verifyPendingInstall(int id, int verificationCode) {}

  @Override
  public void extendVerificationTimeout(int id, int verificationCodeAtTimeout, long millisecondsToDelay) {}

  @Override
  public void setInstallerPackageName(String targetPackage, String installerPackageName) {}

  @Override
  public PackageInstaller getPackageInstaller() {
    return new PackageInstaller();
  }

  @Override
  public String getInstallerPackageName(String packageName) {
    return null;
  }

  @Override
  public void addPackageToPreferred(String packageName) {}

  @Override
  public void removePackageFromPreferred(String packageName) {}

  @Override
  public List<PackageInfo> getPreferredPackages(int flags) {
    return new ArrayList<PackageInfo>();
  }

  @Override
  public void addPreferredActivity(IntentFilter filter, int match, ComponentName[] set, ComponentName activity) {}

  @Override
  public void clearPackagePreferredActivities(String packageName) {}

  @Override
  public int getPreferredActivities(List<IntentFilter> outFilters, List<ComponentName> outActivities, String packageName) {
    return 0;
  }

  @Override
  public boolean isSafeMode() {
    return false;
  }

  @Override
  public void setApplicationCategoryHint(String packageName, int categoryHint) {}

  @Override
  public boolean canRequestPackageInstalls() {
    return true;
  }
}
