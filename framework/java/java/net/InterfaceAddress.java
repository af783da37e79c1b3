package java.net;

/** An address of an interface. */
public class InterfaceAddress {
  private final InetAddress address;
  private final short prefix;

  InterfaceAddress(InetAddress address, short prefix) {
    this.address = address;
    this.prefix = prefix;
  }

  public InetAddress getAddress() {
    return address;
  }

  public InetAddress getBroadcast() {
    return null;
  }

  public short getNetworkPrefixLength() {
    return prefix;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof InterfaceAddress && address.equals(((InterfaceAddress) other).address)
        && prefix == ((InterfaceAddress) other).prefix;
  }

  @Override
  public int hashCode() {
    return address.hashCode() + prefix;
  }

  @Override
  public String toString() {
    return address + "/" + prefix + " [" + null + "]";
  }
}
