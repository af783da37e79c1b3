package java.io;

import java.util.Objects;

/** A sink of characters. */
public abstract class Writer implements Appendable, Closeable, Flushable {
  protected Object lock;

  protected Writer() {
    lock = this;
  }

  protected Writer(Object lock) {
    if (lock == null) throw new NullPointerException();
    this.lock = lock;
  }

  public static Writer nullWriter() {
    return new Writer() {
      private boolean closed;

      private void check() throws IOException {
        if (closed) throw new IOException("Stream closed");
      }

      @Override
      public void write(int value) throws IOException {
        check();
      }

      @Override
      public void write(char[] chars, int offset, int count) throws IOException {
        Objects.checkFromIndexSize(offset, count, chars.length);
        check();
      }

      @Override
      public void write(String text) throws IOException {
        Objects.requireNonNull(text);
        check();
      }

      @Override
      public void write(String text, int offset, int count) throws IOException {
        Objects.checkFromIndexSize(offset, count, text.length());
        check();
      }

      @Override
      public void flush() throws IOException {
        check();
      }

      @Override
      public void close() {
        closed = true;
      }
    };
  }

  public void write(int value) throws IOException {
    synchronized (lock) {
      write(new char[] {(char) value}, 0, 1);
    }
  }

  public void write(char[] chars) throws IOException {
    write(chars, 0, chars.length);
  }

  public abstract void write(char[] chars, int offset, int count) throws IOException;

  public void write(String text) throws IOException {
    write(text, 0, text.length());
  }

  public void write(String text, int offset, int count) throws IOException {
    synchronized (lock) {
      char[] chars = new char[count];
      text.getChars(offset, offset + count, chars, 0);
      write(chars, 0, count);
    }
  }

  @Override
  public Writer append(CharSequence text) throws IOException {
    write(String.valueOf(text));
    return this;
  }

  @Override
  public Writer append(CharSequence text, int start, int end) throws IOException {
    return append((text == null ? "null" : text).subSequence(start, end));
  }

  @Override
  public Writer append(char value) throws IOException {
    write(value);
    return this;
  }

  public abstract void flush() throws IOException;

  public abstract void close() throws IOException;
}
