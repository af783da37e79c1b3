package android.hardware.usb;

import android.os.Parcel;
import android.os.Parcelable;

/** Something that is connected and runs this device; there is none. */
public class UsbAccessory implements Parcelable {
  UsbAccessory() {}

  public static final Parcelable.Creator<UsbAccessory> CREATOR = new Parcelable.Creator<UsbAccessory>() {
    @Override
    public UsbAccessory createFromParcel(Parcel source) {
      return (UsbAccessory) source.readWhole();
    }

    @Override
    public UsbAccessory[] newArray(int size) {
      return new UsbAccessory[size];
    }
  };

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {
    parcel.writeWhole(this);
  }
}
