package java.nio.channels;

import antecede.Ports;
import antecede.Sync;
import antecede.Threads;
import antecede.World;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.ProtocolFamily;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketException;
import java.net.SocketOption;
import java.nio.ByteBuffer;
import java.nio.channels.spi.AbstractSelectableChannel;
import java.nio.channels.spi.AbstractSelectionKey;
import java.nio.channels.spi.AbstractSelector;
import java.nio.channels.spi.SelectorProvider;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Selectors, and channels that reach only other ends within the process. Options have no effect. */
final class PortChannels extends SelectorProvider {
  static final SelectorProvider PROVIDER = new PortChannels();

  private PortChannels() {}

  @Override
  public DatagramChannel openDatagramChannel() throws IOException {
    return new Datagrams(this);
  }

  @Override
  public DatagramChannel openDatagramChannel(ProtocolFamily family) throws IOException {
    if (family == null) throw new NullPointerException();
    return new Datagrams(this);
  }

  @Override
  public Pipe openPipe() throws IOException {
    return new Pair(this);
  }

  @Override
  public AbstractSelector openSelector() throws IOException {
    return new PortSelector(this);
  }

  @Override
  public ServerSocketChannel openServerSocketChannel() throws IOException {
    return new Server(this);
  }

  @Override
  public SocketChannel openSocketChannel() throws IOException {
    return new Connection(this);
  }

  /** What a selector must know of a channel. */
  private interface Watched {
    /** Which operations would not block now. */
    int ready();
  }

  private static final class Key extends AbstractSelectionKey {
    final AbstractSelectableChannel channel;
    final PortSelector selector;
    int interest;
    int ready;

    Key(PortSelector selector, AbstractSelectableChannel channel) {
      this.selector = selector;
      this.channel = channel;
    }

    private void check() {
      if (!isValid()) throw new CancelledKeyException();
    }

    @Override
    public SelectableChannel channel() {
      return channel;
    }

    @Override
    public Selector selector() {
      return selector;
    }

    @Override
    public int interestOps() {
      check();
      return interest;
    }

    @Override
    public SelectionKey interestOps(int operations) {
      check();
      if ((operations & ~channel.validOps()) != 0) throw new IllegalArgumentException();
      interest = operations;
      return this;
    }

    @Override
    public int readyOps() {
      check();
      return ready;
    }
  }

  private static final class PortSelector extends AbstractSelector {
    private final Set<SelectionKey> keys = new LinkedHashSet<>();
    private final Set<SelectionKey> selected = new LinkedHashSet<>();
    private boolean woken;

    PortSelector(SelectorProvider provider) {
      super(provider);
    }

    private void check() {
      if (!isOpen()) throw new ClosedSelectorException();
    }

    @Override
    public Set<SelectionKey> keys() {
      check();
      return Collections.unmodifiableSet(keys);
    }

    @Override
    public Set<SelectionKey> selectedKeys() {
      check();
      return selected;
    }

    @Override
    protected SelectionKey register(AbstractSelectableChannel channel, int operations, Object attachment) {
      Key key = new Key(this, channel);
      key.attach(attachment);
      keys.add(key);
      key.interestOps(operations);
      return key;
    }

    private void removeCancelled() {
      for (SelectionKey key : cancelledKeys()) {
        keys.remove(key);
        selected.remove(key);
        deregister((AbstractSelectionKey) key);
      }
      cancelledKeys().clear();
    }

    /** How many keys have become ready. */
    private int poll() {
      check();
      removeCancelled();
      int count = 0;
      for (SelectionKey each : keys) {
        Key key = (Key) each;
        int ready = ((Watched) key.channel).ready() & key.interest;
        if (ready == 0) continue;
        boolean fresh = selected.add(key);
        int before = fresh ? 0 : key.ready;
        key.ready = before | ready;
        if (fresh || before != key.ready) count++;
      }
      return count;
    }

    @Override
    public int selectNow() throws IOException {
      woken = false;
      return poll();
    }

    @Override
    public int select(long timeout) throws IOException {
      if (timeout < 0) throw new IllegalArgumentException("Negative timeout");
      long deadline = World.uptimeNanos() + timeout * 1000000;
      while (true) {
        int count = poll();
        if (count > 0 || woken) {
          woken = false;
          return count;
        }
        long left = timeout == 0 ? Threads.FOREVER : deadline - World.uptimeNanos();
        if (timeout != 0 && left <= 0) return 0;
        try {
          Sync.block(antecede.Pipe.CHANGES, left);
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
          return poll();
        }
      }
    }

