package java.io;

import java.util.Objects;

/** A reader into which characters can be put back. */
public class PushbackReader extends FilterReader {
  private char[] pushed;
  private int pos;

  public PushbackReader(Reader in, int size) {
    super(in);
    if (size <= 0) throw new IllegalArgumentException("size <= 0");
    pushed = new char[size];
    pos = size;
  }

  public PushbackReader(Reader in) {
    this(in, 1);
  }

  private void check() throws IOException {
    if (pushed == null) throw new IOException("Stream closed");
  }

  @Override
  public int read() throws IOException {
    synchronized (lock) {
      check();
      return pos < pushed.length ? pushed[pos++] : super.read();
    }
  }

  @Override
  public int read(char[] chars, int offset, int count) throws IOException {
    synchronized (lock) {
      check();
      Objects.checkFromIndexSize(offset, count, chars.length);
      if (count == 0) return 0;
      int here = Math.min(pushed.length - pos, count);
      System.arraycopy(pushed, pos, chars, offset, here);
      pos += here;
      if (here == count) return here;
      int more = super.read(chars, offset + here, count - here);
      return more >= 0 ? here + more : here == 0 ? -1 : here;
    }
  }

  public void unread(int value) throws IOException {
    synchronized (lock) {
      check();
      if (pos == 0) throw new IOException("Pushback buffer overflow");
      pushed[--pos] = (char) value;
    }
  }

  public void unread(char[] chars, int offset, int count) throws IOException {
    synchronized (lock) {
      check();
      if (count > pos) throw new IOException("Pushback buffer overflow");
      pos -= count;
      System.arraycopy(chars, offset, pushed, pos, count);
    }
  }

  public void unread(char[] chars) throws IOException {
    unread(chars, 0, chars.length);
  }

  @Override
  public boolean ready() throws IOException {
    synchronized (lock) {
      check();
      return pos < pushed.length || super.ready();
    }
  }

  @Override
  public void mark(int limit) throws IOException {
    throw new IOException("mark/reset not supported");
  }

  @Override
  public void reset() throws IOException {
    throw new IOException("mark/reset not supported");
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  @Override
  public void close() throws IOException {
    synchronized (lock) {
      super.close();
      pushed = null;
    }
  }

  @Override
  public long skip(long count) throws IOException {
    if (count < 0) throw new IllegalArgumentException("skip value is negative");
    synchronized (lock) {
      check();
      long here = Math.min(pushed.length - pos, count);
      pos += here;
      return here == count ? here : here + super.skip(count - here);
    }
  }
}
