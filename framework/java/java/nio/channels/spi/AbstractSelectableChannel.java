package java.nio.channels.spi;

import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.IllegalBlockingModeException;
import java.nio.channels.IllegalSelectorException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.ArrayList;
import java.util.List;

/** Keeps the keys and the blocking mode of a channel. */
public abstract class AbstractSelectableChannel extends SelectableChannel {
  private final SelectorProvider provider;
  private final List<SelectionKey> keys = new ArrayList<>();
  private final Object lock = new Object();
  private boolean blocking = true;

  protected AbstractSelectableChannel(SelectorProvider provider) {
    this.provider = provider;
  }

  @Override
  public final SelectorProvider provider() {
    return provider;
  }

  @Override
  public final boolean isRegistered() {
    return !keys.isEmpty();
  }

  @Override
  public final SelectionKey keyFor(Selector selector) {
    for (SelectionKey key : keys) {
      if (key.selector() == selector) return key;
    }
    return null;
  }

  void remove(SelectionKey key) {
    keys.remove(key);
  }

  @Override
  public final SelectionKey register(Selector selector, int operations, Object attachment)
      throws ClosedChannelException {
    if ((operations & ~validOps()) != 0) throw new IllegalArgumentException();
    if (!isOpen()) throw new ClosedChannelException();
    if (blocking) throw new IllegalBlockingModeException();
    if (!selector.isOpen()) throw new ClosedSelectorException();
    if (!(selector instanceof AbstractSelector)) throw new IllegalSelectorException();
    SelectionKey key = keyFor(selector);
    if (key != null) {
      key.attach(attachment);
      key.interestOps(operations);
    } else {
      key = ((AbstractSelector) selector).register(this, operations, attachment);
      keys.add(key);
    }
    return key;
  }

  @Override
  protected final void implCloseChannel() throws IOException {
    implCloseSelectableChannel();
    for (SelectionKey key : new ArrayList<>(keys)) key.cancel();
  }

  protected abstract void implCloseSelectableChannel() throws IOException;

  @Override
  public final boolean isBlocking() {
    return blocking;
  }

  @Override
  public final Object blockingLock() {
    return lock;
  }

  @Override
  public final SelectableChannel configureBlocking(boolean block) throws IOException {
    if (!isOpen()) throw new ClosedChannelException();
    if (block != blocking) {
      for (SelectionKey key : keys) {
        if (block && key.isValid()) throw new IllegalBlockingModeException();
      }
      implConfigureBlocking(block);
      blocking = block;
    }
    return this;
  }

  protected abstract void implConfigureBlocking(boolean block) throws IOException;
}
