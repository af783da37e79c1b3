package java.io;

import antecede.Observable;

/** Collects small writes into large ones. */
public class BufferedOutputStream extends FilterOutputStream {
  protected byte[] buf;
  @Observable protected int count;

  public BufferedOutputStream(OutputStream out) {
    this(out, 8192);
  }

  public BufferedOutputStream(OutputStream out, int size) {
    super(out);
    if (size <= 0) throw new IllegalArgumentException("Buffer size <= 0");
    buf = new byte[size];
  }

  private void drain() throws IOException {
    if (count > 0) {
      out.write(buf, 0, count);
      count = 0;
    }
  }

  @Override
  public synchronized void write(int value) throws IOException {
    if (count >= buf.length) drain();
    buf[count++] = (byte) value;
  }

  @Override
  public synchronized void write(byte[] bytes, int offset, int size) throws IOException {
    if (size >= buf.length) {
      drain();
      out.write(bytes, offset, size);
      return;
    }
    if (size > buf.length - count) drain();
    System.arraycopy(bytes, offset, buf, count, size);
    count += size;
  }

  @Override
  public synchronized void flush() throws IOException {
    drain();
    out.flush();
  }
}
