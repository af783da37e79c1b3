package java.net;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.DatagramChannel;
import java.util.Set;

/** Sends and receives datagrams. Only those within the process arrive. */
public class DatagramSocket implements Closeable {
  private static DatagramSocketImplFactory factory;

  private final DatagramSocketImpl impl;
  private boolean bound;
  private boolean closed;
  private InetAddress connectedAddress;
  private int connectedPort = -1;

  public DatagramSocket() throws SocketException {
    this(new InetSocketAddress(0));
  }

  protected DatagramSocket(DatagramSocketImpl impl) {
    if (impl == null) throw new NullPointerException();
    this.impl = impl;
  }

  public DatagramSocket(SocketAddress address) throws SocketException {
    impl = factory == null ? new PortDatagrams() : factory.createDatagramSocketImpl();
    impl.create();
    if (address != null) bind(address);
  }

  public DatagramSocket(int port) throws SocketException {
    this(port, null);
  }

  public DatagramSocket(int port, InetAddress address) throws SocketException {
    this(new InetSocketAddress(address, port));
  }

  public static void setDatagramSocketImplFactory(DatagramSocketImplFactory newFactory) throws IOException {
    if (factory != null) throw new SocketException("factory already defined");
    factory = newFactory;
  }

  DatagramSocketImpl impl() {
    return impl;
  }

  void check() throws SocketException {
    if (closed) throw new SocketException("Socket is closed");
  }

  public void bind(SocketAddress address) throws SocketException {
    check();
    if (bound) throw new SocketException("already bound");
    SocketAddress local = address == null ? new InetSocketAddress(0) : address;
    if (!(local instanceof InetSocketAddress)) throw new IllegalArgumentException("Unsupported address type!");
    InetSocketAddress inet = (InetSocketAddress) local;
    if (inet.isUnresolved()) throw new SocketException("Unresolved address");
    impl.bind(inet.getPort(), inet.getAddress());
    bound = true;
  }

  public void connect(InetAddress address, int port) {
    if (port < 0 || port > 0xffff) throw new IllegalArgumentException("connect: " + port);
    if (address == null) throw new IllegalArgumentException("connect: null address");
    connectedAddress = address;
    connectedPort = port;
  }

  public void connect(SocketAddress address) throws SocketException {
    if (address == null) throw new IllegalArgumentException("Address can't be null");
    if (!(address instanceof InetSocketAddress)) throw new IllegalArgumentException("Unsupported address type");
    InetSocketAddress inet = (InetSocketAddress) address;
    if (inet.isUnresolved()) throw new SocketException("Unresolved address");
    connect(inet.getAddress(), inet.getPort());
  }

  public void disconnect() {
    connectedAddress = null;
    connectedPort = -1;
  }

  public boolean isBound() {
    return bound;
  }

  public boolean isConnected() {
    return connectedAddress != null;
  }

  public InetAddress getInetAddress() {
    return connectedAddress;
  }

  public int getPort() {
    return connectedPort;
  }

  public SocketAddress getRemoteSocketAddress() {
    return isConnected() ? new InetSocketAddress(connectedAddress, connectedPort) : null;
  }

  public SocketAddress getLocalSocketAddress() {
    if (closed || !bound) return null;
    return new InetSocketAddress(getLocalAddress(), getLocalPort());
  }

  public void send(DatagramPacket packet) throws IOException {
    check();
    synchronized (packet) {
      if (isConnected()) {
        if (packet.getAddress() == null) {
          packet.setAddress(connectedAddress);
          packet.setPort(connectedPort);
        } else if (!packet.getAddress().equals(connectedAddress) || packet.getPort() != connectedPort) {
          throw new IllegalArgumentException("connected address and packet address differ");
        }
      } else if (packet.getAddress() == null) {
        throw new IllegalArgumentException("Address not set");
      }
      if (!bound) bind(new InetSocketAddress(0));
      impl.send(packet);
    }
  }

  public synchronized void receive(DatagramPacket packet) throws IOException {
    synchronized (packet) {
      check();
      if (!bound) bind(new InetSocketAddress(0));
      impl.receive(packet);
    }
  }

  public InetAddress getLocalAddress() {
    if (closed) return null;
    return new Inet4Address("::", new byte[4]);
  }

  public int getLocalPort() {
    return closed ? -1 : bound ? impl.getLocalPort() : 0;
  }

  private void set(int option, Object value) throws SocketException {
    check();
    impl.setOption(option, value);
  }

  private Object get(int option) throws SocketException {
    check();
    return impl.getOption(option);
  }

  public void setSoTimeout(int timeout) throws SocketException {
    if (timeout < 0) throw new IllegalArgumentException("timeout < 0");
    set(SocketOptions.SO_TIMEOUT, timeout);
  }

  public int getSoTimeout() throws SocketException {
    return (Integer) get(SocketOptions.SO_TIMEOUT);
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

  public void setReuseAddress(boolean on) throws SocketException {
    set(SocketOptions.SO_REUSEADDR, on);
  }

  public boolean getReuseAddress() throws SocketException {
    return (Boolean) get(SocketOptions.SO_REUSEADDR);
  }

  public void setBroadcast(boolean on) throws SocketException {
    set(SocketOptions.SO_BROADCAST, on);
  }

  public boolean getBroadcast() throws SocketException {
    return (Boolean) get(SocketOptions.SO_BROADCAST);
  }

  public void setTrafficClass(int value) throws SocketException {
    if (value < 0 || value > 255) throw new IllegalArgumentException("tc is not in range 0 -- 255");
    set(SocketOptions.IP_TOS, value);
  }

  public int getTrafficClass() throws SocketException {
    return (Integer) get(SocketOptions.IP_TOS);
  }

  public void close() {
    if (closed) return;
    closed = true;
    impl.close();
  }

  public boolean isClosed() {
    return closed;
  }

  public DatagramChannel getChannel() {
    return null;
  }

  public <T> DatagramSocket setOption(SocketOption<T> option, T value) throws IOException {
    check();
    impl.setOption(option, value);
    return this;
  }

  public <T> T getOption(SocketOption<T> option) throws IOException {
    check();
    return impl.getOption(option);
  }

  public Set<SocketOption<?>> supportedOptions() {
    return OptionValues.ofDatagrams();
  }
}
