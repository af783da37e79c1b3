package java.net;

import java.io.FileDescriptor;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Set;

/** What is under a socket. */
public abstract class SocketImpl implements SocketOptions {
  protected FileDescriptor fd;
  protected InetAddress address;
  protected int port;
  protected int localport;

  public SocketImpl() {}

  protected abstract void create(boolean stream) throws IOException;

  protected abstract void connect(String host, int port) throws IOException;

  protected abstract void connect(InetAddress address, int port) throws IOException;

  protected abstract void connect(SocketAddress address, int timeout) throws IOException;

  protected abstract void bind(InetAddress host, int port) throws IOException;

  protected abstract void listen(int backlog) throws IOException;

  protected abstract void accept(SocketImpl other) throws IOException;

  protected abstract InputStream getInputStream() throws IOException;

  protected abstract OutputStream getOutputStream() throws IOException;

  protected abstract int available() throws IOException;

  protected abstract void close() throws IOException;

  protected void shutdownInput() throws IOException {
    throw new IOException("Method not implemented!");
  }

  protected void shutdownOutput() throws IOException {
    throw new IOException("Method not implemented!");
  }

  protected FileDescriptor getFileDescriptor() {
    return fd;
  }

  protected InetAddress getInetAddress() {
    return address;
  }

  protected int getPort() {
    return port;
  }

  protected boolean supportsUrgentData() {
    return false;
  }

  protected abstract void sendUrgentData(int data) throws IOException;

  protected int getLocalPort() {
    return localport;
  }

  @Override
  public String toString() {
    return "Socket[addr=" + getInetAddress() + ",port=" + getPort() + ",localport=" + getLocalPort() + "]";
  }

  protected void setPerformancePreferences(int time, int latency, int bandwidth) {}

  protected <T> void setOption(SocketOption<T> option, T value) throws IOException {
    setOption(OptionValues.number(option), value);
  }

  @SuppressWarnings("unchecked")
  protected <T> T getOption(SocketOption<T> option) throws IOException {
    return (T) getOption(OptionValues.number(option));
  }

  protected Set<SocketOption<?>> supportedOptions() {
    return OptionValues.ofStreams();
  }
}
