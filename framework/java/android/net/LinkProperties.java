package android.net;

import android.os.Parcel;
import android.os.Parcelable;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;

/** The addresses of a network. */
public final class LinkProperties implements Parcelable {
  private String interfaceName;
  private String domains;
  private int mtu;

  public LinkProperties() {}

  public String getInterfaceName() {
    return interfaceName;
  }

  public void setInterfaceName(String iface) {
    interfaceName = iface;
  }

  public String getDomains() {
    return domains;
  }

  public void setDomains(String domains) {
    this.domains = domains;
  }

  public int getMtu() {
    return mtu;
  }

  public void setMtu(int mtu) {
    this.mtu = mtu;
  }

  public List<InetAddress> getDnsServers() {
    return new ArrayList<InetAddress>();
  }

  public static final Parcelable.Creator<LinkProperties> CREATOR = new Parcelable.Creator<LinkProperties>() {
    @Override
    public LinkProperties createFromParcel(Parcel in) {
      LinkProperties made = new LinkProperties();
      made.interfaceName = in.readString();
      made.domains = in.readString();
      made.mtu = in.readInt();
      return made;
    }

    @Override
    public LinkProperties[] newArray(int size) {
      return new LinkProperties[size];
    }
  };

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeString(interfaceName);
    dest.writeString(domains);
    dest.writeInt(mtu);
  }
}
