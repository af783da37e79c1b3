package java.net;

/** Host and port; a host that nobody knows stays unresolved. */
public class InetSocketAddress extends SocketAddress {
  private final String host;
  private final InetAddress address;
  private final int port;

  private InetSocketAddress(String host, InetAddress address, int port) {
    if (port < 0 || port > 0xffff) throw new IllegalArgumentException("port out of range:" + port);
    this.host = host;
    this.address = address;
    this.port = port;
  }

  public InetSocketAddress(int port) {
    this((InetAddress) null, port);
  }

  public InetSocketAddress(InetAddress address, int port) {
    this(null, address == null ? new Inet4Address("::", new byte[4]) : address, port);
  }

  public InetSocketAddress(String host, int port) {
    this(checkHost(host), resolve(host, port), port);
  }

  private static String checkHost(String host) {
    if (host == null) throw new IllegalArgumentException("hostname can't be null");
    return host;
  }

  private static InetAddress resolve(String host, int port) {
    if (port < 0 || port > 0xffff) throw new IllegalArgumentException("port out of range:" + port);
    try {
      return InetAddress.getByName(host);
    } catch (UnknownHostException e) {
      return null;
    }
  }

  public static InetSocketAddress createUnresolved(String host, int port) {
    return new InetSocketAddress(checkHost(host), null, port);
  }

  public final int getPort() {
    return port;
  }

  public final InetAddress getAddress() {
    return address;
  }

  public final String getHostName() {
    return address != null && host == null ? address.getHostName() : host;
  }

  public final String getHostString() {
    if (host != null) return host;
    return address.hostName != null ? address.hostName : address.getHostAddress();
  }

  public final boolean isUnresolved() {
    return address == null;
  }

  @Override
  public String toString() {
    if (address == null) return host + "/<unresolved>:" + port;
    String text = address.toString();
    if (host != null && address.hostName == null && text.startsWith("/")
        && !host.equals(address.getHostAddress())) {
      text = host + text;
    }
    if (address instanceof Inet6Address) {
      int slash = text.lastIndexOf('/');
      text = text.substring(0, slash + 1) + "[" + text.substring(slash + 1) + "]";
    }
    return text + ":" + port;
  }

  @Override
  public final boolean equals(Object object) {
    if (!(object instanceof InetSocketAddress)) return false;
    InetSocketAddress other = (InetSocketAddress) object;
    if (port != other.port) return false;
    if (address != null) return address.equals(other.address);
    return other.address == null && host.equalsIgnoreCase(other.host);
  }

  @Override
  public final int hashCode() {
    if (address != null) return address.hashCode() + port;
    return host.toLowerCase().hashCode() + port;
  }
}
