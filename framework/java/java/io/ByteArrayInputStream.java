package java.io;

import antecede.Observable;
import java.util.Arrays;
import java.util.Objects;

/** Reads the bytes of an array. */
public class ByteArrayInputStream extends InputStream {
  protected byte[] buf;
  @Observable protected int pos;
  protected int mark;
  protected int count;

  public ByteArrayInputStream(byte[] bytes) {
    buf = bytes;
    count = bytes.length;
  }

  public ByteArrayInputStream(byte[] bytes, int offset, int size) {
    buf = bytes;
    pos = offset;
    mark = offset;
    count = Math.min(offset + size, bytes.length);
  }

  @Override
  public synchronized int read() {
    return pos < count ? buf[pos++] & 0xff : -1;
  }

  @Override
  public synchronized int read(byte[] bytes, int offset, int wanted) {
    Objects.checkFromIndexSize(offset, wanted, bytes.length);
    if (pos >= count) return -1;
    int size = Math.min(count - pos, wanted);
    if (size <= 0) return 0;
    System.arraycopy(buf, pos, bytes, offset, size);
    pos += size;
    return size;
  }

  @Override
  public synchronized byte[] readAllBytes() {
    byte[] rest = Arrays.copyOfRange(buf, pos, count);
    pos = count;
    return rest;
  }

  @Override
  public int readNBytes(byte[] bytes, int offset, int wanted) {
    int size = read(bytes, offset, wanted);
    return size < 0 ? 0 : size;
  }

  @Override
  public synchronized long transferTo(OutputStream out) throws IOException {
    int size = count - pos;
    out.write(buf, pos, size);
    pos = count;
    return size;
  }

  @Override
  public synchronized long skip(long wanted) {
    long size = Math.max(0, Math.min(count - pos, wanted));
    pos += size;
    return size;
  }

  @Override
  public synchronized int available() {
    return count - pos;
  }

  @Override
  public boolean markSupported() {
    return true;
  }

  @Override
  public void mark(int limit) {
    mark = pos;
  }

  @Override
  public synchronized void reset() {
    pos = mark;
  }

  @Override
  public void close() throws IOException {}
}
