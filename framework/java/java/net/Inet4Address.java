package java.net;

/** An address of four bytes. */
public final class Inet4Address extends InetAddress {
  Inet4Address(String host, byte[] bytes) {
    super(host, bytes);
  }

  private int at(int index) {
    return bytes[index] & 0xff;
  }

  @Override
  public boolean isMulticastAddress() {
    return at(0) >> 4 == 14;
  }

  @Override
  public boolean isAnyLocalAddress() {
    return hashCode() == 0;
  }

  @Override
  public boolean isLoopbackAddress() {
    return at(0) == 127;
  }

  @Override
  public boolean isLinkLocalAddress() {
    return at(0) == 169 && at(1) == 254;
  }

  @Override
  public boolean isSiteLocalAddress() {
    return at(0) == 10 || at(0) == 172 && at(1) >> 4 == 1 || at(0) == 192 && at(1) == 168;
  }

  @Override
  public boolean isMCGlobal() {
    return at(0) >= 224 && at(0) <= 238 && !(at(0) == 224 && at(1) == 0 && at(2) == 0);
  }

  @Override
  public boolean isMCLinkLocal() {
    return at(0) == 224 && at(1) == 0 && at(2) == 0;
  }

  @Override
  public boolean isMCSiteLocal() {
    return at(0) == 239 && at(1) == 255;
  }

  @Override
  public boolean isMCOrgLocal() {
    return at(0) == 239 && at(1) >= 192 && at(1) <= 195;
  }

  @Override
  public String getHostAddress() {
    return at(0) + "." + at(1) + "." + at(2) + "." + at(3);
  }

  @Override
  public int hashCode() {
    return at(0) << 24 | at(1) << 16 | at(2) << 8 | at(3);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Inet4Address && super.equals(other);
  }
}
