package java.net;

import antecede.Observable;

/** A datagram, to be sent or received. */
public final class DatagramPacket {
  private byte[] data;
  private int offset;
  @Observable private int length;
  private int capacity;
  private InetAddress address;
  private int port = -1;

  public DatagramPacket(byte[] data, int offset, int length) {
    setData(data, offset, length);
  }

  public DatagramPacket(byte[] data, int length) {
    this(data, 0, length);
  }

  public DatagramPacket(byte[] data, int offset, int length, InetAddress address, int port) {
    setData(data, offset, length);
    setAddress(address);
    setPort(port);
  }

  public DatagramPacket(byte[] data, int offset, int length, SocketAddress address) {
    setData(data, offset, length);
    setSocketAddress(address);
  }

  public DatagramPacket(byte[] data, int length, InetAddress address, int port) {
    this(data, 0, length, address, port);
  }

  public DatagramPacket(byte[] data, int length, SocketAddress address) {
    this(data, 0, length, address);
  }

  public InetAddress getAddress() {
    return address;
  }

  public int getPort() {
    return port;
  }

  public byte[] getData() {
    return data;
  }

  public int getOffset() {
    return offset;
  }

  public int getLength() {
    return length;
  }

  public void setData(byte[] data, int offset, int length) {
    if (length < 0 || offset < 0 || length + offset < 0 || length + offset > data.length) {
      throw new IllegalArgumentException("illegal length or offset");
    }
    this.data = data;
    this.offset = offset;
    this.length = length;
    capacity = length;
  }

  public void setData(byte[] data) {
    setData(data, 0, data.length);
  }

  public void setAddress(InetAddress address) {
    this.address = address;
  }

  public void setPort(int port) {
    if (port < 0 || port > 0xffff) throw new IllegalArgumentException("Port out of range:" + port);
    this.port = port;
  }

  public void setSocketAddress(SocketAddress address) {
    if (!(address instanceof InetSocketAddress)) throw new IllegalArgumentException("unsupported address type");
    InetSocketAddress inet = (InetSocketAddress) address;
    if (inet.isUnresolved()) throw new IllegalArgumentException("unresolved address");
    setAddress(inet.getAddress());
    setPort(inet.getPort());
  }

  public SocketAddress getSocketAddress() {
    return new InetSocketAddress(address, port);
  }

  public void setLength(int length) {
    if (length < 0 || offset + length > data.length) throw new IllegalArgumentException("illegal length");
    this.length = length;
    capacity = length;
  }

  /** Takes over what was received; what does not fit is lost. */
  void receive(byte[] bytes, InetAddress from, int fromPort) {
    length = Math.min(capacity, bytes.length);
    System.arraycopy(bytes, 0, data, offset, length);
    address = from;
    port = fromPort;
  }
}
