package android.content.pm;

import android.content.ComponentName;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.content.res.XmlResourceParser;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.UserHandle;
import android.util.AndroidException;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** Knows what is installed, and who answers an intent. */
public abstract class PackageManager implements PackageConstants {
  /** There is no such package, component or the like. */
  public static class NameNotFoundException extends AndroidException {
    public NameNotFoundException() {}

    public NameNotFoundException(String name) {
      super(name);
    }
  }

  /** Flags of questions for packages. */
  public static final class PackageInfoFlags {
    final long value;

    private PackageInfoFlags(long value) {
      this.value = value;
    }

    public static PackageInfoFlags of(long value) {
      return new PackageInfoFlags(value);
    }

    public long getValue() {
      return value;
    }
  }

  /** Flags of questions for applications. */
  public static final class ApplicationInfoFlags {
    final long value;

    private ApplicationInfoFlags(long value) {
      this.value = value;
    }

    public static ApplicationInfoFlags of(long value) {
      return new ApplicationInfoFlags(value);
    }

    public long getValue() {
      return value;
    }
  }

  /** Flags of questions for components. */
  public static final class ComponentInfoFlags {
    final long value;

    private ComponentInfoFlags(long value) {
      this.value = value;
    }

    public static ComponentInfoFlags of(long value) {
      return new ComponentInfoFlags(value);
    }

    public long getValue() {
      return value;
    }
  }

  /** Flags of questions for who answers an intent. */
  public static final class ResolveInfoFlags {
    final long value;

    private ResolveInfoFlags(long value) {
      this.value = value;
    }

    public static ResolveInfoFlags of(long value) {
      return new ResolveInfoFlags(value);
    }

    public long getValue() {
      return value;
    }
  }

  /** That a component shall be enabled, or not. */
  public static final class ComponentEnabledSetting implements Parcelable {
    private final ComponentName component;
    private final int state;
    private final int flags;

    public static final Parcelable.Creator<ComponentEnabledSetting> CREATOR = new Parcelable.Creator<ComponentEnabledSetting>() {
      @Override
      public ComponentEnabledSetting createFromParcel(Parcel in) {
        return new ComponentEnabledSetting(ComponentName.readFromParcel(in), in.readInt(), in.readInt());
      }

      @Override
      public ComponentEnabledSetting[] newArray(int size) {
        return new ComponentEnabledSetting[size];
      }
    };

    public ComponentEnabledSetting(ComponentName componentName, int newState, int flags) {
      component = componentName;
      state = newState;
      this.flags = flags;
    }

    public ComponentName getComponentName() {
      return component;
    }

    public int getEnabledState() {
      return state;
    }

    public int getEnabledFlags() {
      return flags;
    }

    @Override
    public int describeContents() {
      return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int parcelFlags) {
      ComponentName.writeToParcel(component, dest);
      dest.writeInt(state);
      dest.writeInt(flags);
    }
  }

  public PackageManager() {}

  public abstract PackageInfo getPackageInfo(String packageName, int flags) throws NameNotFoundException;

  public PackageInfo getPackageInfo(String packageName, PackageInfoFlags flags) throws NameNotFoundException {
    return getPackageInfo(packageName, (int) flags.value);
  }

  public abstract PackageInfo getPackageInfo(VersionedPackage versionedPackage, int flags) throws NameNotFoundException;

  public PackageInfo getPackageInfo(VersionedPackage versionedPackage, PackageInfoFlags flags) throws NameNotFoundException {
    return getPackageInfo(versionedPackage, (int) flags.value);
  }

  public abstract String[] currentToCanonicalPackageNames(String[] packageNames);

  public abstract String[] canonicalToCurrentPackageNames(String[] packageNames);

  public abstract Intent getLaunchIntentForPackage(String packageName);

  public abstract Intent getLeanbackLaunchIntentForPackage(String packageName);

  public abstract int[] getPackageGids(String packageName) throws NameNotFoundException;

  public abstract int[] getPackageGids(String packageName, int flags) throws NameNotFoundException;

  public int[] getPackageGids(String packageName, PackageInfoFlags flags) throws NameNotFoundException {
    return getPackageGids(packageName, (int) flags.value);
  }

