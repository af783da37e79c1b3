package java.io;

import antecede.Disk;
import antecede.Hidden;
import antecede.Observable;
import antecede.Pipe;
import antecede.Threads;
import antecede.World;

/** An open file, one end of a pipe, or standard input, output or error. */
public final class FileDescriptor {
  public static final FileDescriptor in = new FileDescriptor(0);
  public static final FileDescriptor out = new FileDescriptor(1);
  public static final FileDescriptor err = new FileDescriptor(2);

  private static final int CLOSED = -1;

  /** 0 to 2: standard stream; CLOSED; otherwise open. */
  private int number = CLOSED;
  private int flags;
  private int file = -1;
  @Observable private long position;
  private Pipe source;
  private Pipe sink;

  public FileDescriptor() {}

  private FileDescriptor(int number) {
    this.number = number;
    flags = number == 0 ? Disk.READ : Disk.WRITE;
  }

  public boolean valid() {
    return number != CLOSED;
  }

  public void sync() throws SyncFailedException {
    if (!valid()) throw new SyncFailedException("fsync failed: EBADF (Bad file descriptor)");
  }

  /** Opens a file of the {@link Disk}; returns 0, or its error. */
  @Hidden
  public int open(String path, int flags, int mode) {
    int opened = Disk.open(path, flags, mode);
    if (opened < 0) return opened;
    file = opened;
    this.flags = flags;
    number = opened + 3;
    return 0;
  }

  /** Something that is read from one pipe and written to another; either may be null. */
  @Hidden
  public static FileDescriptor of(Pipe source, Pipe sink) {
    FileDescriptor descriptor = new FileDescriptor();
    descriptor.number = 3;
    descriptor.flags = (source == null ? 0 : Disk.READ) | (sink == null ? 0 : Disk.WRITE);
    descriptor.source = source;
    descriptor.sink = sink;
    return descriptor;
  }

  /** Another descriptor of the same file, with a position of its own; of a pipe: whichever is closed first ends it. */
  @Hidden
  public FileDescriptor duplicate() {
    FileDescriptor copy = of(source, sink);
    copy.number = number;
    copy.flags = flags;
    copy.file = file;
    copy.position = position;
    if (file >= 0) Disk.retain(file);
    return copy;
  }

  @Hidden
  public int number() {
    return number;
  }

  /** Its number on the {@link Disk}; negative: it is no file. */
  @Hidden
  public int file() {
    return file;
  }

  private void check(int flag) throws IOException {
    if (!valid() || (flags & flag) != flag) throw new IOException("EBADF (Bad file descriptor)");
  }

  @Hidden
  public int read(byte[] bytes, int offset, int count) throws IOException {
    check(Disk.READ);
    if ((offset | count | bytes.length - offset - count) < 0) throw new IndexOutOfBoundsException();
    if (count == 0) return 0;
    if (source != null) return source.read(bytes, offset, count, Threads.FOREVER);
    if (file < 0) return -1;
    int size = Disk.read(file, position, bytes, offset, count);
    if (size > 0) position += size;
    return size;
  }

  @Hidden
  public void write(byte[] bytes, int offset, int count) throws IOException {
    check(Disk.WRITE);
    if ((offset | count | bytes.length - offset - count) < 0) throw new IndexOutOfBoundsException();
    if (count == 0) return;
    if (sink != null) {
      sink.write(bytes, offset, count, true);
    } else if (file < 0) {
      World.print(number, bytes, offset, count);
    } else {
      if ((flags & Disk.APPEND) != 0) position = Disk.size(file);
      Disk.write(file, position, bytes, offset, count);
      position += count;
    }
  }

  @Hidden
  public int available() throws IOException {
    check(0);
    if (source != null) return source.available();
    if (file < 0) return 0;
    return (int) Math.max(0, Disk.size(file) - position);
  }

  @Hidden
  public long position() throws IOException {
    check(0);
    if (source != null || sink != null) throw new IOException("ESPIPE (Illegal seek)");
    return position;
  }

  @Hidden
  public void seek(long position) throws IOException {
    check(0);
    if (source != null || sink != null) throw new IOException("ESPIPE (Illegal seek)");
    this.position = position;
  }

  @Hidden
  public long size() throws IOException {
    check(0);
    return file < 0 ? 0 : Disk.size(file);
  }

  @Hidden
  public void resize(long size) throws IOException {
    check(Disk.WRITE);
    if (file < 0) throw new IOException("EINVAL (Invalid argument)");
    Disk.resize(file, size);
  }

  @Hidden
  public void close() {
    if (!valid()) return;
    number = CLOSED;
    if (source != null) source.closeReader();
    if (sink != null) sink.closeWriter();
    if (file >= 0) Disk.close(file);
    file = -1;
  }
}
