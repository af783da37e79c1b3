package java.nio.channels.spi;

import java.nio.channels.SelectionKey;

/** Remembers whether a key is valid. */
public abstract class AbstractSelectionKey extends SelectionKey {
  private boolean cancelled;

  protected AbstractSelectionKey() {}

  @Override
  public final boolean isValid() {
    return !cancelled;
  }

  @Override
  public final void cancel() {
    if (cancelled) return;
    cancelled = true;
    ((AbstractSelector) selector()).cancelledKeys().add(this);
  }

  void invalidate() {
    cancelled = true;
  }
}
