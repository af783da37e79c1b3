package java.nio.channels;

import java.io.IOException;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.nio.ByteBuffer;
import java.nio.channels.spi.AsynchronousChannelProvider;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** An asynchronous connection. The provider has none. */
public abstract class AsynchronousSocketChannel implements AsynchronousByteChannel, NetworkChannel {
  private final AsynchronousChannelProvider provider;

  protected AsynchronousSocketChannel(AsynchronousChannelProvider provider) {
    this.provider = provider;
  }

  public final AsynchronousChannelProvider provider() {
    return provider;
  }

  public static AsynchronousSocketChannel open(AsynchronousChannelGroup group) throws IOException {
    return AsynchronousChannelProvider.provider().openAsynchronousSocketChannel(group);
  }

  public static AsynchronousSocketChannel open() throws IOException {
    return open(null);
  }

  @Override
  public abstract AsynchronousSocketChannel bind(SocketAddress local) throws IOException;

  @Override
  public abstract <T> AsynchronousSocketChannel setOption(SocketOption<T> option, T value) throws IOException;

  public abstract AsynchronousSocketChannel shutdownInput() throws IOException;

  public abstract AsynchronousSocketChannel shutdownOutput() throws IOException;

  public abstract SocketAddress getRemoteAddress() throws IOException;

  public abstract <A> void connect(SocketAddress remote, A attachment, CompletionHandler<Void, ? super A> handler);

  public abstract Future<Void> connect(SocketAddress remote);

  public abstract <A> void read(ByteBuffer target, long timeout, TimeUnit unit, A attachment,
      CompletionHandler<Integer, ? super A> handler);

  @Override
  public final <A> void read(ByteBuffer target, A attachment, CompletionHandler<Integer, ? super A> handler) {
    read(target, 0, TimeUnit.MILLISECONDS, attachment, handler);
  }

  @Override
  public abstract Future<Integer> read(ByteBuffer target);

  public abstract <A> void read(ByteBuffer[] targets, int offset, int count, long timeout, TimeUnit unit,
      A attachment, CompletionHandler<Long, ? super A> handler);

  public abstract <A> void write(ByteBuffer source, long timeout, TimeUnit unit, A attachment,
      CompletionHandler<Integer, ? super A> handler);

  @Override
  public final <A> void write(ByteBuffer source, A attachment, CompletionHandler<Integer, ? super A> handler) {
    write(source, 0, TimeUnit.MILLISECONDS, attachment, handler);
  }

  @Override
  public abstract Future<Integer> write(ByteBuffer source);

  public abstract <A> void write(ByteBuffer[] sources, int offset, int count, long timeout, TimeUnit unit,
      A attachment, CompletionHandler<Long, ? super A> handler);

  @Override
  public abstract SocketAddress getLocalAddress() throws IOException;
}
