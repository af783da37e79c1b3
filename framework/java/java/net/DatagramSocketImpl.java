package java.net;

import java.io.FileDescriptor;
import java.io.IOException;
import java.util.Set;

/** What is under a datagram socket. */
public abstract class DatagramSocketImpl implements SocketOptions {
  protected int localPort;
  protected FileDescriptor fd;

  public DatagramSocketImpl() {}

  protected abstract void create() throws SocketException;

  protected abstract void bind(int port, InetAddress address) throws SocketException;

  protected abstract void send(DatagramPacket packet) throws IOException;

  protected void connect(InetAddress address, int port) throws SocketException {}

  protected void disconnect() {}

  protected abstract int peek(InetAddress address) throws IOException;

  protected abstract int peekData(DatagramPacket packet) throws IOException;

  protected abstract void receive(DatagramPacket packet) throws IOException;

  @Deprecated
  protected abstract void setTTL(byte ttl) throws IOException;

  @Deprecated
  protected abstract byte getTTL() throws IOException;

  protected abstract void setTimeToLive(int ttl) throws IOException;

  protected abstract int getTimeToLive() throws IOException;

  protected abstract void join(InetAddress group) throws IOException;

  protected abstract void leave(InetAddress group) throws IOException;

  protected abstract void joinGroup(SocketAddress group, NetworkInterface through) throws IOException;

  protected abstract void leaveGroup(SocketAddress group, NetworkInterface through) throws IOException;

  protected abstract void close();

  protected int getLocalPort() {
    return localPort;
  }

  protected FileDescriptor getFileDescriptor() {
    return fd;
  }

  protected <T> void setOption(SocketOption<T> option, T value) throws IOException {
    setOption(OptionValues.number(option), value);
  }

  @SuppressWarnings("unchecked")
  protected <T> T getOption(SocketOption<T> option) throws IOException {
    return (T) getOption(OptionValues.number(option));
  }

  protected Set<SocketOption<?>> supportedOptions() {
    return OptionValues.ofDatagrams();
  }
}
