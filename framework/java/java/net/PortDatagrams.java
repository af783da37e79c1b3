package java.net;

import antecede.Ports;
import antecede.Threads;
import java.io.FileDescriptor;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** Datagrams within the process; others are lost. */
final class PortDatagrams extends DatagramSocketImpl {
  private final Map<Integer, Object> options = new HashMap<>();
  private Ports.Mailbox mailbox;
  private int timeToLive = 1;

  @Override
  protected void create() {
    fd = new FileDescriptor();
  }

  @Override
  protected void bind(int port, InetAddress address) throws SocketException {
    mailbox = Ports.receive(port);
    if (mailbox == null) throw new BindException("bind failed: EADDRINUSE (Address already in use)");
    localPort = mailbox.port;
  }

  @Override
  protected void send(DatagramPacket packet) throws IOException {
    InetAddress target = packet.getAddress();
    byte[] bytes = new byte[packet.getLength()];
    System.arraycopy(packet.getData(), packet.getOffset(), bytes, 0, bytes.length);
    boolean local = target.isLoopbackAddress() || target.isAnyLocalAddress() || target.isMulticastAddress();
    if (local) Ports.send(bytes, localPort, packet.getPort());
  }

  @Override
  protected int peek(InetAddress address) throws IOException {
    throw new IOException("peek is not supported");
  }

  @Override
  protected int peekData(DatagramPacket packet) throws IOException {
    throw new IOException("peek is not supported");
  }

  @Override
  protected void receive(DatagramPacket packet) throws IOException {
    int timeout = (Integer) getOption(SO_TIMEOUT);
    byte[] bytes = mailbox.take(timeout == 0 ? Threads.FOREVER : timeout * 1000000L);
    if (bytes == null) {
      if (mailbox.isClosed()) throw new SocketException("Socket closed");
      throw new SocketTimeoutException("Receive timed out");
    }
    packet.receive(bytes, InetAddress.getLoopbackAddress(), mailbox.sender);
  }

  @Override
  protected void setTTL(byte ttl) {
    timeToLive = ttl;
  }

  @Override
  protected byte getTTL() {
    return (byte) timeToLive;
  }

  @Override
  protected void setTimeToLive(int ttl) {
    timeToLive = ttl;
  }

  @Override
  protected int getTimeToLive() {
    return timeToLive;
  }

  @Override
  protected void join(InetAddress group) {}

  @Override
  protected void leave(InetAddress group) {}

  @Override
  protected void joinGroup(SocketAddress group, NetworkInterface through) {}

  @Override
  protected void leaveGroup(SocketAddress group, NetworkInterface through) {}

  @Override
  protected void close() {
    if (mailbox != null) mailbox.close();
  }

  @Override
  public void setOption(int option, Object value) throws SocketException {
    options.put(option, value);
  }

  @Override
  public Object getOption(int option) throws SocketException {
    if (option == SO_BINDADDR) return new Inet4Address("::", new byte[4]);
    Object value = options.get(option);
    if (value == null && (option == IP_MULTICAST_IF || option == IP_MULTICAST_IF2)) return null;
    return value == null ? OptionValues.standard(option) : value;
  }
}
