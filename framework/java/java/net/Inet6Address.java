package java.net;

/** An address of sixteen bytes; written with the longest run of zeros left out. */
public final class Inet6Address extends InetAddress {
  private final int scope;

  Inet6Address(String host, byte[] bytes, int scope) {
    super(host, bytes);
    this.scope = scope;
  }

  public static Inet6Address getByAddress(String host, byte[] address, NetworkInterface through)
      throws UnknownHostException {
    return getByAddress(host, address, 0);
  }

  public static Inet6Address getByAddress(String host, byte[] address, int scope) throws UnknownHostException {
    if (address == null || address.length != 16) throw new UnknownHostException("addr is of illegal length");
    return new Inet6Address(host, address.clone(), scope);
  }

  private int at(int index) {
    return bytes[index] & 0xff;
  }

  private boolean zeros(int end) {
    for (int i = 0; i < end; i++) {
      if (bytes[i] != 0) return false;
    }
    return true;
  }

  @Override
  public boolean isMulticastAddress() {
    return at(0) == 0xff;
  }

  @Override
  public boolean isAnyLocalAddress() {
    return zeros(16);
  }

  @Override
  public boolean isLoopbackAddress() {
    return zeros(15) && at(15) == 1;
  }

  @Override
  public boolean isLinkLocalAddress() {
    return at(0) == 0xfe && (at(1) & 0xc0) == 0x80;
  }

  @Override
  public boolean isSiteLocalAddress() {
    return at(0) == 0xfe && (at(1) & 0xc0) == 0xc0;
  }

  private boolean multicast(int kind) {
    return isMulticastAddress() && (at(1) & 15) == kind;
  }

  @Override
  public boolean isMCGlobal() {
    return multicast(14);
  }

  @Override
  public boolean isMCNodeLocal() {
    return multicast(1);
  }

  @Override
  public boolean isMCLinkLocal() {
    return multicast(2);
  }

  @Override
  public boolean isMCSiteLocal() {
    return multicast(5);
  }

  @Override
  public boolean isMCOrgLocal() {
    return multicast(8);
  }

  public int getScopeId() {
    return scope;
  }

  public NetworkInterface getScopedInterface() {
    return null;
  }

  public boolean isIPv4CompatibleAddress() {
    return zeros(12);
  }

  private int group(int index) {
    return at(2 * index) << 8 | at(2 * index + 1);
  }

  @Override
  public String getHostAddress() {
    int start = -1;
    int length = 1;
    for (int i = 0; i < 8; i++) {
      int end = i;
      while (end < 8 && group(end) == 0) end++;
      if (end - i > length) {
        start = i;
        length = end - i;
      }
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 8; i++) {
      if (i == start) {
        text.append("::");
        i += length - 1;
        continue;
      }
      if (i > 0 && i != start + length || start < 0 && i > 0) text.append(':');
      text.append(Integer.toHexString(group(i)));
    }
    if (scope != 0) text.append('%').append(scope);
    return text.toString();
  }

  @Override
  public int hashCode() {
    int hash = 0;
    for (int i = 0; i < 16; i += 4) {
      hash += ((bytes[i] << 8) + bytes[i + 1] << 16) + (bytes[i + 2] << 8) + bytes[i + 3];
    }
    return hash;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Inet6Address && super.equals(other);
  }
}
