package android.content.pm;

import android.os.Parcel;
import android.os.Parcelable;

/** A group of permissions. */
public class PermissionGroupInfo extends PackageItemInfo implements Parcelable {
  public static final int FLAG_PERSONAL_INFO = 1;

  public int descriptionRes;
  public int flags;
  public CharSequence nonLocalizedDescription;
  public int priority;

  public static final Parcelable.Creator<PermissionGroupInfo> CREATOR = new Parcelable.Creator<PermissionGroupInfo>() {
    @Override
    public PermissionGroupInfo createFromParcel(Parcel source) {
      return new PermissionGroupInfo(source);
    }

    @Override
    public PermissionGroupInfo[] newArray(int size) {
      return new PermissionGroupInfo[size];
    }
  };

  public PermissionGroupInfo() {}

  public PermissionGroupInfo(PermissionGroupInfo orig) {
    super(orig);
    descriptionRes = orig.descriptionRes;
    flags = orig.flags;
    nonLocalizedDescription = orig.nonLocalizedDescription;
    priority = orig.priority;
  }

  private PermissionGroupInfo(Parcel source) {
    super(source);
    descriptionRes = source.readInt();
    flags = source.readInt();
    nonLocalizedDescription = source.readString();
    priority = source.readInt();
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
    dest.writeString(nonLocalizedDescription == null ? null : nonLocalizedDescription.toString());
    dest.writeInt(priority);
  }

  @Override
  public String toString() {
    return "PermissionGroupInfo{" + name + "}";
  }

  public CharSequence loadDescription(PackageManager pm) {
    if (nonLocalizedDescription != null) return nonLocalizedDescription;
    return descriptionRes == 0 ? null : pm.getText(packageName, descriptionRes, null);
  }
}
