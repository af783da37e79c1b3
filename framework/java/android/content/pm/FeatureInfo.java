package android.content.pm;

import android.os.Parcel;
import android.os.Parcelable;

/** A feature that an app wants or a device has. */
public class FeatureInfo implements Parcelable {
  public static final int FLAG_REQUIRED = 1, GL_ES_VERSION_UNDEFINED = 0;

  public int flags;
  public String name;
  public int reqGlEsVersion;
  public int version;

  public static final Parcelable.Creator<FeatureInfo> CREATOR = new Parcelable.Creator<FeatureInfo>() {
    @Override
    public FeatureInfo createFromParcel(Parcel source) {
      return new FeatureInfo(source);
    }

    @Override
    public FeatureInfo[] newArray(int size) {
      return new FeatureInfo[size];
    }
  };

  public FeatureInfo() {}

  public FeatureInfo(FeatureInfo orig) {
    flags = orig.flags;
    name = orig.name;
    reqGlEsVersion = orig.reqGlEsVersion;
    version = orig.version;
  }

  private FeatureInfo(Parcel source) {
    flags = source.readInt();
    name = source.readString();
    reqGlEsVersion = source.readInt();
    version = source.readInt();
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(this.flags);
    dest.writeString(name);
    dest.writeInt(reqGlEsVersion);
    dest.writeInt(version);
  }

  @Override
  public String toString() {
    return "FeatureInfo{" + name + " fl=0x" + Integer.toHexString(flags) + "}";
  }

  public String getGlEsVersion() {
    return (reqGlEsVersion >> 16 & 0xffff) + "." + (reqGlEsVersion & 0xffff);
  }
}
