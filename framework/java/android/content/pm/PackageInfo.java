package android.content.pm;

import android.os.Parcel;
import android.os.Parcelable;

/** What a package consists of. */
public class PackageInfo implements Parcelable {
  public static final int INSTALL_LOCATION_AUTO = 0, INSTALL_LOCATION_INTERNAL_ONLY = 1, INSTALL_LOCATION_PREFER_EXTERNAL = 2,
      REQUESTED_PERMISSION_GRANTED = 2, REQUESTED_PERMISSION_IMPLICIT = 4, REQUESTED_PERMISSION_NEVER_FOR_LOCATION = 65536,
      REQUESTED_PERMISSION_REQUIRED = 1;

  public ActivityInfo[] activities;
  public ApplicationInfo applicationInfo;
  public int baseRevisionCode;
  public ConfigurationInfo[] configPreferences;
  public long firstInstallTime;
  public int[] gids;
  public int installLocation;
  public InstrumentationInfo[] instrumentation;
  public boolean isApex;
  public long lastUpdateTime;
  public String packageName;
  public PermissionInfo[] permissions;
  public ProviderInfo[] providers;
  public ActivityInfo[] receivers;
  public FeatureInfo[] reqFeatures;
  public String[] requestedPermissions;
  public int[] requestedPermissionsFlags;
  public ServiceInfo[] services;
  public String sharedUserId;
  public int sharedUserLabel;
  public Signature[] signatures;
  public SigningInfo signingInfo;
  public String[] splitNames;
  public int[] splitRevisionCodes;
  public int versionCode;
  public String versionName;

  public static final Parcelable.Creator<PackageInfo> CREATOR = new Parcelable.Creator<PackageInfo>() {
    @Override
    public PackageInfo createFromParcel(Parcel source) {
      return new PackageInfo(source);
    }

    @Override
    public PackageInfo[] newArray(int size) {
      return new PackageInfo[size];
    }
  };

  public PackageInfo() {}

  private PackageInfo(Parcel source) {
    activities = source.createTypedArray(ActivityInfo.CREATOR);
    applicationInfo = source.readParcelable(null);
    baseRevisionCode = source.readInt();
    configPreferences = source.createTypedArray(ConfigurationInfo.CREATOR);
    firstInstallTime = source.readLong();
    gids = source.createIntArray();
    installLocation = source.readInt();
    instrumentation = source.createTypedArray(InstrumentationInfo.CREATOR);
    isApex = source.readInt() != 0;
    lastUpdateTime = source.readLong();
    packageName = source.readString();
    permissions = source.createTypedArray(PermissionInfo.CREATOR);
    providers = source.createTypedArray(ProviderInfo.CREATOR);
    receivers = source.createTypedArray(ActivityInfo.CREATOR);
    reqFeatures = source.createTypedArray(FeatureInfo.CREATOR);
    requestedPermissions = source.createStringArray();
    requestedPermissionsFlags = source.createIntArray();
    services = source.createTypedArray(ServiceInfo.CREATOR);
    sharedUserId = source.readString();
    sharedUserLabel = source.readInt();
    signatures = source.createTypedArray(Signature.CREATOR);
    signingInfo = source.readParcelable(null);
    splitNames = source.createStringArray();
    splitRevisionCodes = source.createIntArray();
    versionCode = source.readInt();
    versionName = source.readString();
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeTypedArray(activities, flags);
    dest.writeParcelable(applicationInfo, flags);
    dest.writeInt(baseRevisionCode);
    dest.writeTypedArray(configPreferences, flags);
    dest.writeLong(firstInstallTime);
    dest.writeIntArray(gids);
    dest.writeInt(installLocation);
    dest.writeTypedArray(instrumentation, flags);
    dest.writeInt(isApex ? 1 : 0);
    dest.writeLong(lastUpdateTime);
    dest.writeString(packageName);
    dest.writeTypedArray(permissions, flags);
    dest.writeTypedArray(providers, flags);
    dest.writeTypedArray(receivers, flags);
    dest.writeTypedArray(reqFeatures, flags);
    dest.writeStringArray(requestedPermissions);
    dest.writeIntArray(requestedPermissionsFlags);
    dest.writeTypedArray(services, flags);
    dest.writeString(sharedUserId);
    dest.writeInt(sharedUserLabel);
    dest.writeTypedArray(signatures, flags);
    dest.writeParcelable(signingInfo, flags);
    dest.writeStringArray(splitNames);
    dest.writeIntArray(splitRevisionCodes);
    dest.writeInt(versionCode);
    dest.writeString(versionName);
  }

  @Override
  public String toString() {
    return "PackageInfo{" + packageName + "}";
  }

  public long getLongVersionCode() {
    return versionCode;
  }

  public void setLongVersionCode(long longVersionCode) {
    versionCode = (int) longVersionCode;
  }

  public String getApexPackageName() {
    return null;
  }

  public long getArchiveTimeMillis() {
    return 0;
  }
}
