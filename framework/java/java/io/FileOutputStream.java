package java.io;

import antecede.Disk;
import java.nio.channels.FileChannel;

/** Writes the bytes of a file. */
public class FileOutputStream extends OutputStream {
  private final FileDescriptor descriptor;
  private final boolean append;
  private final boolean owner;
  private FileChannel channel;
  private boolean closed;

  public FileOutputStream(String path) throws FileNotFoundException {
    this(path, false);
  }

  public FileOutputStream(String path, boolean append) throws FileNotFoundException {
    this(path == null ? null : new File(path), append);
  }

  public FileOutputStream(File file) throws FileNotFoundException {
    this(file, false);
  }

  public FileOutputStream(File file, boolean append) throws FileNotFoundException {
    if (file.isInvalid()) throw new FileNotFoundException("Invalid file path");
    descriptor = new FileDescriptor();
    owner = true;
    this.append = append;
    int flags = Disk.WRITE | Disk.CREATE | (append ? Disk.APPEND : Disk.TRUNCATE);
    int error = descriptor.open(file.getAbsolutePath(), flags, 0600);
    if (error != 0) throw new FileNotFoundException(file.getPath() + ": open failed: " + Disk.reason(error));
  }

  public FileOutputStream(FileDescriptor descriptor) {
    if (descriptor == null) throw new NullPointerException("fdObj == null");
    this.descriptor = descriptor;
    append = false;
    owner = false;
  }

  @Override
  public void write(int value) throws IOException {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void write(byte[] bytes) throws IOException {
    write(bytes, 0, bytes.length);
  }

  @Override
  public void write(byte[] bytes, int offset, int count) throws IOException {
    if (closed && count > 0) throw new IOException("Stream Closed");
    if ((offset | count | bytes.length - offset - count) < 0) throw new IndexOutOfBoundsException();
    if (count > 0) descriptor.write(bytes, offset, count);
  }

  @Override
  public void close() throws IOException {
    if (closed) return;
    closed = true;
    if (channel != null) channel.close();
    if (owner) descriptor.close();
  }

  public final FileDescriptor getFD() throws IOException {
    return descriptor;
  }

  public FileChannel getChannel() {
    if (channel == null) {
      channel = FileChannel.of(descriptor, this, false, true, append);
      if (closed) {
        try {
          channel.close();
        } catch (IOException e) {
          throw new InternalError(e);
        }
      }
    }
    return channel;
  }

  protected void finalize() throws IOException {}
}
