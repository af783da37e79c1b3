package java.util.zip;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Keeps a checksum of what is read. */
public class CheckedInputStream extends FilterInputStream {
  private final Checksum checksum;

  public CheckedInputStream(InputStream in, Checksum checksum) {
    super(in);
    this.checksum = checksum;
  }

  @Override
  public int read() throws IOException {
    int value = in.read();
    if (value != -1) checksum.update(value);
    return value;
  }

  @Override
  public int read(byte[] bytes, int offset, int count) throws IOException {
    int size = in.read(bytes, offset, count);
    if (size != -1) checksum.update(bytes, offset, size);
    return size;
  }

  @Override
  public long skip(long count) throws IOException {
    byte[] waste = new byte[512];
    long total = 0;
    while (total < count) {
      int size = read(waste, 0, (int) Math.min(count - total, waste.length));
      if (size == -1) break;
      total += size;
    }
    return total;
  }

  public Checksum getChecksum() {
    return checksum;
  }
}