  public abstract int getPackageUid(String packageName, int flags) throws NameNotFoundException;

  public int getPackageUid(String packageName, PackageInfoFlags flags) throws NameNotFoundException {
    return getPackageUid(packageName, (int) flags.value);
  }

  public abstract PermissionInfo getPermissionInfo(String permName, int flags) throws NameNotFoundException;

  public abstract List<PermissionInfo> queryPermissionsByGroup(String permissionGroup, int flags) throws NameNotFoundException;

  public abstract PermissionGroupInfo getPermissionGroupInfo(String groupName, int flags) throws NameNotFoundException;

  public abstract List<PermissionGroupInfo> getAllPermissionGroups(int flags);

  public abstract ApplicationInfo getApplicationInfo(String packageName, int flags) throws NameNotFoundException;

  public ApplicationInfo getApplicationInfo(String packageName, ApplicationInfoFlags flags) throws NameNotFoundException {
    return getApplicationInfo(packageName, (int) flags.value);
  }

  public abstract ActivityInfo getActivityInfo(ComponentName component, int flags) throws NameNotFoundException;

  public ActivityInfo getActivityInfo(ComponentName component, ComponentInfoFlags flags) throws NameNotFoundException {
    return getActivityInfo(component, (int) flags.value);
  }

  public abstract ActivityInfo getReceiverInfo(ComponentName component, int flags) throws NameNotFoundException;

  public ActivityInfo getReceiverInfo(ComponentName component, ComponentInfoFlags flags) throws NameNotFoundException {
    return getReceiverInfo(component, (int) flags.value);
  }

  public abstract ServiceInfo getServiceInfo(ComponentName component, int flags) throws NameNotFoundException;

  public ServiceInfo getServiceInfo(ComponentName component, ComponentInfoFlags flags) throws NameNotFoundException {
    return getServiceInfo(component, (int) flags.value);
  }

  public abstract ProviderInfo getProviderInfo(ComponentName component, int flags) throws NameNotFoundException;

  public ProviderInfo getProviderInfo(ComponentName component, ComponentInfoFlags flags) throws NameNotFoundException {
    return getProviderInfo(component, (int) flags.value);
  }

  public abstract List<PackageInfo> getInstalledPackages(int flags);

  public List<PackageInfo> getInstalledPackages(PackageInfoFlags flags) {
    return getInstalledPackages((int) flags.value);
  }

  public abstract List<PackageInfo> getPackagesHoldingPermissions(String[] permissions, int flags);

  public List<PackageInfo> getPackagesHoldingPermissions(String[] permissions, PackageInfoFlags flags) {
    return getPackagesHoldingPermissions(permissions, (int) flags.value);
  }

  public abstract int checkPermission(String permName, String packageName);

  public abstract boolean isPermissionRevokedByPolicy(String permName, String packageName);

  public abstract boolean addPermission(PermissionInfo info);

  public abstract boolean addPermissionAsync(PermissionInfo info);

  public abstract void removePermission(String permName);

  public abstract int checkSignatures(String packageName1, String packageName2);

  public abstract int checkSignatures(int uid1, int uid2);

  public abstract String[] getPackagesForUid(int uid);

  public abstract String getNameForUid(int uid);

  public abstract List<ApplicationInfo> getInstalledApplications(int flags);

  public List<ApplicationInfo> getInstalledApplications(ApplicationInfoFlags flags) {
    return getInstalledApplications((int) flags.value);
  }

  public abstract boolean isInstantApp();

  public abstract boolean isInstantApp(String packageName);

  public abstract int getInstantAppCookieMaxBytes();

  public abstract byte[] getInstantAppCookie();

  public abstract void clearInstantAppCookie();

  public abstract void updateInstantAppCookie(byte[] cookie);

  public abstract String[] getSystemSharedLibraryNames();

  public abstract FeatureInfo[] getSystemAvailableFeatures();

  public abstract boolean hasSystemFeature(String featureName);

  public abstract boolean hasSystemFeature(String featureName, int version);

  public abstract ResolveInfo resolveActivity(Intent intent, int flags);

  public ResolveInfo resolveActivity(Intent intent, ResolveInfoFlags flags) {
    return resolveActivity(intent, (int) flags.value);
  }

