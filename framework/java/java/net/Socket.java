package java.net;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.SocketChannel;
import java.util.Set;

/** One end of a connection. Only servers within the process can be reached. */
public class Socket implements Closeable {
  private static SocketImplFactory factory;

  private SocketImpl impl;
  private boolean created;
  private boolean bound;
  private boolean connected;
  private boolean closed;
  private boolean inputShut;
  private boolean outputShut;

  public Socket() {
    impl = newImpl();
  }

  public Socket(Proxy proxy) {
    if (proxy == null) throw new IllegalArgumentException("Invalid Proxy");
    if (proxy.type() == Proxy.Type.HTTP) throw new IllegalArgumentException("Invalid Proxy");
    impl = newImpl();
  }

  protected Socket(SocketImpl impl) throws SocketException {
    this.impl = impl;
  }

  public Socket(String host, int port) throws UnknownHostException, IOException {
    this(InetAddress.getAllByName(host)[0], port, null, 0);
  }

  public Socket(InetAddress address, int port) throws IOException {
    this(nonNull(address), port, null, 0);
  }

  public Socket(String host, int port, InetAddress local, int localPort) throws IOException {
    this(InetAddress.getAllByName(host)[0], port, local, localPort);
  }

  public Socket(InetAddress address, int port, InetAddress local, int localPort) throws IOException {
    impl = newImpl();
    InetSocketAddress remote = new InetSocketAddress(nonNull(address), port);
    try {
      if (local != null) bind(new InetSocketAddress(local, localPort));
      connect(remote);
    } catch (IOException | IllegalArgumentException e) {
      close();
      throw e;
    }
  }

  @Deprecated
  public Socket(String host, int port, boolean stream) throws IOException {
    this(host, port);
  }

  @Deprecated
  public Socket(InetAddress address, int port, boolean stream) throws IOException {
    this(address, port);
  }

  private static InetAddress nonNull(InetAddress address) {
    if (address == null) throw new NullPointerException();
    return address;
  }

  private static SocketImpl newImpl() {
    return factory == null ? new PortSocket() : factory.createSocketImpl();
  }

  public static void setSocketImplFactory(SocketImplFactory newFactory) throws IOException {
    if (factory != null) throw new SocketException("factory already defined");
    factory = newFactory;
  }

  SocketImpl impl() throws SocketException {
    if (!created && impl != null) {
      try {
        impl.create(true);
      } catch (IOException e) {
        throw new SocketException(e.getMessage());
      }
      created = true;
    }
    return impl;
  }

  /** A server accepted this connection. */
  void accepted() {
    created = true;
    bound = true;
    connected = true;
  }

  private void check() throws SocketException {
    if (closed) throw new SocketException("Socket is closed");
  }

  public void connect(SocketAddress remote) throws IOException {
    connect(remote, 0);
  }

  public void connect(SocketAddress remote, int timeout) throws IOException {
    if (remote == null) throw new IllegalArgumentException("connect: The address can't be null");
    if (timeout < 0) throw new IllegalArgumentException("connect: timeout can't be negative");
    check();
    if (connected) throw new SocketException("already connected");
    if (!(remote instanceof InetSocketAddress)) throw new IllegalArgumentException("Unsupported address type");
    impl().connect(remote, timeout);
    connected = true;
    bound = true;
  }

  public void bind(SocketAddress local) throws IOException {
    check();
    if (bound) throw new SocketException("Already bound");
    if (local != null && !(local instanceof InetSocketAddress)) {
      throw new IllegalArgumentException("Unsupported address type");
    }
    InetSocketAddress address = local == null ? new InetSocketAddress(0) : (InetSocketAddress) local;
    if (address.isUnresolved()) throw new SocketException("Unresolved address");
    impl().bind(address.getAddress(), address.getPort());
    bound = true;
  }

  public InetAddress getInetAddress() {
    return connected ? impl.getInetAddress() : null;
  }

  public InetAddress getLocalAddress() {
    return bound ? InetAddress.getLoopbackAddress() : new Inet4Address("::", new byte[4]);
  }

  public int getPort() {
    return connected ? impl.getPort() : 0;
  }

  public int getLocalPort() {
    return bound ? impl.getLocalPort() : -1;
  }

  public SocketAddress getRemoteSocketAddress() {
    return connected ? new InetSocketAddress(getInetAddress(), getPort()) : null;
  }

  public SocketAddress getLocalSocketAddress() {
    return bound ? new InetSocketAddress(getLocalAddress(), getLocalPort()) : null;
  }

  public SocketChannel getChannel() {
    return null;
  }

  public InputStream getInputStream() throws IOException {
    check();
    if (!connected) throw new SocketException("Socket is not connected");
    if (inputShut) throw new SocketException("Socket input is shutdown");
    return closing(impl().getInputStream());
  }

  /** Closing a stream of a socket closes the socket. */
  private InputStream closing(InputStream in) {
    return new java.io.FilterInputStream(in) {
      @Override
      public void close() throws IOException {
        Socket.this.close();
      }
    };
  }

