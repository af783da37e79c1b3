package java.io;

import antecede.Observable;
import java.util.Objects;

/** Reads the characters of a string. */
public class StringReader extends Reader {
  private String text;
  @Observable private int next;
  private int mark;

  public StringReader(String text) {
    this.text = Objects.requireNonNull(text);
  }

  private String text() throws IOException {
    if (text == null) throw new IOException("Stream closed");
    return text;
  }

  @Override
  public int read() throws IOException {
    synchronized (lock) {
      return next < text().length() ? text.charAt(next++) : -1;
    }
  }

  @Override
  public int read(char[] chars, int offset, int count) throws IOException {
    synchronized (lock) {
      int length = text().length();
      Objects.checkFromIndexSize(offset, count, chars.length);
      if (count == 0) return 0;
      if (next >= length) return -1;
      int size = Math.min(length - next, count);
      text.getChars(next, next + size, chars, offset);
      next += size;
      return size;
    }
  }

  @Override
  public long skip(long count) throws IOException {
    synchronized (lock) {
      int length = text().length();
      if (next >= length) return 0;
      long size = Math.max(-next, Math.min(length - next, count));
      next += size;
      return size;
    }
  }

  @Override
  public boolean ready() throws IOException {
    synchronized (lock) {
      text();
      return true;
    }
  }

  @Override
  public boolean markSupported() {
    return true;
  }

  @Override
  public void mark(int limit) throws IOException {
    if (limit < 0) throw new IllegalArgumentException("Read-ahead limit < 0");
    synchronized (lock) {
      text();
      mark = next;
    }
  }

  @Override
  public void reset() throws IOException {
    synchronized (lock) {
      text();
      next = mark;
    }
  }

  @Override
  public void close() {
    synchronized (lock) {
      text = null;
    }
  }
}
