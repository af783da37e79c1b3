package java.net;

import java.io.IOException;
import java.util.Collections;
import java.util.List;

/** Chooses proxies. The standard one chooses none; connections do not ask. */
public abstract class ProxySelector {
  private static ProxySelector selector = new ProxySelector() {
    @Override
    public List<Proxy> select(URI uri) {
      if (uri == null) throw new IllegalArgumentException("URI can't be null.");
      return Collections.singletonList(Proxy.NO_PROXY);
    }

    @Override
    public void connectFailed(URI uri, SocketAddress address, IOException failure) {}
  };

  public ProxySelector() {}

  public static ProxySelector getDefault() {
    return selector;
  }

  public static void setDefault(ProxySelector newSelector) {
    selector = newSelector;
  }

  public abstract List<Proxy> select(URI uri);

  public abstract void connectFailed(URI uri, SocketAddress address, IOException failure);
}
