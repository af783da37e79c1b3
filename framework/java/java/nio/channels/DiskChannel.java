package java.nio.channels;

import antecede.Disk;
import java.io.Closeable;
import java.io.FileDescriptor;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The channel of an open file of the disk, or of one end of a pipe. */
final class DiskChannel extends FileChannel {
  private final FileDescriptor file;
  private final Closeable owner;
  private final boolean reads;
  private final boolean writes;
  private final boolean appends;
  /** Those that hold; closing gives them back. */
  private final List<Lock> locks = new ArrayList<>();

  DiskChannel(FileDescriptor file, Closeable owner, boolean reads, boolean writes, boolean appends) {
    this.file = file;
    this.owner = owner;
    this.reads = reads;
    this.writes = writes;
    this.appends = appends;
  }

  private void check() throws IOException {
    if (!isOpen()) throw new ClosedChannelException();
  }

  private void checkRead() throws IOException {
    check();
    if (!reads) throw new NonReadableChannelException();
  }

  private void checkWrite() throws IOException {
    check();
    if (!writes) throw new NonWritableChannelException();
  }

  @Override
  protected void implCloseChannel() throws IOException {
    for (Lock lock : locks) lock.end();
    locks.clear();
    if (owner != null) owner.close();
    else file.close();
  }

  @Override
  public int read(ByteBuffer target) throws IOException {
    Objects.requireNonNull(target);
    checkRead();
    if (target.isReadOnly()) throw new IllegalArgumentException("Read-only buffer");
    byte[] bytes = new byte[target.remaining()];
    int size = file.read(bytes, 0, bytes.length);
    if (size > 0) target.put(bytes, 0, size);
    return size;
  }

  @Override
  public long read(ByteBuffer[] targets, int offset, int count) throws IOException {
    Objects.checkFromIndexSize(offset, count, targets.length);
    checkRead();
    long total = 0;
    for (int i = offset; i < offset + count; i++) {
      if (!targets[i].hasRemaining()) continue;
      int size = read(targets[i]);
      if (size < 0) return total == 0 ? -1 : total;
      total += size;
      if (targets[i].hasRemaining()) break;
    }
    return total;
  }

  @Override
  public int write(ByteBuffer source) throws IOException {
    Objects.requireNonNull(source);
    checkWrite();
    byte[] bytes = new byte[source.remaining()];
    source.get(bytes);
    file.write(bytes, 0, bytes.length);
    return bytes.length;
  }

  @Override
  public long write(ByteBuffer[] sources, int offset, int count) throws IOException {
    Objects.checkFromIndexSize(offset, count, sources.length);
    checkWrite();
    long total = 0;
    for (int i = offset; i < offset + count; i++) total += write(sources[i]);
    return total;
  }

  @Override
  public long position() throws IOException {
    check();
    return appends ? file.size() : file.position();
  }

  @Override
  public FileChannel position(long position) throws IOException {
    check();
    if (position < 0) throw new IllegalArgumentException();
    file.seek(position);
    return this;
  }

  @Override
  public long size() throws IOException {
    check();
    return file.size();
  }

  @Override
  public FileChannel truncate(long size) throws IOException {
    check();
    if (size < 0) throw new IllegalArgumentException("Negative size");
    if (!writes) throw new NonWritableChannelException();
    if (size < file.size()) file.resize(size);
    if (file.position() > size) file.seek(size);
    return this;
  }

  @Override
  public void force(boolean metadata) throws IOException {
    check();
  }

  @Override
  public long transferTo(long position, long count, WritableByteChannel target) throws IOException {
    check();
    if (!target.isOpen()) throw new ClosedChannelException();
    if (!reads) throw new NonReadableChannelException();
    if (target instanceof DiskChannel && !((DiskChannel) target).writes) throw new NonWritableChannelException();
    if (position < 0 || count < 0) throw new IllegalArgumentException();
    long size = Math.min(count, file.size() - position);
    if (size <= 0) return 0;
    ByteBuffer bytes = ByteBuffer.allocate((int) size);
    read(bytes, position);
    bytes.flip();
    return target.write(bytes);
  }

