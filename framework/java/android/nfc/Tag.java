package android.nfc;

import android.os.Parcel;
import android.os.Parcelable;

/** A thing that touched the device. */
public final class Tag implements Parcelable {
  public static final Parcelable.Creator<Tag> CREATOR = new Parcelable.Creator<Tag>() {
    @Override
    public Tag createFromParcel(Parcel in) {
      return (Tag) in.readWhole();
    }

    @Override
    public Tag[] newArray(int size) {
      return new Tag[size];
    }
  };

  Tag() {}

  public byte[] getId() {
    return new byte[] {1, 2, 3, 4};
  }

  public String[] getTechList() {
    return new String[] {"android.nfc.tech.NfcA", "android.nfc.tech.Ndef"};
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeWhole(this);
  }
}
