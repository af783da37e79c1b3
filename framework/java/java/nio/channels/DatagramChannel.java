package java.nio.channels;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.ProtocolFamily;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.nio.ByteBuffer;
import java.nio.channels.spi.AbstractSelectableChannel;
import java.nio.channels.spi.SelectorProvider;

/** A channel of datagrams. */
public abstract class DatagramChannel extends AbstractSelectableChannel
    implements ByteChannel, ScatteringByteChannel, GatheringByteChannel, MulticastChannel {
  protected DatagramChannel(SelectorProvider provider) {
    super(provider);
  }

  public static DatagramChannel open() throws IOException {
    return SelectorProvider.provider().openDatagramChannel();
  }

  public static DatagramChannel open(ProtocolFamily family) throws IOException {
    return SelectorProvider.provider().openDatagramChannel(family);
  }

  @Override
  public final int validOps() {
    return SelectionKey.OP_READ | SelectionKey.OP_WRITE;
  }

  @Override
  public abstract DatagramChannel bind(SocketAddress local) throws IOException;

  @Override
  public abstract <T> DatagramChannel setOption(SocketOption<T> option, T value) throws IOException;

  public abstract DatagramSocket socket();

  public abstract boolean isConnected();

  public abstract DatagramChannel connect(SocketAddress remote) throws IOException;

  public abstract DatagramChannel disconnect() throws IOException;

  public abstract SocketAddress getRemoteAddress() throws IOException;

  public abstract SocketAddress receive(ByteBuffer target) throws IOException;

  public abstract int send(ByteBuffer source, SocketAddress target) throws IOException;

  @Override
  public abstract int read(ByteBuffer target) throws IOException;

  @Override
  public abstract long read(ByteBuffer[] targets, int offset, int count) throws IOException;

  @Override
  public final long read(ByteBuffer[] targets) throws IOException {
    return read(targets, 0, targets.length);
  }

  @Override
  public abstract int write(ByteBuffer source) throws IOException;

  @Override
  public abstract long write(ByteBuffer[] sources, int offset, int count) throws IOException;

  @Override
  public final long write(ByteBuffer[] sources) throws IOException {
    return write(sources, 0, sources.length);
  }

  @Override
  public abstract SocketAddress getLocalAddress() throws IOException;
}
