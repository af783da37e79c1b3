package java.io;

/** A stream into which bytes can be put back. */
public class PushbackInputStream extends FilterInputStream {
  protected byte[] buf;
  protected int pos;

  public PushbackInputStream(InputStream in, int size) {
    super(in);
    if (size <= 0) throw new IllegalArgumentException("size <= 0");
    buf = new byte[size];
    pos = size;
  }

  public PushbackInputStream(InputStream in) {
    this(in, 1);
  }

  private void check() throws IOException {
    if (in == null) throw new IOException("Stream closed");
  }

  @Override
  public int read() throws IOException {
    check();
    return pos < buf.length ? buf[pos++] & 0xff : super.read();
  }

  @Override
  public int read(byte[] bytes, int offset, int count) throws IOException {
    check();
    if ((offset | count | bytes.length - offset - count) < 0) throw new IndexOutOfBoundsException();
    if (count == 0) return 0;
    int here = Math.min(buf.length - pos, count);
    if (here > 0) {
      System.arraycopy(buf, pos, bytes, offset, here);
      pos += here;
      if (here == count) return here;
    }
    int more = super.read(bytes, offset + here, count - here);
    return more >= 0 ? here + more : here == 0 ? -1 : here;
  }

  public void unread(int value) throws IOException {
    check();
    if (pos == 0) throw new IOException("Push back buffer is full");
    buf[--pos] = (byte) value;
  }

  public void unread(byte[] bytes, int offset, int count) throws IOException {
    check();
    if (count > pos) throw new IOException("Push back buffer is full");
    pos -= count;
    System.arraycopy(bytes, offset, buf, pos, count);
  }

  public void unread(byte[] bytes) throws IOException {
    unread(bytes, 0, bytes.length);
  }

  @Override
  public int available() throws IOException {
    check();
    int here = buf.length - pos;
    int more = super.available();
    return here > Integer.MAX_VALUE - more ? Integer.MAX_VALUE : here + more;
  }

  @Override
  public long skip(long count) throws IOException {
    check();
    if (count <= 0) return 0;
    long here = Math.min(buf.length - pos, count);
    pos += here;
    return here == count ? here : here + super.skip(count - here);
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

  @Override
  public synchronized void close() throws IOException {
    if (in == null) return;
    in.close();
    in = null;
    buf = null;
  }
}
