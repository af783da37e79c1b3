package java.util.zip;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Keeps a checksum of what is written. */
public class CheckedOutputStream extends FilterOutputStream {
  private final Checksum checksum;

  public CheckedOutputStream(OutputStream out, Checksum checksum) {
    super(out);
    this.checksum = checksum;
  }

  @Override
  public void write(int value) throws IOException {
    out.write(value);
    checksum.update(value);
  }

  @Override
  public void write(byte[] bytes, int offset, int count) throws IOException {
    out.write(bytes, offset, count);
    checksum.update(bytes, offset, count);
  }

  public Checksum getChecksum() {
    return checksum;
  }
}
