package java.nio.channels.spi;

import java.io.IOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.HashSet;
import java.util.Set;

/** Remembers whether a selector is open, and which keys were cancelled. */
public abstract class AbstractSelector extends Selector {
  private final SelectorProvider provider;
  private final Set<SelectionKey> cancelled = new HashSet<>();
  private boolean closed;

  protected AbstractSelector(SelectorProvider provider) {
    this.provider = provider;
  }

  @Override
  public final void close() throws IOException {
    if (closed) return;
    closed = true;
    implCloseSelector();
  }

  protected abstract void implCloseSelector() throws IOException;

  @Override
  public final boolean isOpen() {
    return !closed;
  }

  @Override
  public final SelectorProvider provider() {
    return provider;
  }

  protected final Set<SelectionKey> cancelledKeys() {
    return cancelled;
  }

  protected abstract SelectionKey register(AbstractSelectableChannel channel, int operations, Object attachment);

  protected final void deregister(AbstractSelectionKey key) {
    key.invalidate();
    ((AbstractSelectableChannel) key.channel()).remove(key);
  }

  protected final void begin() {}

  protected final void end() {}
}
