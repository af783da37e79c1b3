package javax.net;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketException;

/** Makes server sockets. */
public abstract class ServerSocketFactory {
  protected ServerSocketFactory() {}

  public static ServerSocketFactory getDefault() {
    return new PlainServers();
  }

  public ServerSocket createServerSocket() throws IOException {
    throw new SocketException("Unbound server sockets not implemented");
  }

  public abstract ServerSocket createServerSocket(int port) throws IOException;

  public abstract ServerSocket createServerSocket(int port, int backlog) throws IOException;

  public abstract ServerSocket createServerSocket(int port, int backlog, InetAddress address) throws IOException;

  private static final class PlainServers extends ServerSocketFactory {
    @Override
    public ServerSocket createServerSocket() throws IOException {
      return new ServerSocket();
    }

    @Override
    public ServerSocket createServerSocket(int port) throws IOException {
      return new ServerSocket(port);
    }

    @Override
    public ServerSocket createServerSocket(int port, int backlog) throws IOException {
      return new ServerSocket(port, backlog);
    }

    @Override
    public ServerSocket createServerSocket(int port, int backlog, InetAddress address) throws IOException {
      return new ServerSocket(port, backlog, address);
    }
  }
}
