package android.content.pm;

import android.os.Parcel;
import android.os.Parcelable;
import android.util.Printer;

/** What the manifest says of a provider. */
public final class ProviderInfo extends ComponentInfo implements Parcelable {
  public static final int FLAG_SINGLE_USER = 1073741824;

  public String authority;
  public int flags;
  public boolean forceUriPermissions;
  public boolean grantUriPermissions;
  public int initOrder;
  public boolean isSyncable;
  public boolean multiprocess;
  public PathPermission[] pathPermissions;
  public String readPermission;
  public String writePermission;

  public static final Parcelable.Creator<ProviderInfo> CREATOR = new Parcelable.Creator<ProviderInfo>() {
    @Override
    public ProviderInfo createFromParcel(Parcel source) {
      return new ProviderInfo(source);
    }

    @Override
    public ProviderInfo[] newArray(int size) {
      return new ProviderInfo[size];
    }
  };

  public ProviderInfo() {}

  public ProviderInfo(ProviderInfo orig) {
    super(orig);
    authority = orig.authority;
    flags = orig.flags;
    forceUriPermissions = orig.forceUriPermissions;
    grantUriPermissions = orig.grantUriPermissions;
    initOrder = orig.initOrder;
    isSyncable = orig.isSyncable;
    multiprocess = orig.multiprocess;
    pathPermissions = orig.pathPermissions;
    readPermission = orig.readPermission;
    writePermission = orig.writePermission;
  }

  private ProviderInfo(Parcel source) {
    super(source);
    authority = source.readString();
    flags = source.readInt();
    forceUriPermissions = source.readInt() != 0;
    grantUriPermissions = source.readInt() != 0;
    initOrder = source.readInt();
    isSyncable = source.readInt() != 0;
    multiprocess = source.readInt() != 0;
    pathPermissions = source.createTypedArray(PathPermission.CREATOR);
    readPermission = source.readString();
    writePermission = source.readString();
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    super.writeToParcel(dest, flags);
    dest.writeString(authority);
    dest.writeInt(this.flags);
    dest.writeInt(forceUriPermissions ? 1 : 0);
    dest.writeInt(grantUriPermissions ? 1 : 0);
    dest.writeInt(initOrder);
    dest.writeInt(isSyncable ? 1 : 0);
    dest.writeInt(multiprocess ? 1 : 0);
    dest.writeTypedArray(pathPermissions, flags);
    dest.writeString(readPermission);
    dest.writeString(writePermission);
  }

  @Override
  public String toString() {
    return "ContentProviderInfo{name=" + authority + " className=" + name + "}";
  }

  public void dump(Printer pw, String prefix) {
    dumpFront(pw, prefix);
    pw.println(prefix + "authority=" + authority);
  }
}
