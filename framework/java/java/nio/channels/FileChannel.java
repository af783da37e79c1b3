package java.nio.channels;

import antecede.Hidden;
import java.io.Closeable;
import java.io.FileDescriptor;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.spi.AbstractInterruptibleChannel;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/** A channel of a file. */
public abstract class FileChannel extends AbstractInterruptibleChannel
    implements SeekableByteChannel, GatheringByteChannel, ScatteringByteChannel {
  protected FileChannel() {}

  public static FileChannel open(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    return path.getFileSystem().provider().newFileChannel(path, options, attributes);
  }

  public static FileChannel open(Path path, OpenOption... options) throws IOException {
    Set<OpenOption> set = new HashSet<>();
    Collections.addAll(set, options);
    return open(path, set);
  }

  /** The channel of an open file; closing it closes the owner, or the file if there is none. */
  @Hidden
  public static FileChannel of(FileDescriptor file, Closeable owner, boolean reads, boolean writes, boolean appends) {
    return new DiskChannel(file, owner, reads, writes, appends);
  }

  @Override
  public abstract int read(ByteBuffer target) throws IOException;

  @Override
  public abstract long read(ByteBuffer[] targets, int offset, int count) throws IOException;

  @Override
  public final long read(ByteBuffer[] targets) throws IOException {
    return read(targets, 0, targets.length);
  }

  @Override
  public abstract int write(ByteBuffer source) throws IOException;

  @Override
  public abstract long write(ByteBuffer[] sources, int offset, int count) throws IOException;

  @Override
  public final long write(ByteBuffer[] sources) throws IOException {
    return write(sources, 0, sources.length);
  }

  @Override
  public abstract long position() throws IOException;

  @Override
  public abstract FileChannel position(long position) throws IOException;

  @Override
  public abstract long size() throws IOException;

  @Override
  public abstract FileChannel truncate(long size) throws IOException;

  public abstract void force(boolean metadata) throws IOException;

  public abstract long transferTo(long position, long count, WritableByteChannel target) throws IOException;

  public abstract long transferFrom(ReadableByteChannel source, long position, long count) throws IOException;

  public abstract int read(ByteBuffer target, long position) throws IOException;

  public abstract int write(ByteBuffer source, long position) throws IOException;

  public abstract MappedByteBuffer map(MapMode mode, long position, long size) throws IOException;

  public abstract FileLock lock(long position, long size, boolean shared) throws IOException;

  public final FileLock lock() throws IOException {
    return lock(0, Long.MAX_VALUE, false);
  }

  public abstract FileLock tryLock(long position, long size, boolean shared) throws IOException;

  public final FileLock tryLock() throws IOException {
    return tryLock(0, Long.MAX_VALUE, false);
  }

  /** How a file is mapped. */
  public static class MapMode {
    public static final MapMode READ_ONLY = new MapMode("READ_ONLY");
    public static final MapMode READ_WRITE = new MapMode("READ_WRITE");
    public static final MapMode PRIVATE = new MapMode("PRIVATE");

    private final String name;

    private MapMode(String name) {
      this.name = name;
    }

    @Override
    public String toString() {
      return name;
    }
  }
}
