package android.os.storage;

import android.content.Context;
import android.os.Environment;
import android.os.Parcel;
import android.os.Parcelable;
import java.io.File;

/** A disk. */
public final class StorageVolume implements Parcelable {
  public static final String EXTRA_STORAGE_VOLUME = "android.os.storage.extra.STORAGE_VOLUME";

  public static final Parcelable.Creator<StorageVolume> CREATOR = new Parcelable.Creator<StorageVolume>() {
    @Override
    public StorageVolume createFromParcel(Parcel in) {
      return (StorageVolume) in.readWhole();
    }

    @Override
    public StorageVolume[] newArray(int size) {
      return new StorageVolume[size];
    }
  };

  StorageVolume() {}

  public File getDirectory() {
    return Environment.getExternalStorageDirectory();
  }

  public String getDescription(Context context) {
    return "Internal shared storage";
  }

  public boolean isPrimary() {
    return true;
  }

  public boolean isRemovable() {
    return false;
  }

  public boolean isEmulated() {
    return true;
  }

  public String getUuid() {
    return null;
  }

  public String getMediaStoreVolumeName() {
    return "external_primary";
  }

  public String getState() {
    return Environment.MEDIA_MOUNTED;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {
    parcel.writeWhole(this);
  }
}
