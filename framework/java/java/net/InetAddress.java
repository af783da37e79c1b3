package java.net;

import antecede.Network;
import java.io.IOException;
import java.io.Serializable;
import java.util.Arrays;

/** An address of the internet, with or without the name of its host. */
public class InetAddress implements Serializable {
  final String hostName;
  final byte[] bytes;

  InetAddress(String hostName, byte[] bytes) {
    this.hostName = hostName;
    this.bytes = bytes;
  }

  /** The four bytes of "1.2.3.4"; null if the text is something else. */
  static byte[] parseLiteral4(String text) {
    byte[] bytes = new byte[4];
    int part = 0;
    int value = -1;
    for (int i = 0; i <= text.length(); i++) {
      char c = i < text.length() ? text.charAt(i) : '.';
      if (c == '.') {
        if (value < 0 || part == 4) return null;
        bytes[part++] = (byte) value;
        value = -1;
      } else if (c >= '0' && c <= '9') {
        value = Math.max(value, 0) * 10 + c - '0';
        if (value > 255) return null;
      } else {
        return null;
      }
    }
    return part == 4 ? bytes : null;
  }

  /** The 16 bytes of an IPv6 address; null if the text is something else. */
  static byte[] parseLiteral6(String text) {
    int gap = text.indexOf("::");
    if (text.indexOf(':') < 0 || gap >= 0 && text.indexOf("::", gap + 1) >= 0) return null;
    String before = gap < 0 ? text : text.substring(0, gap);
    String after = gap < 0 ? "" : text.substring(gap + 2);
    byte[] head = groups(before, gap < 0);
    byte[] tail = groups(after, true);
    if (head == null || tail == null) return null;
    int size = head.length + tail.length;
    if (gap < 0 ? size != 16 : size > 14) return null;
    byte[] bytes = new byte[16];
    System.arraycopy(head, 0, bytes, 0, head.length);
    System.arraycopy(tail, 0, bytes, 16 - tail.length, tail.length);
    return bytes;
  }

  /** Groups of hexadecimal digits; the last one may be an IPv4 address. */
  private static byte[] groups(String text, boolean last) {
    if (text.isEmpty()) return new byte[0];
    String[] parts = text.split(":", -1);
    byte[] bytes = new byte[2 * parts.length + 2];
    int count = 0;
    for (int i = 0; i < parts.length; i++) {
      if (last && i == parts.length - 1 && parts[i].indexOf('.') > 0) {
        byte[] four = parseLiteral4(parts[i]);
        if (four == null) return null;
        System.arraycopy(four, 0, bytes, count, 4);
        count += 4;
        continue;
      }
      if (parts[i].isEmpty() || parts[i].length() > 4) return null;
      int value = 0;
      for (int j = 0; j < parts[i].length(); j++) {
        int digit = Character.digit(parts[i].charAt(j), 16);
        if (digit < 0 || parts[i].charAt(j) > 'f') return null;
        value = value << 4 | digit;
      }
      bytes[count++] = (byte) (value >> 8);
      bytes[count++] = (byte) value;
    }
    return Arrays.copyOf(bytes, count);
  }

  /** The address that the text says, without asking anybody; null if it is a name. */
  static InetAddress literal(String text) {
    String inner = text;
    if (text.startsWith("[") && text.endsWith("]") && text.length() > 2) inner = text.substring(1, text.length() - 1);
    byte[] four = inner == text ? parseLiteral4(text) : null;
    if (four != null) return new Inet4Address(null, four);
    int zone = inner.indexOf('%');
    byte[] six = parseLiteral6(zone < 0 ? inner : inner.substring(0, zone));
    if (six == null) return null;
    return make(null, six);
  }

  private static InetAddress make(String host, byte[] bytes) {
    if (bytes.length == 4) return new Inet4Address(host, bytes);
    boolean mapped = bytes[10] == -1 && bytes[11] == -1;
    for (int i = 0; i < 10; i++) mapped &= bytes[i] == 0;
    if (mapped) return new Inet4Address(host, Arrays.copyOfRange(bytes, 12, 16));
    return new Inet6Address(host, bytes, 0);
  }

  public static InetAddress getByAddress(String host, byte[] address) throws UnknownHostException {
    if (address == null || address.length != 4 && address.length != 16) {
      throw new UnknownHostException("addr is of illegal length");
    }
    return make(host, address.clone());
  }

  public static InetAddress getByAddress(byte[] address) throws UnknownHostException {
    return getByAddress(null, address);
  }

  public static InetAddress getByName(String host) throws UnknownHostException {
    return getAllByName(host)[0];
  }

  public static InetAddress[] getAllByName(String host) throws UnknownHostException {
    if (host == null || host.isEmpty()) return new InetAddress[] {getLoopbackAddress()};
    InetAddress literal = literal(host);
    if (literal != null) return new InetAddress[] {literal};
    if (host.equalsIgnoreCase("localhost")) return new InetAddress[] {getLoopbackAddress()};
    return new InetAddress[] {make(host, Network.resolve(host))};
  }

  public static InetAddress getLoopbackAddress() {
    return new Inet4Address("localhost", new byte[] {127, 0, 0, 1});
  }

  public static InetAddress getLocalHost() throws UnknownHostException {
    return getLoopbackAddress();
  }

  public boolean isMulticastAddress() {
    return false;
  }

  public boolean isAnyLocalAddress() {
    return false;
  }

  public boolean isLoopbackAddress() {
    return false;
  }

  public boolean isLinkLocalAddress() {
    return false;
  }

  public boolean isSiteLocalAddress() {
    return false;
  }

  public boolean isMCGlobal() {
    return false;
  }

  public boolean isMCNodeLocal() {
    return false;
  }

  public boolean isMCLinkLocal() {
    return false;
  }

  public boolean isMCSiteLocal() {
    return false;
  }

  public boolean isMCOrgLocal() {
    return false;
  }

  /** Only the process itself is. */
  public boolean isReachable(int timeout) throws IOException {
    return isReachable(null, 0, timeout);
  }

  public boolean isReachable(NetworkInterface through, int hops, int timeout) throws IOException {
    if (hops < 0) throw new IllegalArgumentException("ttl can't be negative");
    if (timeout < 0) throw new IllegalArgumentException("timeout can't be negative");
    return isLoopbackAddress() || isAnyLocalAddress();
  }

  public String getHostName() {
    return hostName != null ? hostName : isLoopbackAddress() ? "localhost" : getHostAddress();
  }

  public String getCanonicalHostName() {
    return getHostName();
  }

  public byte[] getAddress() {
    return bytes.clone();
  }

  public String getHostAddress() {
    return null;
  }

  @Override
  public int hashCode() {
    return -1;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof InetAddress && Arrays.equals(bytes, ((InetAddress) other).bytes);
  }

  @Override
  public String toString() {
    return (hostName == null ? "" : hostName) + "/" + getHostAddress();
  }
}
