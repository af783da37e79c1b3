package org.apache.http;

import java.io.Serializable;

/** A protocol and its version. */
@Deprecated
public class ProtocolVersion implements Serializable, Cloneable {
  protected final String protocol;
  protected final int major;
  protected final int minor;

  public ProtocolVersion(String protocol, int major, int minor) {
    if (protocol == null) throw new IllegalArgumentException("Protocol name must not be null.");
    this.protocol = protocol;
    this.major = major;
    this.minor = minor;
  }

  public final String getProtocol() {
    return protocol;
  }

  public final int getMajor() {
    return major;
  }

  public final int getMinor() {
    return minor;
  }

  public boolean isComparable(ProtocolVersion that) {
    return that != null && protocol.equals(that.protocol);
  }

  public int compareToVersion(ProtocolVersion that) {
    if (!isComparable(that)) {
      throw new IllegalArgumentException("Versions for different protocols cannot be compared. " + this + " " + that);
    }
    return major != that.major ? major - that.major : minor - that.minor;
  }

  public final boolean greaterEquals(ProtocolVersion version) {
    return isComparable(version) && compareToVersion(version) >= 0;
  }

  public final boolean lessEquals(ProtocolVersion version) {
    return isComparable(version) && compareToVersion(version) <= 0;
  }

  @Override
  public final int hashCode() {
    return protocol.hashCode() ^ major * 100000 ^ minor;
  }

  @Override
  public final boolean equals(Object obj) {
    if (!(obj instanceof ProtocolVersion)) return false;
    ProtocolVersion other = (ProtocolVersion) obj;
    return protocol.equals(other.protocol) && major == other.major && minor == other.minor;
  }

  @Override
  public String toString() {
    return protocol + "/" + major + "." + minor;
  }

  @Override
  public Object clone() throws CloneNotSupportedException {
    return super.clone();
  }
}
