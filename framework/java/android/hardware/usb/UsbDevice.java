package android.hardware.usb;

import android.os.Parcel;
import android.os.Parcelable;

/** A device that is connected; there is none. */
public class UsbDevice implements Parcelable {
  UsbDevice() {}

  public static final Parcelable.Creator<UsbDevice> CREATOR = new Parcelable.Creator<UsbDevice>() {
    @Override
    public UsbDevice createFromParcel(Parcel source) {
      return (UsbDevice) source.readWhole();
    }

    @Override
    public UsbDevice[] newArray(int size) {
      return new UsbDevice[size];
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
