package javax.net;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.UnknownHostException;

/** Makes sockets. */
public abstract class SocketFactory {
  protected SocketFactory() {}

  public static SocketFactory getDefault() {
    return new PlainSockets();
  }

  public Socket createSocket() throws IOException {
    throw new SocketException("Unconnected sockets not implemented");
  }

  public abstract Socket createSocket(String host, int port) throws IOException, UnknownHostException;

  public abstract Socket createSocket(String host, int port, InetAddress local, int localPort)
      throws IOException, UnknownHostException;

  public abstract Socket createSocket(InetAddress host, int port) throws IOException;

  public abstract Socket createSocket(InetAddress host, int port, InetAddress local, int localPort)
      throws IOException;

  private static final class PlainSockets extends SocketFactory {
    @Override
    public Socket createSocket() {
      return new Socket();
    }

    @Override
    public Socket createSocket(String host, int port) throws IOException {
      return new Socket(host, port);
    }

    @Override
    public Socket createSocket(String host, int port, InetAddress local, int localPort) throws IOException {
      return new Socket(host, port, local, localPort);
    }

    @Override
    public Socket createSocket(InetAddress host, int port) throws IOException {
      return new Socket(host, port);
    }

    @Override
    public Socket createSocket(InetAddress host, int port, InetAddress local, int localPort) throws IOException {
      return new Socket(host, port, local, localPort);
    }
  }
}
