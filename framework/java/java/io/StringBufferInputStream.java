package java.io;

import antecede.Observable;

/** Reads the low bytes of a string's characters. */
@Deprecated
public class StringBufferInputStream extends InputStream {
  protected String buffer;
  @Observable protected int pos;
  protected int count;

  public StringBufferInputStream(String text) {
    buffer = text;
    count = text.length();
  }

  @Override
  public synchronized int read() {
    return pos < count ? buffer.charAt(pos++) & 0xff : -1;
  }

  @Override
  public synchronized int read(byte[] bytes, int offset, int wanted) {
    if ((offset | wanted | bytes.length - offset - wanted) < 0) throw new IndexOutOfBoundsException();
    if (pos >= count) return -1;
    int size = Math.min(count - pos, wanted);
    for (int i = 0; i < size; i++) bytes[offset + i] = (byte) buffer.charAt(pos++);
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
  public synchronized void reset() {
    pos = 0;
  }
}
