package java.nio.channels;

import java.io.IOException;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.nio.channels.spi.AsynchronousChannelProvider;
import java.util.concurrent.Future;

/** An asynchronous server. The provider has none. */
public abstract class AsynchronousServerSocketChannel implements AsynchronousChannel, NetworkChannel {
  private final AsynchronousChannelProvider provider;

  protected AsynchronousServerSocketChannel(AsynchronousChannelProvider provider) {
    this.provider = provider;
  }

  public final AsynchronousChannelProvider provider() {
    return provider;
  }

  public static AsynchronousServerSocketChannel open(AsynchronousChannelGroup group) throws IOException {
    return AsynchronousChannelProvider.provider().openAsynchronousServerSocketChannel(group);
  }

  public static AsynchronousServerSocketChannel open() throws IOException {
    return open(null);
  }

  @Override
  public final AsynchronousServerSocketChannel bind(SocketAddress local) throws IOException {
    return bind(local, 0);
  }

  public abstract AsynchronousServerSocketChannel bind(SocketAddress local, int backlog) throws IOException;

  @Override
  public abstract <T> AsynchronousServerSocketChannel setOption(SocketOption<T> option, T value)
      throws IOException;

  public abstract <A> void accept(A attachment, CompletionHandler<AsynchronousSocketChannel, ? super A> handler);

  public abstract Future<AsynchronousSocketChannel> accept();

  @Override
  public abstract SocketAddress getLocalAddress() throws IOException;
}