    @Override
    public int select() throws IOException {
      return select(0);
    }

    @Override
    public Selector wakeup() {
      woken = true;
      Sync.wake(antecede.Pipe.CHANGES, true);
      return this;
    }

    @Override
    protected void implCloseSelector() {
      wakeup();
      for (SelectionKey key : keys) deregister((AbstractSelectionKey) key);
      keys.clear();
      selected.clear();
    }
  }

  private static InetSocketAddress inet(SocketAddress address) {
    if (!(address instanceof InetSocketAddress)) throw new UnsupportedAddressTypeException();
    InetSocketAddress inet = (InetSocketAddress) address;
    if (inet.isUnresolved()) throw new UnresolvedAddressException();
    return inet;
  }

  private static boolean isLocal(InetAddress address) {
    return address.isLoopbackAddress() || address.isAnyLocalAddress();
  }

  /** Reads from a pipe into a buffer; 0 if nothing is there and the channel does not block. */
  private static int read(antecede.Pipe pipe, ByteBuffer target, boolean block) throws IOException {
    if (!target.hasRemaining()) return 0;
    byte[] bytes = new byte[target.remaining()];
    int size = pipe.read(bytes, 0, bytes.length, block ? Threads.FOREVER : 0);
    if (size == antecede.Pipe.TIMEOUT) return 0;
    if (size > 0) target.put(bytes, 0, size);
    return size;
  }

  private static int write(antecede.Pipe pipe, ByteBuffer source, boolean block) throws IOException {
    byte[] bytes = new byte[source.remaining()];
    source.duplicate().get(bytes);
    int size = pipe.write(bytes, 0, bytes.length, block);
    source.position(source.position() + size);
    return size;
  }

  private static long readAll(ReadableByteChannel channel, ByteBuffer[] targets, int offset, int count)
      throws IOException {
    if ((offset | count | targets.length - offset - count) < 0) throw new IndexOutOfBoundsException();
    for (int i = offset; i < offset + count; i++) {
      if (targets[i].hasRemaining()) return channel.read(targets[i]);
    }
    return 0;
  }

  private static long writeAll(WritableByteChannel channel, ByteBuffer[] sources, int offset, int count)
      throws IOException {
    if ((offset | count | sources.length - offset - count) < 0) throw new IndexOutOfBoundsException();
    long total = 0;
    for (int i = offset; i < offset + count; i++) {
      total += channel.write(sources[i]);
      if (sources[i].hasRemaining()) break;
    }
    return total;
  }

  private static final class Pair extends Pipe {
    private final Source source;
    private final Sink sink;

    Pair(SelectorProvider provider) {
      antecede.Pipe pipe = new antecede.Pipe();
      source = new Source(provider, pipe);
      sink = new Sink(provider, pipe);
    }

    @Override
    public SourceChannel source() {
      return source;
    }

    @Override
    public SinkChannel sink() {
      return sink;
    }
  }

  private static final class Source extends Pipe.SourceChannel implements Watched {
    private final antecede.Pipe pipe;

    Source(SelectorProvider provider, antecede.Pipe pipe) {
      super(provider);
      this.pipe = pipe;
    }

    @Override
    public int ready() {
      return pipe.canRead() ? SelectionKey.OP_READ : 0;
    }

    @Override
    public int read(ByteBuffer target) throws IOException {
      if (!isOpen()) throw new ClosedChannelException();
      return PortChannels.read(pipe, target, isBlocking());
    }

    @Override
    public long read(ByteBuffer[] targets, int offset, int count) throws IOException {
      return readAll(this, targets, offset, count);
    }

    @Override
    public long read(ByteBuffer[] targets) throws IOException {
      return read(targets, 0, targets.length);
    }

    @Override
    protected void implCloseSelectableChannel() {
      pipe.closeReader();
    }

    @Override
    protected void implConfigureBlocking(boolean block) {}
  }

  private static final class Sink extends Pipe.SinkChannel implements Watched {
    private final antecede.Pipe pipe;

    Sink(SelectorProvider provider, antecede.Pipe pipe) {
      super(provider);
      this.pipe = pipe;
    }

    @Override
    public int ready() {
      return pipe.canWrite() ? SelectionKey.OP_WRITE : 0;
    }

    @Override
    public int write(ByteBuffer source) throws IOException {
      if (!isOpen()) throw new ClosedChannelException();
      return PortChannels.write(pipe, source, isBlocking());
    }

    @Override
    public long write(ByteBuffer[] sources, int offset, int count) throws IOException {
      return writeAll(this, sources, offset, count);
    }

