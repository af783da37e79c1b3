package java.net;

import antecede.Pipe;
import antecede.Ports;
import antecede.Threads;
import java.io.FileDescriptor;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.Map;

/** A socket within the process. */
final class PortSocket extends SocketImpl {
  private final Map<Integer, Object> options = new HashMap<>();
  private Ports.Connection connection;
  private Ports.Listener listener;
  private boolean closed;
  private boolean inputShut;

  @Override
  protected void create(boolean stream) {
    fd = new FileDescriptor();
  }

  @Override
  protected void connect(String host, int port) throws IOException {
    connect(InetAddress.getByName(host), port);
  }

  @Override
  protected void connect(InetAddress address, int port) throws IOException {
    connect(new InetSocketAddress(address, port), 0);
  }

  @Override
  protected void connect(SocketAddress target, int timeout) throws IOException {
    if (!(target instanceof InetSocketAddress)) throw new IllegalArgumentException("unsupported address type");
    InetSocketAddress remote = (InetSocketAddress) target;
    if (remote.isUnresolved()) throw new UnknownHostException(remote.getHostName());
    InetAddress host = remote.getAddress();
    boolean local = host.isLoopbackAddress() || host.isAnyLocalAddress();
    Ports.Connection opened = local ? Ports.connect(remote.getPort()) : null;
    if (opened == null) {
      throw new ConnectException("failed to connect to " + remote + ": ECONNREFUSED (Connection refused)");
    }
    connected(opened, host);
  }

  void connected(Ports.Connection connection, InetAddress host) {
    this.connection = connection;
    address = host;
    port = connection.remotePort;
    localport = connection.localPort;
    fd = FileDescriptor.of(connection.in, connection.out);
  }

  @Override
  protected void bind(InetAddress host, int port) throws IOException {
    localport = port;
    address = host;
  }

  @Override
  protected void listen(int backlog) throws IOException {
    listener = Ports.listen(localport);
    if (listener == null) throw new BindException("bind failed: EADDRINUSE (Address already in use)");
    localport = listener.port;
  }

  @Override
  protected void accept(SocketImpl other) throws IOException {
    Ports.Connection accepted = listener.accept(nanos());
    if (accepted == null) {
      if (listener.isClosed()) throw new SocketException("Socket closed");
      throw new SocketTimeoutException("Accept timed out");
    }
    if (other instanceof PortSocket) {
      ((PortSocket) other).connected(accepted, InetAddress.getLoopbackAddress());
    } else {
      other.fd = FileDescriptor.of(accepted.in, accepted.out);
      other.address = InetAddress.getLoopbackAddress();
      other.port = accepted.remotePort;
      other.localport = accepted.localPort;
    }
  }

  private long nanos() throws SocketException {
    int timeout = (Integer) getOption(SO_TIMEOUT);
    return timeout == 0 ? Threads.FOREVER : timeout * 1000000L;
  }

  private Ports.Connection connection() throws IOException {
    if (closed) throw new SocketException("Socket closed");
    if (connection == null) throw new SocketException("Socket is not connected");
    return connection;
  }

  @Override
  protected InputStream getInputStream() throws IOException {
    connection();
    return new InputStream() {
      @Override
      public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
      }

      @Override
      public int read(byte[] bytes, int offset, int count) throws IOException {
        if ((offset | count | bytes.length - offset - count) < 0) throw new IndexOutOfBoundsException();
        Pipe in = connection().in;
        if (inputShut) return -1;
        int size;
        try {
          size = in.read(bytes, offset, count, nanos());
        } catch (IOException e) {
          throw new SocketException("Socket closed");
        }
        if (size == Pipe.TIMEOUT) throw new SocketTimeoutException("Read timed out");
        return size;
      }

      @Override
      public int available() throws IOException {
        return PortSocket.this.available();
      }

      @Override
      public void close() throws IOException {
        PortSocket.this.close();
      }
    };
  }

  @Override
  protected OutputStream getOutputStream() throws IOException {
    connection();
    return new OutputStream() {
      @Override
      public void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
      }

      @Override
      public void write(byte[] bytes, int offset, int count) throws IOException {
        if ((offset | count | bytes.length - offset - count) < 0) throw new IndexOutOfBoundsException();
        Pipe out = connection().out;
        try {
          out.write(bytes, offset, count, true);
        } catch (IOException e) {
          throw new SocketException(e.getMessage());
        }
      }

      @Override
      public void close() throws IOException {
        PortSocket.this.close();
      }
    };
  }

  @Override
  protected int available() throws IOException {
    Pipe in = connection().in;
    return inputShut ? 0 : in.available();
  }

  @Override
  protected void close() throws IOException {
    if (closed) return;
    closed = true;
    if (listener != null) listener.close();
    if (connection == null) return;
    connection.in.closeReader();
    connection.out.closeWriter();
  }

  @Override
  protected void shutdownInput() throws IOException {
    connection();
    inputShut = true;
  }

  @Override
  protected void shutdownOutput() throws IOException {
    connection().out.closeWriter();
  }

  @Override
  protected void sendUrgentData(int data) throws IOException {
    connection().out.write(new byte[] {(byte) data}, 0, 1, true);
  }

  @Override
  protected boolean supportsUrgentData() {
    return true;
  }

  @Override
  public void setOption(int option, Object value) throws SocketException {
    if (closed) throw new SocketException("Socket closed");
    options.put(option, value);
  }

  @Override
  public Object getOption(int option) throws SocketException {
    if (closed) throw new SocketException("Socket closed");
    if (option == SO_BINDADDR) return InetAddress.getLoopbackAddress();
    Object value = options.get(option);
    return value == null ? OptionValues.standard(option) : value;
  }
}
