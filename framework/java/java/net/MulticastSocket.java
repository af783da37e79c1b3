package java.net;

import java.io.IOException;

/** A datagram socket that joins groups; within the process every socket of the port is in every group. */
public class MulticastSocket extends DatagramSocket {
  private NetworkInterface through;
  private boolean loopback;

  public MulticastSocket() throws IOException {
    this(new InetSocketAddress(0));
  }

  public MulticastSocket(int port) throws IOException {
    this(new InetSocketAddress(port));
  }

  public MulticastSocket(SocketAddress address) throws IOException {
    super(address);
  }

  @Deprecated
  public void setTTL(byte ttl) throws IOException {
    check();
    impl().setTTL(ttl);
  }

  public void setTimeToLive(int ttl) throws IOException {
    if (ttl < 0 || ttl > 255) throw new IllegalArgumentException("ttl out of range");
    check();
    impl().setTimeToLive(ttl);
  }

  @Deprecated
  public byte getTTL() throws IOException {
    check();
    return impl().getTTL();
  }

  public int getTimeToLive() throws IOException {
    check();
    return impl().getTimeToLive();
  }

  public void joinGroup(InetAddress group) throws IOException {
    check();
    if (!group.isMulticastAddress()) throw new SocketException("Not a multicast address");
    impl().join(group);
  }

  public void leaveGroup(InetAddress group) throws IOException {
    check();
    if (!group.isMulticastAddress()) throw new SocketException("Not a multicast address");
    impl().leave(group);
  }

  private static void checkGroup(SocketAddress group) throws SocketException {
    if (!(group instanceof InetSocketAddress)) throw new IllegalArgumentException("Unsupported address type");
    if (!((InetSocketAddress) group).getAddress().isMulticastAddress()) {
      throw new SocketException("Not a multicast address");
    }
  }

  public void joinGroup(SocketAddress group, NetworkInterface through) throws IOException {
    check();
    checkGroup(group);
    impl().joinGroup(group, through);
  }

  public void leaveGroup(SocketAddress group, NetworkInterface through) throws IOException {
    check();
    checkGroup(group);
    impl().leaveGroup(group, through);
  }

  public void setInterface(InetAddress address) throws SocketException {
    check();
  }

  public InetAddress getInterface() throws SocketException {
    check();
    return InetAddress.getLoopbackAddress();
  }

  public void setNetworkInterface(NetworkInterface through) throws SocketException {
    check();
    this.through = through;
  }

  public NetworkInterface getNetworkInterface() throws SocketException {
    check();
    return through;
  }

  public void setLoopbackMode(boolean disable) throws SocketException {
    check();
    loopback = disable;
  }

  public boolean getLoopbackMode() throws SocketException {
    check();
    return loopback;
  }

  @Deprecated
  public void send(DatagramPacket packet, byte ttl) throws IOException {
    send(packet);
  }
}
