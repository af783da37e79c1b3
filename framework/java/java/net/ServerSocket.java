package java.net;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.ServerSocketChannel;
import java.util.Set;

/** Waits for connections. Only those of the process itself come. */
public class ServerSocket implements Closeable {
  private static SocketImplFactory factory;

  private final SocketImpl impl;
  private boolean created;
  private boolean bound;
  private boolean closed;

  public ServerSocket() throws IOException {
    impl = factory == null ? new PortSocket() : factory.createSocketImpl();
  }

  public ServerSocket(int port) throws IOException {
    this(port, 50, null);
  }

  public ServerSocket(int port, int backlog) throws IOException {
    this(port, backlog, null);
  }

  public ServerSocket(int port, int backlog, InetAddress address) throws IOException {
    this();
    if (port < 0 || port > 0xffff) throw new IllegalArgumentException("Port value out of range: " + port);
    try {
      bind(new InetSocketAddress(address, port), backlog);
    } catch (IOException e) {
      close();
      throw e;
    }
  }

  public static void setSocketFactory(SocketImplFactory newFactory) throws IOException {
    if (factory != null) throw new SocketException("factory already defined");
    factory = newFactory;
  }

  private SocketImpl impl() throws SocketException {
    if (!created) {
      try {
        impl.create(true);
      } catch (IOException e) {
        throw new SocketException(e.getMessage());
      }
      created = true;
    }
    return impl;
  }

  private void check() throws SocketException {
    if (closed) throw new SocketException("Socket is closed");
  }

  public void bind(SocketAddress address) throws IOException {
    bind(address, 50);
  }

  public void bind(SocketAddress address, int backlog) throws IOException {
    check();
    if (bound) throw new SocketException("Already bound");
    if (address != null && !(address instanceof InetSocketAddress)) {
      throw new IllegalArgumentException("Unsupported address type");
    }
    InetSocketAddress local = address == null ? new InetSocketAddress(0) : (InetSocketAddress) address;
    if (local.isUnresolved()) throw new SocketException("Unresolved address");
    impl().bind(local.getAddress(), local.getPort());
    impl().listen(backlog < 1 ? 50 : backlog);
    bound = true;
  }

  public InetAddress getInetAddress() {
    return bound ? impl.getInetAddress() : null;
  }

  public int getLocalPort() {
    return bound ? impl.getLocalPort() : -1;
  }

  public SocketAddress getLocalSocketAddress() {
    return bound ? new InetSocketAddress(getInetAddress(), getLocalPort()) : null;
  }

  public Socket accept() throws IOException {
    check();
    if (!bound) throw new SocketException("Socket is not bound yet");
    Socket socket = new Socket();
    implAccept(socket);
    return socket;
  }

  protected final void implAccept(Socket socket) throws IOException {
    impl().accept(socket.impl());
    socket.accepted();
  }

  public void close() throws IOException {
    if (closed) return;
    closed = true;
    if (created) impl.close();
  }

  public ServerSocketChannel getChannel() {
    return null;
  }

  public boolean isBound() {
    return bound;
  }

  public boolean isClosed() {
    return closed;
  }

  public void setSoTimeout(int timeout) throws SocketException {
    if (timeout < 0) throw new IllegalArgumentException("timeout < 0");
    check();
    impl().setOption(SocketOptions.SO_TIMEOUT, timeout);
  }

  public int getSoTimeout() throws IOException {
    check();
    Object value = impl().getOption(SocketOptions.SO_TIMEOUT);
    return value instanceof Integer ? (Integer) value : 0;
  }

  public void setReuseAddress(boolean on) throws SocketException {
    check();
    impl().setOption(SocketOptions.SO_REUSEADDR, on);
  }

  public boolean getReuseAddress() throws SocketException {
    check();
    return (Boolean) impl().getOption(SocketOptions.SO_REUSEADDR);
  }

  public void setReceiveBufferSize(int size) throws SocketException {
    if (size <= 0) throw new IllegalArgumentException("negative receive size");
    check();
    impl().setOption(SocketOptions.SO_RCVBUF, size);
  }

  public int getReceiveBufferSize() throws SocketException {
    check();
    return (Integer) impl().getOption(SocketOptions.SO_RCVBUF);
  }

  public void setPerformancePreferences(int time, int latency, int bandwidth) {}

  public <T> ServerSocket setOption(SocketOption<T> option, T value) throws IOException {
    check();
    impl().setOption(option, value);
    return this;
  }

  public <T> T getOption(SocketOption<T> option) throws IOException {
    check();
    return impl().getOption(option);
  }

  public Set<SocketOption<?>> supportedOptions() {
    return OptionValues.ofServers();
  }

  @Override
  public String toString() {
    if (!bound) return "ServerSocket[unbound]";
    return "ServerSocket[addr=" + impl.getInetAddress() + ",localport=" + impl.getLocalPort() + "]";
  }
}
