package java.io;

import antecede.Observable;
import java.util.Objects;

/** Reads the characters of an array. */
public class CharArrayReader extends Reader {
  protected char[] buf;
  @Observable protected int pos;
  protected int markedPos;
  protected int count;

  public CharArrayReader(char[] chars) {
    buf = chars;
    count = chars.length;
  }

  public CharArrayReader(char[] chars, int offset, int size) {
    if (offset < 0 || offset > chars.length || size < 0 || offset + size < 0) throw new IllegalArgumentException();
    buf = chars;
    pos = offset;
    markedPos = offset;
    count = Math.min(offset + size, chars.length);
  }

  private void check() throws IOException {
    if (buf == null) throw new IOException("Stream closed");
  }

  @Override
  public int read() throws IOException {
    synchronized (lock) {
      check();
      return pos < count ? buf[pos++] : -1;
    }
  }

  @Override
  public int read(char[] chars, int offset, int wanted) throws IOException {
    synchronized (lock) {
      check();
      Objects.checkFromIndexSize(offset, wanted, chars.length);
      if (wanted == 0) return 0;
      if (pos >= count) return -1;
      int size = Math.min(count - pos, wanted);
      System.arraycopy(buf, pos, chars, offset, size);
      pos += size;
      return size;
    }
  }

  @Override
  public long skip(long wanted) throws IOException {
    synchronized (lock) {
      check();
      long size = Math.max(0, Math.min(count - pos, wanted));
      pos += size;
      return size;
    }
  }

  @Override
  public boolean ready() throws IOException {
    synchronized (lock) {
      check();
      return count - pos > 0;
    }
  }

  @Override
  public boolean markSupported() {
    return true;
  }

  @Override
  public void mark(int limit) throws IOException {
    synchronized (lock) {
      check();
      markedPos = pos;
    }
  }

  @Override
  public void reset() throws IOException {
    synchronized (lock) {
      check();
      pos = markedPos;
    }
  }

  @Override
  public void close() {
    synchronized (lock) {
      buf = null;
    }
  }
}
