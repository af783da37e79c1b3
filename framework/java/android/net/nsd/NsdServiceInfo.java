package android.net.nsd;

import android.net.Network;
import android.os.Parcel;
import android.os.Parcelable;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Set;

/** A service in the network. */
public final class NsdServiceInfo implements Parcelable {
  private final HashMap<String, byte[]> attributes = new HashMap<String, byte[]>();

  public NsdServiceInfo() {}

  private String serviceName;
  private String serviceType;
  private InetAddress host;
  private int port;
  private List<InetAddress> hostAddresses;
  private Network network;
  private Set subtypes;

  public String getServiceName() {
    return serviceName;
  }

  public void setServiceName(String s) {
    serviceName = s;
  }

  public String getServiceType() {
    return serviceType;
  }

  public void setServiceType(String s) {
    serviceType = s;
  }

  public InetAddress getHost() {
    return host;
  }

  public void setHost(InetAddress s) {
    host = s;
  }

  public int getPort() {
    return port;
  }

  public void setPort(int p) {
    port = p;
  }

  public List<InetAddress> getHostAddresses() {
    return hostAddresses;
  }

  public void setHostAddresses(List<InetAddress> addresses) {
    hostAddresses = addresses;
  }

  public Network getNetwork() {
    return network;
  }

  public void setNetwork(Network network) {
    this.network = network;
  }

  public Set getSubtypes() {
    return subtypes;
  }

  public void setSubtypes(Set set) {
    subtypes = set;
  }

  public void setAttribute(String key, String value) {
    attributes.put(key, value == null ? null : value.getBytes(StandardCharsets.UTF_8));
  }

  public void removeAttribute(String key) {
    attributes.remove(key);
  }

  public java.util.Map<String, byte[]> getAttributes() {
    return java.util.Collections.unmodifiableMap(attributes);
  }

  public static final Parcelable.Creator<NsdServiceInfo> CREATOR = new Parcelable.Creator<NsdServiceInfo>() {
    @Override
    public NsdServiceInfo createFromParcel(Parcel source) {
      NsdServiceInfo value = new NsdServiceInfo();
      value.serviceName = source.readString();
      value.serviceType = source.readString();
      value.host = (InetAddress) source.readValue(null);
      value.port = source.readInt();
      value.hostAddresses = (List<InetAddress>) source.readValue(null);
      value.network = (Network) source.readValue(null);
      value.subtypes = (Set) source.readValue(null);
      return value;
    }

    @Override
    public NsdServiceInfo[] newArray(int size) {
      return new NsdServiceInfo[size];
    }
  };

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeString(serviceName);
    dest.writeString(serviceType);
    dest.writeValue(host);
    dest.writeInt(port);
    dest.writeValue(hostAddresses);
    dest.writeValue(network);
    dest.writeValue(subtypes);
  }
}
