package android.content.pm;

import android.os.Parcel;
import android.os.Parcelable;

/** A package in one version. */
public final class VersionedPackage implements Parcelable {
  private final String packageName;
  private final long versionCode;

  public static final Parcelable.Creator<VersionedPackage> CREATOR = new Parcelable.Creator<VersionedPackage>() {
    @Override
    public VersionedPackage createFromParcel(Parcel source) {
      return new VersionedPackage(source.readString(), source.readLong());
    }

    @Override
    public VersionedPackage[] newArray(int size) {
      return new VersionedPackage[size];
    }
  };

  public VersionedPackage(String packageName, int versionCode) {
    this(packageName, (long) versionCode);
  }

  public VersionedPackage(String packageName, long versionCode) {
    this.packageName = packageName;
    this.versionCode = versionCode;
  }

  public String getPackageName() {
    return packageName;
  }

  @Deprecated
  public int getVersionCode() {
    return (int) versionCode;
  }

  public long getLongVersionCode() {
    return versionCode;
  }

  @Override
  public String toString() {
    return "VersionedPackage[" + packageName + "/" + versionCode + "]";
  }

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof VersionedPackage)) return false;
    VersionedPackage other = (VersionedPackage) o;
    return packageName.equals(other.packageName) && versionCode == other.versionCode;
  }

  @Override
  public int hashCode() {
    return 31 * packageName.hashCode() + Long.hashCode(versionCode);
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {
    parcel.writeString(packageName);
    parcel.writeLong(versionCode);
  }
}
