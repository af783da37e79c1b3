package java.nio.channels.spi;

import java.io.IOException;
import java.nio.channels.AsynchronousChannelGroup;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadFactory;

/** Makes asynchronous channels. There is no provider: {@link #provider} throws UnsupportedOperationException. */
public abstract class AsynchronousChannelProvider {
  protected AsynchronousChannelProvider() {}

  public static AsynchronousChannelProvider provider() {
    throw new UnsupportedOperationException("asynchronous channels");
  }

  public abstract AsynchronousChannelGroup openAsynchronousChannelGroup(int threads, ThreadFactory factory)
      throws IOException;

  public abstract AsynchronousChannelGroup openAsynchronousChannelGroup(ExecutorService executor, int size)
      throws IOException;

  public abstract AsynchronousServerSocketChannel openAsynchronousServerSocketChannel(
      AsynchronousChannelGroup group) throws IOException;

  public abstract AsynchronousSocketChannel openAsynchronousSocketChannel(AsynchronousChannelGroup group)
      throws IOException;
}
