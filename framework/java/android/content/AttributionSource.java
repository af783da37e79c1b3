package android.content;

import android.content.pm.AppManifest;
import android.os.Parcel;
import android.os.Parcelable;
import android.os.Process;
import java.util.Objects;

/** On whose behalf something is done: here always the app itself. */
public final class AttributionSource implements Parcelable {
  private final int uid;
  private final String packageName;
  private final String tag;
  private final AttributionSource next;

  public static final Parcelable.Creator<AttributionSource> CREATOR = new Parcelable.Creator<AttributionSource>() {
    @Override
    public AttributionSource createFromParcel(Parcel in) {
      return new AttributionSource(in.readInt(), in.readString(), in.readString(), null);
    }

    @Override
    public AttributionSource[] newArray(int size) {
      return new AttributionSource[size];
    }
  };

  /** Makes one. */
  public static final class Builder {
    private final int uid;
    private String packageName;
    private String tag;
    private AttributionSource next;

    public Builder(int uid) {
      this.uid = uid;
    }

    public Builder(AttributionSource current) {
      uid = current.uid;
      packageName = current.packageName;
      tag = current.tag;
      next = current.next;
    }

    public Builder setPackageName(String value) {
      packageName = value;
      return this;
    }

    public Builder setAttributionTag(String value) {
      tag = value;
      return this;
    }

    public Builder setNext(AttributionSource value) {
      next = value;
      return this;
    }

    public AttributionSource build() {
      return new AttributionSource(uid, packageName, tag, next);
    }
  }

  private AttributionSource(int uid, String packageName, String tag, AttributionSource next) {
    this.uid = uid;
    this.packageName = packageName;
    this.tag = tag;
    this.next = next;
  }

  public static AttributionSource myAttributionSource() {
    return new AttributionSource(Process.myUid(), AppManifest.get().packageName(), null, null);
  }

  public void enforceCallingUid() {}

  public boolean checkCallingUid() {
    return true;
  }

  public boolean isTrusted(Context context) {
    return true;
  }

  public int getUid() {
    return uid;
  }

  public int getPid() {
    return Process.myPid();
  }

  public int getDeviceId() {
    return 0;
  }

  public String getPackageName() {
    return packageName;
  }

  public String getAttributionTag() {
    return tag;
  }

  public AttributionSource getNext() {
    return next;
  }

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof AttributionSource)) return false;
    AttributionSource other = (AttributionSource) o;
    return uid == other.uid && Objects.equals(packageName, other.packageName) && Objects.equals(tag, other.tag)
        && Objects.equals(next, other.next);
  }

  @Override
  public int hashCode() {
    return uid + 31 * Objects.hashCode(packageName);
  }

  @Override
  public String toString() {
    return "AttributionSource { uid = " + uid + ", packageName = " + packageName + ", attributionTag = " + tag + " }";
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(uid);
    dest.writeString(packageName);
    dest.writeString(tag);
  }
}
