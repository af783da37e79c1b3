package java.util.zip;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Compresses while reading. */
public class DeflaterInputStream extends FilterInputStream {
  protected final Deflater def;
  protected final byte[] buf;
  private boolean ownsDeflater;
  private boolean reachedEnd;

  public DeflaterInputStream(InputStream in) {
    this(in, in != null ? new Deflater() : null);
    ownsDeflater = true;
  }

  public DeflaterInputStream(InputStream in, Deflater deflater) {
    this(in, deflater, 512);
  }

  public DeflaterInputStream(InputStream in, Deflater deflater, int size) {
    super(in);
    if (in == null) throw new NullPointerException("Null input");
    if (deflater == null) throw new NullPointerException("Null deflater");
    if (size < 1) throw new IllegalArgumentException("Buffer size < 1");
    def = deflater;
    buf = new byte[size];
  }

  private void check() throws IOException {
    if (in == null) throw new IOException("Stream closed");
  }

  @Override
  public void close() throws IOException {
    if (in == null) return;
    try {
      if (ownsDeflater) def.end();
      in.close();
    } finally {
      in = null;
    }
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) <= 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] bytes, int offset, int count) throws IOException {
    check();
    if (bytes == null) throw new NullPointerException("Null buffer for read");
    if (offset < 0 || count < 0 || count > bytes.length - offset) throw new IndexOutOfBoundsException();
    if (count == 0) return 0;
    int done = 0;
    while (done < count && !def.finished()) {
      int size = def.deflate(bytes, offset + done, count - done);
      done += size;
      if (size > 0 || !def.needsInput()) continue;
      int read = in.read(buf, 0, buf.length);
      if (read < 0) def.finish();
      else if (read > 0) def.setInput(buf, 0, read);
    }
    if (def.finished() && done == 0) {
      reachedEnd = true;
      return -1;
    }
    return done;
  }

  @Override
  public long skip(long count) throws IOException {
    if (count < 0) throw new IllegalArgumentException("negative skip length");
    check();
    byte[] waste = new byte[512];
    long total = 0;
    while (total < count) {
      int size = read(waste, 0, (int) Math.min(waste.length, count - total));
      if (size <= 0) break;
      total += size;
    }
    return total;
  }

  @Override
  public int available() throws IOException {
    check();
    return reachedEnd ? 0 : 1;
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  @Override
  public void mark(int limit) {}

  @Override
  public void reset() throws IOException {
    throw new IOException("mark/reset not supported");
  }
}
