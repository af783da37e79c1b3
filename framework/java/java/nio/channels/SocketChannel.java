package java.nio.channels;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.nio.ByteBuffer;
import java.nio.channels.spi.AbstractSelectableChannel;
import java.nio.channels.spi.SelectorProvider;

/** A channel of a connection. */
public abstract class SocketChannel extends AbstractSelectableChannel
    implements ByteChannel, ScatteringByteChannel, GatheringByteChannel, NetworkChannel {
  protected SocketChannel(SelectorProvider provider) {
    super(provider);
  }

  public static SocketChannel open() throws IOException {
    return SelectorProvider.provider().openSocketChannel();
  }

  public static SocketChannel open(SocketAddress remote) throws IOException {
    SocketChannel channel = open();
    try {
      channel.connect(remote);
    } catch (Throwable e) {
      channel.close();
      throw e;
    }
    return channel;
  }

  @Override
  public final int validOps() {
    return SelectionKey.OP_READ | SelectionKey.OP_WRITE | SelectionKey.OP_CONNECT;
  }

  @Override
  public abstract SocketChannel bind(SocketAddress local) throws IOException;

  @Override
  public abstract <T> SocketChannel setOption(SocketOption<T> option, T value) throws IOException;

  public abstract SocketChannel shutdownInput() throws IOException;

  public abstract SocketChannel shutdownOutput() throws IOException;

  public abstract Socket socket();

  public abstract boolean isConnected();

  public abstract boolean isConnectionPending();

  public abstract boolean connect(SocketAddress remote) throws IOException;

  public abstract boolean finishConnect() throws IOException;

  public abstract SocketAddress getRemoteAddress() throws IOException;

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
