package java.io;

import antecede.Observable;
import java.util.Arrays;
import java.util.Objects;

/** Reads ahead from another stream, and can go back to a mark. */
public class BufferedInputStream extends FilterInputStream {
  protected volatile byte[] buf;
  protected int count;
  @Observable protected int pos;
  protected int markpos = -1;
  protected int marklimit;

  public BufferedInputStream(InputStream in) {
    this(in, 8192);
  }

  public BufferedInputStream(InputStream in, int size) {
    super(in);
    if (size <= 0) throw new IllegalArgumentException("Buffer size <= 0");
    buf = new byte[size];
  }

  private InputStream source() throws IOException {
    InputStream source = in;
    if (source == null) throw new IOException("Stream closed");
    return source;
  }

  private byte[] buffer() throws IOException {
    byte[] buffer = buf;
    if (buffer == null) throw new IOException("Stream closed");
    return buffer;
  }

  /** Reads more where all has been read. What lies behind the mark is kept, for as long as was promised. */
  private void fill() throws IOException {
    byte[] old = buffer();
    int kept = markpos < 0 ? 0 : pos - markpos;
    boolean full = kept == old.length;
    if (full && kept >= marklimit) {
      markpos = -1;
      kept = 0;
    } else if (full) {
      buf = new byte[(int) Math.min(marklimit, 2L * kept)];
    }
    boolean moves = markpos < 0 || pos == old.length;
    byte[] buffer = buffer();
    if (moves) {
      System.arraycopy(old, pos - kept, buffer, 0, kept);
      pos = kept;
      markpos = Math.min(markpos, 0);
    }
    count = pos;
    count += Math.max(source().read(buffer, pos, buffer.length - pos), 0);
  }

  @Override
  public synchronized int read() throws IOException {
    if (pos >= count) {
      fill();
      if (pos >= count) return -1;
    }
    return buffer()[pos++] & 0xff;
  }

  private int readSome(byte[] bytes, int offset, int wanted) throws IOException {
    if (pos >= count) {
      if (wanted >= buffer().length && markpos < 0) return source().read(bytes, offset, wanted);
      fill();
      if (pos >= count) return -1;
    }
    int size = Math.min(count - pos, wanted);
    System.arraycopy(buffer(), pos, bytes, offset, size);
    pos += size;
    return size;
  }

  @Override
  public synchronized int read(byte[] bytes, int offset, int wanted) throws IOException {
    buffer();
    Objects.checkFromIndexSize(offset, wanted, bytes.length);
    if (wanted == 0) return 0;
    int done = 0;
    while (true) {
      int size = readSome(bytes, offset + done, wanted - done);
      if (size <= 0) return done == 0 ? size : done;
      done += size;
      if (done >= wanted) return done;
      InputStream source = in;
      if (source != null && source.available() <= 0) return done;
    }
  }

  @Override
  public synchronized long skip(long wanted) throws IOException {
    buffer();
    if (wanted <= 0) return 0;
    if (pos >= count) {
      if (markpos < 0) return source().skip(wanted);
      fill();
      if (pos >= count) return 0;
    }
    long skipped = Math.min(count - pos, wanted);
    pos += skipped;
    return skipped;
  }

  @Override
  public synchronized int available() throws IOException {
    int more = source().available();
    int here = count - pos;
    return here > Integer.MAX_VALUE - more ? Integer.MAX_VALUE : here + more;
  }

  @Override
  public synchronized void mark(int limit) {
    marklimit = limit;
    markpos = pos;
  }

  @Override
  public synchronized void reset() throws IOException {
    buffer();
    if (markpos < 0) throw new IOException("Resetting to invalid mark");
    pos = markpos;
  }

  @Override
  public boolean markSupported() {
    return true;
  }

  @Override
  public void close() throws IOException {
    buf = null;
    InputStream source = in;
    in = null;
    if (source != null) source.close();
  }
}