  public OutputStream getOutputStream() throws IOException {
    check();
    if (!connected) throw new SocketException("Socket is not connected");
    if (outputShut) throw new SocketException("Socket output is shutdown");
    OutputStream out = impl().getOutputStream();
    return new OutputStream() {
      @Override
      public void write(int value) throws IOException {
        out.write(value);
      }

      @Override
      public void write(byte[] bytes, int offset, int count) throws IOException {
        out.write(bytes, offset, count);
      }

      @Override
      public void close() throws IOException {
        Socket.this.close();
      }
    };
  }

  private void set(int option, Object value) throws SocketException {
    check();
    impl().setOption(option, value);
  }

  private Object get(int option) throws SocketException {
    check();
    return impl().getOption(option);
  }

  public void setTcpNoDelay(boolean on) throws SocketException {
    set(SocketOptions.TCP_NODELAY, on);
  }

  public boolean getTcpNoDelay() throws SocketException {
    return (Boolean) get(SocketOptions.TCP_NODELAY);
  }

  public void setSoLinger(boolean on, int seconds) throws SocketException {
    if (on && seconds < 0) throw new IllegalArgumentException("invalid value for SO_LINGER");
    set(SocketOptions.SO_LINGER, on ? Math.min(seconds, 65535) : -1);
  }

  public int getSoLinger() throws SocketException {
    Object value = get(SocketOptions.SO_LINGER);
    return value instanceof Integer ? (Integer) value : -1;
  }

  public void sendUrgentData(int data) throws IOException {
    check();
    if (!impl().supportsUrgentData()) throw new SocketException("Urgent data not supported");
    impl().sendUrgentData(data);
  }

  public void setOOBInline(boolean on) throws SocketException {
    set(SocketOptions.SO_OOBINLINE, on);
  }

  public boolean getOOBInline() throws SocketException {
    return (Boolean) get(SocketOptions.SO_OOBINLINE);
  }

  public void setSoTimeout(int timeout) throws SocketException {
    if (timeout < 0) throw new IllegalArgumentException("timeout can't be negative");
    set(SocketOptions.SO_TIMEOUT, timeout);
  }

  public int getSoTimeout() throws SocketException {
    Object value = get(SocketOptions.SO_TIMEOUT);
    return value instanceof Integer ? (Integer) value : 0;
  }

  public void setSendBufferSize(int size) throws SocketException {
    if (size <= 0) throw new IllegalArgumentException("negative send size");
    set(SocketOptions.SO_SNDBUF, size);
  }

  public int getSendBufferSize() throws SocketException {
    return (Integer) get(SocketOptions.SO_SNDBUF);
  }

  public void setReceiveBufferSize(int size) throws SocketException {
    if (size <= 0) throw new IllegalArgumentException("invalid receive size");
    set(SocketOptions.SO_RCVBUF, size);
  }

  public int getReceiveBufferSize() throws SocketException {
    return (Integer) get(SocketOptions.SO_RCVBUF);
  }

  public void setKeepAlive(boolean on) throws SocketException {
    set(SocketOptions.SO_KEEPALIVE, on);
  }

  public boolean getKeepAlive() throws SocketException {
    return (Boolean) get(SocketOptions.SO_KEEPALIVE);
  }

  public void setTrafficClass(int value) throws SocketException {
    if (value < 0 || value > 255) throw new IllegalArgumentException("tc is not in range 0 -- 255");
    set(SocketOptions.IP_TOS, value);
  }

  public int getTrafficClass() throws SocketException {
    return (Integer) get(SocketOptions.IP_TOS);
  }

  public void setReuseAddress(boolean on) throws SocketException {
    set(SocketOptions.SO_REUSEADDR, on);
  }

  public boolean getReuseAddress() throws SocketException {
    return (Boolean) get(SocketOptions.SO_REUSEADDR);
  }

  public synchronized void close() throws IOException {
    if (closed) return;
    closed = true;
    if (created || connected) impl.close();
  }

  public void shutdownInput() throws IOException {
    check();
    if (!connected) throw new SocketException("Socket is not connected");
    if (inputShut) throw new SocketException("Socket input is already shutdown");
    impl().shutdownInput();
    inputShut = true;
  }

  public void shutdownOutput() throws IOException {
    check();
    if (!connected) throw new SocketException("Socket is not connected");
    if (outputShut) throw new SocketException("Socket output is already shutdown");
    impl().shutdownOutput();
    outputShut = true;
  }

  @Override
  public String toString() {
    if (!connected) return "Socket[unconnected]";
    return "Socket[address=" + getInetAddress() + ",port=" + getPort() + ",localPort=" + getLocalPort() + "]";
  }

  public boolean isConnected() {
    return connected;
  }

  public boolean isBound() {
    return bound;
  }

  public boolean isClosed() {
    return closed;
  }

  public boolean isInputShutdown() {
    return inputShut;
  }

  public boolean isOutputShutdown() {
    return outputShut;
  }

  public void setPerformancePreferences(int time, int latency, int bandwidth) {}

  public <T> Socket setOption(SocketOption<T> option, T value) throws IOException {
    check();
    impl().setOption(option, value);
    return this;
  }

  public <T> T getOption(SocketOption<T> option) throws IOException {
    check();
    return impl().getOption(option);
  }

  public Set<SocketOption<?>> supportedOptions() {
    return OptionValues.ofStreams();
  }
}