    @Override
    public long write(ByteBuffer[] sources) throws IOException {
      return write(sources, 0, sources.length);
    }

    @Override
    protected void implCloseSelectableChannel() {
      pipe.closeWriter();
    }

    @Override
    protected void implConfigureBlocking(boolean block) {}
  }

  private static final class Connection extends SocketChannel implements Watched {
    private final Map<SocketOption<?>, Object> options = new HashMap<>();
    private Ports.Connection ends;
    private InetSocketAddress remote;
    /** What connect found, until finishConnect tells it. */
    private boolean pending;
    private boolean inputShut;

    Connection(SelectorProvider provider) {
      super(provider);
    }

    void connected(Ports.Connection connection) {
      ends = connection;
      remote = new InetSocketAddress(InetAddress.getLoopbackAddress(), connection.remotePort);
    }

    private void check() throws IOException {
      if (!isOpen()) throw new ClosedChannelException();
    }

    private Ports.Connection ends() throws IOException {
      check();
      if (!isConnected()) throw new NotYetConnectedException();
      return ends;
    }

    @Override
    public int ready() {
      if (pending) return SelectionKey.OP_CONNECT;
      if (ends == null) return 0;
      return (ends.in.canRead() ? SelectionKey.OP_READ : 0) | (ends.out.canWrite() ? SelectionKey.OP_WRITE : 0);
    }

    @Override
    public boolean connect(SocketAddress address) throws IOException {
      check();
      if (isConnected()) throw new AlreadyConnectedException();
      if (pending) throw new ConnectionPendingException();
      remote = inet(address);
      pending = true;
      return isBlocking() && finishConnect();
    }

    @Override
    public boolean finishConnect() throws IOException {
      check();
      if (isConnected()) return true;
      if (!pending) throw new NoConnectionPendingException();
      pending = false;
      ends = isLocal(remote.getAddress()) ? Ports.connect(remote.getPort()) : null;
      if (ends == null) {
        close();
        throw new ConnectException("Connection refused");
      }
      return true;
    }

    @Override
    public boolean isConnected() {
      return ends != null;
    }

    @Override
    public boolean isConnectionPending() {
      return pending;
    }

    @Override
    public SocketChannel bind(SocketAddress local) throws IOException {
      check();
      return this;
    }

    @Override
    public <T> SocketChannel setOption(SocketOption<T> option, T value) throws IOException {
      check();
      options.put(option, value);
      return this;
    }

    @Override
    public <T> T getOption(SocketOption<T> option) throws IOException {
      check();
      return socketOption(options, option);
    }

    @Override
    public Set<SocketOption<?>> supportedOptions() {
      return new Socket().supportedOptions();
    }

    @Override
    public SocketChannel shutdownInput() throws IOException {
      ends();
      inputShut = true;
      return this;
    }

    @Override
    public SocketChannel shutdownOutput() throws IOException {
      ends().out.closeWriter();
      return this;
    }

    @Override
    public Socket socket() {
      return new ChannelSocket(this);
    }

    @Override
    public SocketAddress getRemoteAddress() throws IOException {
      check();
      return isConnected() ? remote : null;
    }

    @Override
    public SocketAddress getLocalAddress() throws IOException {
      check();
      return isConnected() ? new InetSocketAddress(InetAddress.getLoopbackAddress(), ends.localPort) : null;
    }

    @Override
    public int read(ByteBuffer target) throws IOException {
      antecede.Pipe in = ends().in;
      return inputShut ? -1 : PortChannels.read(in, target, isBlocking());
    }

    @Override
    public long read(ByteBuffer[] targets, int offset, int count) throws IOException {
      return readAll(this, targets, offset, count);
    }

    @Override
    public int write(ByteBuffer source) throws IOException {
      return PortChannels.write(ends().out, source, isBlocking());
    }

    @Override
    public long write(ByteBuffer[] sources, int offset, int count) throws IOException {
      return writeAll(this, sources, offset, count);
    }

    @Override
    protected void implCloseSelectableChannel() {
      if (ends == null) return;
      ends.in.closeReader();
      ends.out.closeWriter();
    }

    @Override
    protected void implConfigureBlocking(boolean block) {}
  }

  @SuppressWarnings("unchecked")
  private static <T> T socketOption(Map<SocketOption<?>, Object> options, SocketOption<T> option) {
    Object value = options.get(option);
    if (value == null && option.type() == Boolean.class) value = false;
    if (value == null && option.type() == Integer.class) value = 0;
    return (T) value;
  }

