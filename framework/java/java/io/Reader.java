package java.io;

import java.nio.CharBuffer;
import java.util.Objects;

/** A source of characters. */
public abstract class Reader implements Readable, Closeable {
  protected Object lock;

  protected Reader() {
    lock = this;
  }

  protected Reader(Object lock) {
    if (lock == null) throw new NullPointerException();
    this.lock = lock;
  }

  public static Reader nullReader() {
    return new Reader() {
      private boolean closed;

      private void check() throws IOException {
        if (closed) throw new IOException("Stream closed");
      }

      @Override
      public int read() throws IOException {
        check();
        return -1;
      }

      @Override
      public int read(char[] chars, int offset, int count) throws IOException {
        Objects.checkFromIndexSize(offset, count, chars.length);
        check();
        return count == 0 ? 0 : -1;
      }

      @Override
      public int read(CharBuffer target) throws IOException {
        Objects.requireNonNull(target);
        check();
        return target.hasRemaining() ? -1 : 0;
      }

      @Override
      public boolean ready() throws IOException {
        check();
        return false;
      }

      @Override
      public long skip(long count) throws IOException {
        check();
        return 0;
      }

      @Override
      public long transferTo(Writer out) throws IOException {
        Objects.requireNonNull(out);
        check();
        return 0;
      }

      @Override
      public void close() {
        closed = true;
      }
    };
  }

  public int read(CharBuffer target) throws IOException {
    char[] chars = new char[target.remaining()];
    int count = read(chars, 0, chars.length);
    if (count > 0) target.put(chars, 0, count);
    return count;
  }

  public int read() throws IOException {
    char[] one = new char[1];
    return read(one, 0, 1) == -1 ? -1 : one[0];
  }

  public int read(char[] chars) throws IOException {
    return read(chars, 0, chars.length);
  }

  public abstract int read(char[] chars, int offset, int count) throws IOException;

  public long skip(long count) throws IOException {
    if (count < 0) throw new IllegalArgumentException("skip value is negative");
    synchronized (lock) {
      char[] waste = new char[(int) Math.min(count, 8192)];
      long left = count;
      while (left > 0) {
        int size = read(waste, 0, (int) Math.min(left, waste.length));
        if (size == -1) break;
        left -= size;
      }
      return count - left;
    }
  }

  public boolean ready() throws IOException {
    return false;
  }

  public boolean markSupported() {
    return false;
  }

  public void mark(int limit) throws IOException {
    throw new IOException("mark() not supported");
  }

  public void reset() throws IOException {
    throw new IOException("reset() not supported");
  }

  public abstract void close() throws IOException;

  public long transferTo(Writer out) throws IOException {
    Objects.requireNonNull(out, "out");
    long total = 0;
    char[] chars = new char[8192];
    int size;
    while ((size = read(chars, 0, chars.length)) >= 0) {
      out.write(chars, 0, size);
      total += size;
    }
    return total;
  }
}
