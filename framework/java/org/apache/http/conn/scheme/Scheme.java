package org.apache.http.conn.scheme;

/** A protocol with its port. */
@Deprecated
public final class Scheme {
  private final String name;
  private final SocketFactory factory;
  private final int port;

  public Scheme(String name, SocketFactory factory, int port) {
    if (name == null) throw new IllegalArgumentException("Scheme name may not be null");
    if (factory == null) throw new IllegalArgumentException("Socket factory may not be null");
    this.name = name.toLowerCase(java.util.Locale.ENGLISH);
    this.factory = factory;
    this.port = port;
  }

  public int getDefaultPort() {
    return port;
  }

  public SocketFactory getSocketFactory() {
    return factory;
  }

  public String getName() {
    return name;
  }

  public boolean isLayered() {
    return factory instanceof LayeredSocketFactory;
  }

  public int resolvePort(int port) {
    return port <= 0 ? this.port : port;
  }

  @Override
  public String toString() {
    return name + ':' + port;
  }
}