  public abstract List<ResolveInfo> queryIntentActivities(Intent intent, int flags);

  public List<ResolveInfo> queryIntentActivities(Intent intent, ResolveInfoFlags flags) {
    return queryIntentActivities(intent, (int) flags.value);
  }

  public abstract List<ResolveInfo> queryIntentActivityOptions(ComponentName caller, Intent[] specifics, Intent intent,
      int flags);

  public abstract List<ResolveInfo> queryBroadcastReceivers(Intent intent, int flags);

  public List<ResolveInfo> queryBroadcastReceivers(Intent intent, ResolveInfoFlags flags) {
    return queryBroadcastReceivers(intent, (int) flags.value);
  }

  public abstract ResolveInfo resolveService(Intent intent, int flags);

  public ResolveInfo resolveService(Intent intent, ResolveInfoFlags flags) {
    return resolveService(intent, (int) flags.value);
  }

  public abstract List<ResolveInfo> queryIntentServices(Intent intent, int flags);

  public List<ResolveInfo> queryIntentServices(Intent intent, ResolveInfoFlags flags) {
    return queryIntentServices(intent, (int) flags.value);
  }

  public abstract List<ResolveInfo> queryIntentContentProviders(Intent intent, int flags);

  public List<ResolveInfo> queryIntentContentProviders(Intent intent, ResolveInfoFlags flags) {
    return queryIntentContentProviders(intent, (int) flags.value);
  }

  public abstract ProviderInfo resolveContentProvider(String authority, int flags);

  public ProviderInfo resolveContentProvider(String authority, ComponentInfoFlags flags) {
    return resolveContentProvider(authority, (int) flags.value);
  }

  public abstract List<ProviderInfo> queryContentProviders(String processName, int uid, int flags);

  public List<ProviderInfo> queryContentProviders(String processName, int uid, ComponentInfoFlags flags) {
    return queryContentProviders(processName, uid, (int) flags.value);
  }

  public abstract InstrumentationInfo getInstrumentationInfo(ComponentName className, int flags) throws NameNotFoundException;

  public abstract List<InstrumentationInfo> queryInstrumentation(String targetPackage, int flags);

  public abstract Drawable getDrawable(String packageName, int resid, ApplicationInfo appInfo);

  public abstract Drawable getActivityIcon(ComponentName activityName) throws NameNotFoundException;

  public abstract Drawable getActivityIcon(Intent intent) throws NameNotFoundException;

  public abstract Drawable getActivityBanner(ComponentName activityName) throws NameNotFoundException;

  public abstract Drawable getActivityBanner(Intent intent) throws NameNotFoundException;

  public abstract Drawable getDefaultActivityIcon();

  public abstract Drawable getApplicationIcon(ApplicationInfo info);

  public abstract Drawable getApplicationIcon(String packageName) throws NameNotFoundException;

  public abstract Drawable getApplicationBanner(ApplicationInfo info);

  public abstract Drawable getApplicationBanner(String packageName) throws NameNotFoundException;

  public abstract Drawable getActivityLogo(ComponentName activityName) throws NameNotFoundException;

  public abstract Drawable getActivityLogo(Intent intent) throws NameNotFoundException;

  public abstract Drawable getApplicationLogo(ApplicationInfo info);

  public abstract Drawable getApplicationLogo(String packageName) throws NameNotFoundException;

  public abstract Drawable getUserBadgedIcon(Drawable drawable, UserHandle user);

  public abstract Drawable getUserBadgedDrawableForDensity(Drawable drawable, UserHandle user, Rect badgeLocation,
      int badgeDensity);

  public abstract CharSequence getUserBadgedLabel(CharSequence label, UserHandle user);

  public abstract CharSequence getText(String packageName, int resid, ApplicationInfo appInfo);

  public abstract XmlResourceParser getXml(String packageName, int resid, ApplicationInfo appInfo);

  public abstract CharSequence getApplicationLabel(ApplicationInfo info);

  public abstract Resources getResourcesForActivity(ComponentName activityName) throws NameNotFoundException;

  public abstract Resources getResourcesForApplication(ApplicationInfo app) throws NameNotFoundException;

  public Resources getResourcesForApplication(ApplicationInfo app, Configuration configuration) throws NameNotFoundException {
    return getResourcesForApplication(app);
  }

