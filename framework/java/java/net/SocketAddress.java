package java.net;

import java.io.Serializable;

/** Where a socket ends. */
public abstract class SocketAddress implements Serializable {
  public SocketAddress() {}
}
