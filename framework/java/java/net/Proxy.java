package java.net;

/** Who connects on our behalf. */
public class Proxy {
  public static final Proxy NO_PROXY = new Proxy();

  private final Type type;
  private final SocketAddress address;

  private Proxy() {
    type = Type.DIRECT;
    address = null;
  }

  public Proxy(Type type, SocketAddress address) {
    if (type == Type.DIRECT || !(address instanceof InetSocketAddress)) {
      throw new IllegalArgumentException("type " + type + " is not compatible with address " + address);
    }
    this.type = type;
    this.address = address;
  }

  public Type type() {
    return type;
  }

  public SocketAddress address() {
    return address;
  }

  @Override
  public String toString() {
    return type == Type.DIRECT ? "DIRECT" : type + " @ " + address;
  }

  @Override
  public final boolean equals(Object object) {
    if (!(object instanceof Proxy)) return false;
    Proxy other = (Proxy) object;
    return type == other.type && (address == null ? other.address == null : address.equals(other.address));
  }

  @Override
  public final int hashCode() {
    return address == null ? type.hashCode() : type.hashCode() + address.hashCode();
  }

  /** Kinds of proxies. */
  public enum Type {
    DIRECT,
    HTTP,
    SOCKS
  }
}