  /** A channel as a socket. */
  private static final class ChannelSocket extends Socket {
    private final Connection channel;

    ChannelSocket(Connection channel) {
      this.channel = channel;
    }

    @Override
    public SocketChannel getChannel() {
      return channel;
    }

    @Override
    public void connect(SocketAddress address, int timeout) throws IOException {
      channel.connect(address);
    }

    @Override
    public boolean isConnected() {
      return channel.isConnected();
    }

    @Override
    public boolean isClosed() {
      return !channel.isOpen();
    }

    @Override
    public InetAddress getInetAddress() {
      return channel.isConnected() ? channel.remote.getAddress() : null;
    }

    @Override
    public int getPort() {
      return channel.isConnected() ? channel.remote.getPort() : 0;
    }

    @Override
    public SocketAddress getRemoteSocketAddress() {
      return channel.isConnected() ? channel.remote : null;
    }

    @Override
    public int getLocalPort() {
      return channel.isConnected() ? channel.ends.localPort : -1;
    }

    @Override
    public InputStream getInputStream() throws IOException {
      if (!channel.isConnected()) throw new SocketException("Socket is not connected");
      return Channels.newInputStream((ReadableByteChannel) channel);
    }

    @Override
    public OutputStream getOutputStream() throws IOException {
      if (!channel.isConnected()) throw new SocketException("Socket is not connected");
      return Channels.newOutputStream((WritableByteChannel) channel);
    }

    @Override
    public void shutdownInput() throws IOException {
      channel.shutdownInput();
    }

    @Override
    public void shutdownOutput() throws IOException {
      channel.shutdownOutput();
    }

    @Override
    public synchronized void close() throws IOException {
      channel.close();
    }
  }

  private static final class Server extends ServerSocketChannel implements Watched {
    private final Map<SocketOption<?>, Object> options = new HashMap<>();
    private Ports.Listener listener;

    Server(SelectorProvider provider) {
      super(provider);
    }

    private void check() throws IOException {
      if (!isOpen()) throw new ClosedChannelException();
    }

    @Override
    public int ready() {
      return listener != null && listener.hasWaiting() ? SelectionKey.OP_ACCEPT : 0;
    }

    @Override
    public ServerSocketChannel bind(SocketAddress local, int backlog) throws IOException {
      check();
      if (listener != null) throw new AlreadyBoundException();
      listener = Ports.listen(local == null ? 0 : inet(local).getPort());
      if (listener == null) throw new java.net.BindException("Address already in use");
      return this;
    }

    @Override
    public <T> ServerSocketChannel setOption(SocketOption<T> option, T value) throws IOException {
      check();
      options.put(option, value);
      return this;
    }

    @Override
    public <T> T getOption(SocketOption<T> option) throws IOException {
      check();
      return socketOption(options, option);
    }

    @Override
    public Set<SocketOption<?>> supportedOptions() {
      return new HashSet<>(options.keySet());
    }

    @Override
    public ServerSocket socket() {
      try {
        return new ChannelServerSocket(this);
      } catch (IOException e) {
        throw new Error(e);
      }
    }

    @Override
    public SocketChannel accept() throws IOException {
      check();
      if (listener == null) throw new NotYetBoundException();
      Ports.Connection accepted = listener.accept(isBlocking() ? Threads.FOREVER : 0);
      if (accepted == null) {
        if (!isOpen()) throw new AsynchronousCloseException();
        return null;
      }
      Connection connection = new Connection(provider());
      connection.connected(accepted);
      return connection;
    }

    @Override
    public SocketAddress getLocalAddress() throws IOException {
      check();
      return listener == null ? null : new InetSocketAddress(listener.port);
    }

    @Override
    protected void implCloseSelectableChannel() {
      if (listener != null) listener.close();
    }

    @Override
    protected void implConfigureBlocking(boolean block) {}
  }

  /** A server channel as a server socket. */
  private static final class ChannelServerSocket extends ServerSocket {
    private final Server channel;

    ChannelServerSocket(Server channel) throws IOException {
      this.channel = channel;
    }

    @Override
    public ServerSocketChannel getChannel() {
      return channel;
    }

    @Override
    public void bind(SocketAddress address, int backlog) throws IOException {
      channel.bind(address, backlog);
    }

    @Override
    public Socket accept() throws IOException {
      SocketChannel accepted = channel.accept();
      if (accepted == null) throw new IllegalBlockingModeException();
      return accepted.socket();
    }

    @Override
    public boolean isBound() {
      return channel.listener != null;
    }

