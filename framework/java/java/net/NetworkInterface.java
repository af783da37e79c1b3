package java.net;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/** The interfaces of the machine: only the loopback. */
public final class NetworkInterface {
  private NetworkInterface() {}

  public static NetworkInterface getByName(String name) throws SocketException {
    if (name == null) throw new NullPointerException();
    return name.equals("lo") ? new NetworkInterface() : null;
  }

  public static NetworkInterface getByIndex(int index) throws SocketException {
    if (index < 0) throw new IllegalArgumentException("Interface index can't be negative");
    return index == 1 ? new NetworkInterface() : null;
  }

  public static NetworkInterface getByInetAddress(InetAddress address) throws SocketException {
    if (address == null) throw new NullPointerException();
    return address.isLoopbackAddress() ? new NetworkInterface() : null;
  }

  public static Enumeration<NetworkInterface> getNetworkInterfaces() throws SocketException {
    return Collections.enumeration(Collections.singletonList(new NetworkInterface()));
  }

  public String getName() {
    return "lo";
  }

  public Enumeration<InetAddress> getInetAddresses() {
    return Collections.enumeration(Collections.singletonList(InetAddress.getLoopbackAddress()));
  }

  public List<InterfaceAddress> getInterfaceAddresses() {
    List<InterfaceAddress> addresses = new ArrayList<>();
    addresses.add(new InterfaceAddress(InetAddress.getLoopbackAddress(), (short) 8));
    return addresses;
  }

  public Enumeration<NetworkInterface> getSubInterfaces() {
    return Collections.emptyEnumeration();
  }

  public NetworkInterface getParent() {
    return null;
  }

  public int getIndex() {
    return 1;
  }

  public String getDisplayName() {
    return "lo";
  }

  public boolean isUp() throws SocketException {
    return true;
  }

  public boolean isLoopback() throws SocketException {
    return true;
  }

  public boolean isPointToPoint() throws SocketException {
    return false;
  }

  public boolean supportsMulticast() throws SocketException {
    return false;
  }

  public byte[] getHardwareAddress() throws SocketException {
    return null;
  }

  public int getMTU() throws SocketException {
    return 65536;
  }

  public boolean isVirtual() {
    return false;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof NetworkInterface;
  }

  @Override
  public int hashCode() {
    return getName().hashCode();
  }

  @Override
  public String toString() {
    return "name:lo (lo)";
  }
}
