package android.content;

import android.os.Parcel;
import android.os.Parcelable;

/** Which kind of account a sync adapter serves, and which provider. */
public class SyncAdapterType implements Parcelable {
  public final String authority;
  public final String accountType;
  public final boolean isKey;
  private final boolean visible;
  private final boolean uploading;

  public static final Parcelable.Creator<SyncAdapterType> CREATOR = new Parcelable.Creator<SyncAdapterType>() {
    @Override
    public SyncAdapterType createFromParcel(Parcel source) {
      return new SyncAdapterType(source);
    }

    @Override
    public SyncAdapterType[] newArray(int size) {
      return new SyncAdapterType[size];
    }
  };

  public SyncAdapterType(String authority, String accountType, boolean userVisible, boolean supportsUploading) {
    this(authority, accountType, userVisible, supportsUploading, false);
  }

  public SyncAdapterType(Parcel source) {
    this(source.readString(), source.readString(), source.readInt() != 0, source.readInt() != 0, false);
  }

  private SyncAdapterType(String authority, String accountType, boolean visible, boolean uploading, boolean key) {
    this.authority = authority;
    this.accountType = accountType;
    this.visible = visible;
    this.uploading = uploading;
    isKey = key;
  }

  public boolean supportsUploading() {
    return uploading;
  }

  public boolean isUserVisible() {
    return visible;
  }

  public boolean allowParallelSyncs() {
    return false;
  }

  public boolean isAlwaysSyncable() {
    return false;
  }

  public String getSettingsActivity() {
    return null;
  }

  public static SyncAdapterType newKey(String authority, String accountType) {
    return new SyncAdapterType(authority, accountType, true, true, true);
  }

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof SyncAdapterType)) return false;
    SyncAdapterType other = (SyncAdapterType) o;
    return authority.equals(other.authority) && accountType.equals(other.accountType);
  }

  @Override
  public int hashCode() {
    return 31 * authority.hashCode() + accountType.hashCode();
  }

  @Override
  public String toString() {
    return "SyncAdapterType {name=" + authority + ", type=" + accountType + "}";
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeString(authority);
    dest.writeString(accountType);
    dest.writeInt(visible ? 1 : 0);
    dest.writeInt(uploading ? 1 : 0);
  }
}
