package java.io;

import antecede.Disk;
import java.nio.channels.FileChannel;
import java.util.Objects;

/** Reads the bytes of a file. */
public class FileInputStream extends InputStream {
  private final FileDescriptor descriptor;
  private final boolean owner;
  private FileChannel channel;
  private boolean closed;

  public FileInputStream(String path) throws FileNotFoundException {
    this(path == null ? null : new File(path));
  }

  public FileInputStream(File file) throws FileNotFoundException {
    if (file.isInvalid()) throw new FileNotFoundException("Invalid file path");
    descriptor = new FileDescriptor();
    owner = true;
    int error = descriptor.open(file.getAbsolutePath(), Disk.READ, 0);
    if (error != 0) throw new FileNotFoundException(file.getPath() + ": open failed: " + Disk.reason(error));
  }

  public FileInputStream(FileDescriptor descriptor) {
    if (descriptor == null) throw new NullPointerException("fdObj == null");
    this.descriptor = descriptor;
    owner = false;
  }

  private void check() throws IOException {
    if (closed) throw new IOException("Stream Closed");
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) == -1 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] bytes) throws IOException {
    return read(bytes, 0, bytes.length);
  }

  @Override
  public int read(byte[] bytes, int offset, int count) throws IOException {
    if (closed && count > 0) throw new IOException("Stream Closed");
    Objects.checkFromIndexSize(offset, count, bytes.length);
    return count == 0 ? 0 : descriptor.read(bytes, offset, count);
  }

  @Override
  public long skip(long count) throws IOException {
    check();
    long before = descriptor.position();
    long after = before + count;
    if (after < 0) throw new IOException("lseek failed: EINVAL (Invalid argument)");
    descriptor.seek(after);
    return count;
  }

  @Override
  public int available() throws IOException {
    check();
    return descriptor.available();
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
      channel = FileChannel.of(descriptor, this, true, false, false);
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