  public abstract Resources getResourcesForApplication(String packageName) throws NameNotFoundException;

  public PackageInfo getPackageArchiveInfo(String archiveFilePath, int flags) {
    return null;
  }

  public PackageInfo getPackageArchiveInfo(String archiveFilePath, PackageInfoFlags flags) {
    return getPackageArchiveInfo(archiveFilePath, (int) flags.value);
  }

  public abstract void verifyPendingInstall(int id, int verificationCode);

  public abstract void extendVerificationTimeout(int id, int verificationCodeAtTimeout, long millisecondsToDelay);

  public abstract void setInstallerPackageName(String targetPackage, String installerPackageName);

  public abstract PackageInstaller getPackageInstaller();

  public abstract String getInstallerPackageName(String packageName);

  public abstract void addPackageToPreferred(String packageName);

  public abstract void removePackageFromPreferred(String packageName);

  public abstract List<PackageInfo> getPreferredPackages(int flags);

  public abstract void addPreferredActivity(IntentFilter filter, int match, ComponentName[] set, ComponentName activity);

  public abstract void clearPackagePreferredActivities(String packageName);

  public abstract int getPreferredActivities(List<IntentFilter> outFilters, List<ComponentName> outActivities,
      String packageName);

  public abstract void setComponentEnabledSetting(ComponentName componentName, int newState, int flags);

  public abstract int getComponentEnabledSetting(ComponentName componentName);

  public abstract void setApplicationEnabledSetting(String packageName, int newState, int flags);

  public abstract int getApplicationEnabledSetting(String packageName);

  public abstract boolean isSafeMode();

  public boolean isPackageSuspended(String packageName) throws NameNotFoundException {
    return false;
  }

  public boolean isPackageSuspended() {
    return false;
  }

  public Bundle getSuspendedPackageAppExtras() {
    return null;
  }

  public abstract void setApplicationCategoryHint(String packageName, int categoryHint);

  public boolean isDeviceUpgrading() {
    return false;
  }

  public abstract boolean canRequestPackageInstalls();

  public boolean hasSigningCertificate(String packageName, byte[] certificate, int type) {
    return false;
  }

  public boolean hasSigningCertificate(int uid, byte[] certificate, int type) {
    return false;
  }

  public boolean isAutoRevokeWhitelisted() {
    return false;
  }

  public boolean isAutoRevokeWhitelisted(String packageName) {
    return false;
  }

  public boolean setAutoRevokeWhitelisted(String packageName, boolean whitelisted) {
    return false;
  }

  public CharSequence getBackgroundPermissionOptionLabel() {
    return "Allow all the time";
  }

  public int getTargetSdkVersion(String packageName) throws NameNotFoundException {
    return getApplicationInfo(packageName, 0).targetSdkVersion;
  }

  public void setComponentEnabledSettings(List<ComponentEnabledSetting> settings) {
    for (ComponentEnabledSetting setting : settings) {
      setComponentEnabledSetting(setting.component, setting.state, setting.flags);
    }
  }

  public boolean getSyntheticAppDetailsActivityEnabled(String packageName) {
    return false;
  }

  public boolean isDefaultApplicationIcon(Drawable drawable) {
    return false;
  }

  public Set<String> getWhitelistedRestrictedPermissions(String packageName, int whitelistFlag) {
    return Collections.emptySet();
  }

  public boolean addWhitelistedRestrictedPermission(String packageName, String permName, int whitelistFlags) {
    return false;
  }

  public boolean removeWhitelistedRestrictedPermission(String packageName, String permName, int whitelistFlags) {
    return false;
  }

  public void setMimeGroup(String mimeGroup, Set<String> mimeTypes) {}

  public Set<String> getMimeGroup(String mimeGroup) {
    return Collections.emptySet();
  }

  public boolean isPackageStopped(String packageName) throws NameNotFoundException {
    return false;
  }

  public boolean isAppArchivable(String packageName) throws NameNotFoundException {
    return false;
  }

  public boolean canPackageQuery(String sourcePackageName, String targetPackageName) throws NameNotFoundException {
    return true;
  }

  public void relinquishUpdateOwnership(String targetPackage) {}
}