  @Override
  public long transferFrom(ReadableByteChannel source, long position, long count) throws IOException {
    check();
    if (!source.isOpen()) throw new ClosedChannelException();
    if (!writes) throw new NonWritableChannelException();
    if (position < 0 || count < 0) throw new IllegalArgumentException();
    if (position > file.size()) return 0;
    long total = 0;
    while (total < count) {
      ByteBuffer bytes = ByteBuffer.allocate((int) Math.min(8192, count - total));
      int size = source.read(bytes);
      if (size <= 0) break;
      bytes.flip();
      write(bytes, position + total);
      total += size;
    }
    return total;
  }

  @Override
  public int read(ByteBuffer target, long position) throws IOException {
    if (position < 0) throw new IllegalArgumentException("Negative position");
    checkRead();
    byte[] bytes = new byte[target.remaining()];
    if (bytes.length == 0) return 0;
    int size = Disk.read(file.file(), position, bytes, 0, bytes.length);
    if (size > 0) target.put(bytes, 0, size);
    return size;
  }

  @Override
  public int write(ByteBuffer source, long position) throws IOException {
    if (position < 0) throw new IllegalArgumentException("Negative position");
    checkWrite();
    byte[] bytes = new byte[source.remaining()];
    source.get(bytes);
    if (bytes.length > 0) Disk.write(file.file(), position, bytes, 0, bytes.length);
    return bytes.length;
  }

  @Override
  public MappedByteBuffer map(MapMode mode, long position, long size) throws IOException {
    check();
    Objects.requireNonNull(mode, "Mode is null");
    if (mode != MapMode.READ_ONLY && !writes) throw new NonWritableChannelException();
    if (!reads) throw new NonReadableChannelException();
    if (position < 0 || size < 0 || position + size < 0) throw new IllegalArgumentException();
    if (size > Integer.MAX_VALUE) throw new IllegalArgumentException("Size exceeds Integer.MAX_VALUE");
    if (position + size > file.size()) {
      if (!writes) throw new IOException("Channel not open for writing - cannot extend file to required size");
      file.resize(position + size);
    }
    byte[] bytes = Disk.map(file.file());
    if (mode != MapMode.PRIVATE) return ByteBuffer.map(bytes, (int) position, (int) size, mode == MapMode.READ_ONLY);
    byte[] copy = new byte[(int) size];
    System.arraycopy(bytes, (int) position, copy, 0, copy.length);
    return ByteBuffer.map(copy, 0, copy.length, false);
  }

  @Override
  public FileLock lock(long position, long size, boolean shared) throws IOException {
    return tryLock(position, size, shared);
  }

  @Override
  public FileLock tryLock(long position, long size, boolean shared) throws IOException {
    check();
    if (shared && !reads) throw new NonReadableChannelException();
    if (!shared && !writes) throw new NonWritableChannelException();
    Lock lock = new Lock(this, position, size, shared);
    if (!Disk.lock(file.file(), position, end(position, size))) throw new OverlappingFileLockException();
    locks.add(lock);
    return lock;
  }

  private static long end(long position, long size) {
    return position > Long.MAX_VALUE - size ? Long.MAX_VALUE : position + size;
  }

  /** A lock of the process on a part of a file. Other processes do not exist. */
  private static final class Lock extends FileLock {
    private final int file;
    private boolean released;

    Lock(DiskChannel channel, long position, long size, boolean shared) {
      super(channel, position, size, shared);
      file = channel.file.file();
    }

    @Override
    public boolean isValid() {
      return !released && acquiredBy().isOpen();
    }

    @Override
    public void release() throws IOException {
      if (!acquiredBy().isOpen()) throw new ClosedChannelException();
      if (!released) ((DiskChannel) acquiredBy()).locks.remove(this);
      end();
    }

    /** Also when the channel is closed. */
    void end() {
      if (released) return;
      released = true;
      Disk.unlock(file, position(), DiskChannel.end(position(), size()));
    }
  }
}
