package java.util.zip;

import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Decompresses while reading. */
public class InflaterInputStream extends FilterInputStream {
  protected Inflater inf;
  protected byte[] buf;
  protected int len;
  @Deprecated protected boolean closed;
  private boolean reachedEnd;
  /** The inflater was made here, so it ends here. */
  boolean ownsInflater;

  public InflaterInputStream(InputStream in, Inflater inflater, int size) {
    super(in);
    if (in == null || inflater == null) throw new NullPointerException();
    if (size <= 0) throw new IllegalArgumentException("buffer size <= 0");
    inf = inflater;
    buf = new byte[size];
  }

  public InflaterInputStream(InputStream in, Inflater inflater) {
    this(in, inflater, 512);
  }

  public InflaterInputStream(InputStream in) {
    this(in, in != null ? new Inflater() : null, 512);
    ownsInflater = true;
  }

  void check() throws IOException {
    if (closed) throw new IOException("Stream closed");
  }

  @Override
  public int read() throws IOException {
    check();
    byte[] one = new byte[1];
    return read(one, 0, 1) == -1 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] bytes, int offset, int count) throws IOException {
    check();
    if (bytes == null) throw new NullPointerException();
    if (offset < 0 || count < 0 || count > bytes.length - offset) throw new IndexOutOfBoundsException();
    if (count == 0) return 0;
    try {
      int size;
      while ((size = inf.inflate(bytes, offset, count)) == 0) {
        if (inf.finished() || inf.needsDictionary()) {
          reachedEnd = true;
          return -1;
        }
        if (inf.needsInput()) fill();
      }
      return size;
    } catch (DataFormatException e) {
      throw new ZipException(e.getMessage() != null ? e.getMessage() : "Invalid ZLIB data format");
    }
  }

  @Override
  public int available() throws IOException {
    check();
    if (reachedEnd) return 0;
    if (inf.finished()) {
      reachedEnd = true;
      return 0;
    }
    return 1;
  }

  void setReachedEnd(boolean reached) {
    reachedEnd = reached;
  }

  @Override
  public long skip(long count) throws IOException {
    if (count < 0) throw new IllegalArgumentException("negative skip length");
    check();
    byte[] waste = new byte[512];
    long total = 0;
    while (total < count) {
      int size = read(waste, 0, (int) Math.min(count - total, waste.length));
      if (size == -1) {
        reachedEnd = true;
        break;
      }
      total += size;
    }
    return total;
  }

  @Override
  public void close() throws IOException {
    if (closed) return;
    if (ownsInflater) inf.end();
    in.close();
    closed = true;
  }

  protected void fill() throws IOException {
    check();
    len = in.read(buf, 0, buf.length);
    if (len == -1) throw new EOFException("Unexpected end of ZLIB input stream");
    inf.setInput(buf, 0, len);
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  @Override
  public synchronized void mark(int limit) {}

  @Override
  public synchronized void reset() throws IOException {
    throw new IOException("mark/reset not supported");
  }
}
