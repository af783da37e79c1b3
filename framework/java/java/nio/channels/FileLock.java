package java.nio.channels;

import java.io.IOException;

/** A lock on a part of a file. */
public abstract class FileLock implements AutoCloseable {
  private final Channel channel;
  private final long position;
  private final long size;
  private final boolean shared;

  protected FileLock(FileChannel channel, long position, long size, boolean shared) {
    this(position, size, shared, channel);
  }

  protected FileLock(AsynchronousFileChannel channel, long position, long size, boolean shared) {
    this(position, size, shared, channel);
  }

  private FileLock(long position, long size, boolean shared, Channel channel) {
    if (channel == null) throw new NullPointerException();
    if (position < 0) throw new IllegalArgumentException("Negative position");
    if (size < 0) throw new IllegalArgumentException("Negative size");
    if (position + size < 0) throw new IllegalArgumentException("Negative position + size");
    this.channel = channel;
    this.position = position;
    this.size = size;
    this.shared = shared;
  }

  public final FileChannel channel() {
    return channel instanceof FileChannel ? (FileChannel) channel : null;
  }

  public Channel acquiredBy() {
    return channel;
  }

  public final long position() {
    return position;
  }

  public final long size() {
    return size;
  }

  public final boolean isShared() {
    return shared;
  }

  public final boolean overlaps(long position, long size) {
    return size > 0 && position < this.position + this.size && this.position < position + size;
  }

  public abstract boolean isValid();

  public abstract void release() throws IOException;

  @Override
  public final void close() throws IOException {
    release();
  }

  @Override
  public final String toString() {
    return getClass().getName() + "[" + position + ":" + size + (shared ? " shared" : " exclusive")
        + (isValid() ? " valid" : " invalid") + "]";
  }
}
