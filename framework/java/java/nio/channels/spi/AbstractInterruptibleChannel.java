package java.nio.channels.spi;

import java.io.IOException;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.Channel;
import java.nio.channels.InterruptibleChannel;

/** Remembers whether a channel is open. An interrupt does not close it. */
public abstract class AbstractInterruptibleChannel implements Channel, InterruptibleChannel {
  private boolean closed;

  protected AbstractInterruptibleChannel() {}

  @Override
  public final void close() throws IOException {
    if (closed) return;
    closed = true;
    implCloseChannel();
  }

  protected abstract void implCloseChannel() throws IOException;

  @Override
  public final boolean isOpen() {
    return !closed;
  }

  protected final void begin() {}

  protected final void end(boolean completed) throws AsynchronousCloseException {
    if (!completed && closed) throw new AsynchronousCloseException();
  }
}
