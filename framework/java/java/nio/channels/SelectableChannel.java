package java.nio.channels;

import java.io.IOException;
import java.nio.channels.spi.AbstractInterruptibleChannel;
import java.nio.channels.spi.SelectorProvider;

/** A channel that a selector can watch. */
public abstract class SelectableChannel extends AbstractInterruptibleChannel implements Channel {
  protected SelectableChannel() {}

  public abstract SelectorProvider provider();

  public abstract int validOps();

  public abstract boolean isRegistered();

  public abstract SelectionKey keyFor(Selector selector);

  public abstract SelectionKey register(Selector selector, int operations, Object attachment)
      throws ClosedChannelException;

  public final SelectionKey register(Selector selector, int operations) throws ClosedChannelException {
    return register(selector, operations, null);
  }

  public abstract SelectableChannel configureBlocking(boolean block) throws IOException;

  public abstract boolean isBlocking();

  public abstract Object blockingLock();
}
