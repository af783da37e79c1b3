package android.content.pm;

import android.os.Parcel;
import android.os.Parcelable;

/** A permission that some package declares. */
public class PermissionInfo extends PackageItemInfo implements Parcelable {
  public static final int FLAG_COSTS_MONEY = 1, FLAG_HARD_RESTRICTED = 4, FLAG_IMMUTABLY_RESTRICTED = 16,
      FLAG_INSTALLED = 1073741824, FLAG_SOFT_RESTRICTED = 8, PROTECTION_DANGEROUS = 1, PROTECTION_FLAG_APPOP = 64,
      PROTECTION_FLAG_DEVELOPMENT = 32, PROTECTION_FLAG_INSTALLER = 256, PROTECTION_FLAG_INSTANT = 4096,
      PROTECTION_FLAG_PRE23 = 128, PROTECTION_FLAG_PREINSTALLED = 1024, PROTECTION_FLAG_PRIVILEGED = 16,
      PROTECTION_FLAG_RUNTIME_ONLY = 8192, PROTECTION_FLAG_SETUP = 2048, PROTECTION_FLAG_SYSTEM = 16,
      PROTECTION_FLAG_VERIFIER = 512, PROTECTION_INTERNAL = 4, PROTECTION_MASK_BASE = 15, PROTECTION_MASK_FLAGS = 65520,
      PROTECTION_NORMAL = 0, PROTECTION_SIGNATURE = 2, PROTECTION_SIGNATURE_OR_SYSTEM = 3;

  public int descriptionRes;
  public int flags;
  public String group;
  public CharSequence nonLocalizedDescription;
  public int protectionLevel;

  public static final Parcelable.Creator<PermissionInfo> CREATOR = new Parcelable.Creator<PermissionInfo>() {
    @Override
    public PermissionInfo createFromParcel(Parcel source) {
      return new PermissionInfo(source);
    }

    @Override
    public PermissionInfo[] newArray(int size) {
      return new PermissionInfo[size];
    }
  };

  public PermissionInfo() {}

  public PermissionInfo(PermissionInfo orig) {
    super(orig);
    descriptionRes = orig.descriptionRes;
    flags = orig.flags;
    group = orig.group;
    nonLocalizedDescription = orig.nonLocalizedDescription;
    protectionLevel = orig.protectionLevel;
  }

  private PermissionInfo(Parcel source) {
    super(source);
    descriptionRes = source.readInt();
    flags = source.readInt();
    group = source.readString();
    nonLocalizedDescription = source.readString();
    protectionLevel = source.readInt();
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    super.writeToParcel(dest, flags);
    dest.writeInt(descriptionRes);
    dest.writeInt(this.flags);
    dest.writeString(group);
    dest.writeString(nonLocalizedDescription == null ? null : nonLocalizedDescription.toString());
    dest.writeInt(protectionLevel);
  }

  @Override
  public String toString() {
    return "PermissionInfo{" + name + "}";
  }

  public CharSequence loadDescription(PackageManager pm) {
    if (nonLocalizedDescription != null) return nonLocalizedDescription;
    return descriptionRes == 0 ? null : pm.getText(packageName, descriptionRes, null);
  }

  public int getProtection() {
    return protectionLevel & PROTECTION_MASK_BASE;
  }

  public int getProtectionFlags() {
    return protectionLevel & ~PROTECTION_MASK_BASE;
  }
}