    @Override
    public boolean isClosed() {
      return !channel.isOpen();
    }

    @Override
    public int getLocalPort() {
      return channel.listener == null ? -1 : channel.listener.port;
    }

    @Override
    public SocketAddress getLocalSocketAddress() {
      return channel.listener == null ? null : new InetSocketAddress(channel.listener.port);
    }

    @Override
    public void close() throws IOException {
      channel.close();
    }
  }

  private static final class Datagrams extends DatagramChannel implements Watched {
    private final Map<SocketOption<?>, Object> options = new HashMap<>();
    private Ports.Mailbox mailbox;
    private InetSocketAddress remote;

    Datagrams(SelectorProvider provider) {
      super(provider);
    }

    private void check() throws IOException {
      if (!isOpen()) throw new ClosedChannelException();
    }

    private Ports.Mailbox mailbox() throws IOException {
      check();
      if (mailbox == null) bind(null);
      return mailbox;
    }

    @Override
    public int ready() {
      return SelectionKey.OP_WRITE | (mailbox != null && mailbox.hasMail() ? SelectionKey.OP_READ : 0);
    }

    @Override
    public DatagramChannel bind(SocketAddress local) throws IOException {
      check();
      if (mailbox != null) throw new AlreadyBoundException();
      mailbox = Ports.receive(local == null ? 0 : inet(local).getPort());
      if (mailbox == null) throw new java.net.BindException("Address already in use");
      return this;
    }

    @Override
    public <T> DatagramChannel setOption(SocketOption<T> option, T value) throws IOException {
      check();
      options.put(option, value);
      return this;
    }

    @Override
    public <T> T getOption(SocketOption<T> option) throws IOException {
      check();
      return socketOption(options, option);
    }

    @Override
    public Set<SocketOption<?>> supportedOptions() {
      return new HashSet<>(options.keySet());
    }

    @Override
    public DatagramSocket socket() {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean isConnected() {
      return remote != null;
    }

    @Override
    public DatagramChannel connect(SocketAddress address) throws IOException {
      check();
      if (remote != null) throw new AlreadyConnectedException();
      remote = inet(address);
      mailbox();
      return this;
    }

    @Override
    public DatagramChannel disconnect() {
      remote = null;
      return this;
    }

    @Override
    public SocketAddress getRemoteAddress() throws IOException {
      check();
      return remote;
    }

    @Override
    public SocketAddress getLocalAddress() throws IOException {
      check();
      return mailbox == null ? null : new InetSocketAddress(mailbox.port);
    }

    @Override
    public SocketAddress receive(ByteBuffer target) throws IOException {
      Ports.Mailbox box = mailbox();
      byte[] bytes = box.take(isBlocking() ? Threads.FOREVER : 0);
      if (bytes == null) {
        if (!isOpen()) throw new AsynchronousCloseException();
        return null;
      }
      target.put(bytes, 0, Math.min(bytes.length, target.remaining()));
      return new InetSocketAddress(InetAddress.getLoopbackAddress(), box.sender);
    }

    @Override
    public int send(ByteBuffer source, SocketAddress target) throws IOException {
      Ports.Mailbox box = mailbox();
      InetSocketAddress address = inet(target);
      byte[] bytes = new byte[source.remaining()];
      source.get(bytes);
      if (isLocal(address.getAddress())) Ports.send(bytes, box.port, address.getPort());
      return bytes.length;
    }

    @Override
    public int read(ByteBuffer target) throws IOException {
      if (remote == null) throw new NotYetConnectedException();
      int before = target.position();
      return receive(target) == null ? 0 : target.position() - before;
    }

    @Override
    public long read(ByteBuffer[] targets, int offset, int count) throws IOException {
      return readAll(this, targets, offset, count);
    }

    @Override
    public int write(ByteBuffer source) throws IOException {
      if (remote == null) throw new NotYetConnectedException();
      return send(source, remote);
    }

    @Override
    public long write(ByteBuffer[] sources, int offset, int count) throws IOException {
      return writeAll(this, sources, offset, count);
    }

    @Override
    public MembershipKey join(InetAddress group, NetworkInterface through) throws IOException {
      throw new UnsupportedOperationException();
    }

    @Override
    public MembershipKey join(InetAddress group, NetworkInterface through, InetAddress source) throws IOException {
      throw new UnsupportedOperationException();
    }

    @Override
    protected void implCloseSelectableChannel() {
      if (mailbox != null) mailbox.close();
    }

    @Override
    protected void implConfigureBlocking(boolean block) {}
  }
}
