package android.net;

/** The name of a socket of the device. */
public class LocalSocketAddress {
  private final String name;
  private final Namespace namespace;

  public enum Namespace {
    ABSTRACT,
    RESERVED,
    FILESYSTEM
  }

  public LocalSocketAddress(String name, Namespace namespace) {
    this.name = name;
    this.namespace = namespace;
  }

  public LocalSocketAddress(String name) {
    this(name, Namespace.ABSTRACT);
  }

  public String getName() {
    return name;
  }

  public Namespace getNamespace() {
    return namespace;
  }
}
