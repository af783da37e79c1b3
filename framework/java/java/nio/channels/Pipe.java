package java.nio.channels;

import java.io.IOException;
import java.nio.channels.spi.AbstractSelectableChannel;
import java.nio.channels.spi.SelectorProvider;

/** Two channels: what is written to one is read from the other. */
public abstract class Pipe {
  protected Pipe() {}

  public static Pipe open() throws IOException {
    return SelectorProvider.provider().openPipe();
  }

  public abstract SourceChannel source();

  public abstract SinkChannel sink();

  /** The end that is read. */
  public abstract static class SourceChannel extends AbstractSelectableChannel
      implements ReadableByteChannel, ScatteringByteChannel {
    protected SourceChannel(SelectorProvider provider) {
      super(provider);
    }

    @Override
    public final int validOps() {
      return SelectionKey.OP_READ;
    }
  }

  /** The end that is written. */
  public abstract static class SinkChannel extends AbstractSelectableChannel
      implements WritableByteChannel, GatheringByteChannel {
    protected SinkChannel(SelectorProvider provider) {
      super(provider);
    }

    @Override
    public final int validOps() {
      return SelectionKey.OP_WRITE;
    }
  }
}
