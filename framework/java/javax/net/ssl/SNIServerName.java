package javax.net.ssl;

import java.util.Arrays;

/** The name of a server, as a client asks for it. */
public abstract class SNIServerName {
  private final int type;
  private final byte[] encoded;

  protected SNIServerName(int type, byte[] encoded) {
    if (type < 0) throw new IllegalArgumentException("Server name type cannot be less than zero");
    if (type > 255) throw new IllegalArgumentException("Server name type cannot be greater than 255");
    if (encoded == null) throw new NullPointerException("Server name encoded value cannot be null");
    this.type = type;
    this.encoded = encoded.clone();
  }

  public final int getType() {
    return type;
  }

  public final byte[] getEncoded() {
    return encoded.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other != null && getClass() == other.getClass() && type == ((SNIServerName) other).type
        && Arrays.equals(encoded, ((SNIServerName) other).encoded);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * 17 + type) + Arrays.hashCode(encoded);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("type=");
    text.append(type == 0 ? "host_name (0)" : "(" + type + ")").append(", value=");
    for (int i = 0; i < encoded.length; i++) {
      if (i > 0) text.append(':');
      text.append("0123456789ABCDEF".charAt(encoded[i] >> 4 & 15)).append("0123456789ABCDEF".charAt(encoded[i] & 15));
    }
    return text.toString();
  }
}
