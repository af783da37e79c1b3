package android.net;

import android.os.Parcel;
import android.os.Parcelable;

/** What the network told the device. */
public class DhcpInfo implements Parcelable {
  public int ipAddress;
  public int gateway;
  public int netmask;
  public int dns1;
  public int dns2;
  public int serverAddress;
  public int leaseDuration;

  public static final Parcelable.Creator<DhcpInfo> CREATOR = new Parcelable.Creator<DhcpInfo>() {
    @Override
    public DhcpInfo createFromParcel(Parcel in) {
      return (DhcpInfo) in.readWhole();
    }

    @Override
    public DhcpInfo[] newArray(int size) {
      return new DhcpInfo[size];
    }
  };

  public DhcpInfo() {}

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeWhole(this);
  }
}
