package java.io;

import antecede.Observable;
import java.util.Arrays;

/** Collects characters in an array that grows. */
public class CharArrayWriter extends Writer {
  protected char[] buf;
  @Observable protected int count;

  public CharArrayWriter() {
    this(32);
  }

  public CharArrayWriter(int size) {
    if (size < 0) throw new IllegalArgumentException("Negative initial size: " + size);
    buf = new char[size];
  }

  private void reserve(int size) {
    if (size > buf.length) buf = Arrays.copyOf(buf, Math.max(2 * buf.length, size));
  }

  @Override
  public void write(int value) {
    synchronized (lock) {
      reserve(count + 1);
      buf[count] = (char) value;
      count++;
    }
  }

  @Override
  public void write(char[] chars, int offset, int size) {
    if ((offset | size | chars.length - offset - size) < 0) throw new IndexOutOfBoundsException();
    if (size == 0) return;
    synchronized (lock) {
      reserve(count + size);
      System.arraycopy(chars, offset, buf, count, size);
      count += size;
    }
  }

  @Override
  public void write(String text, int offset, int size) {
    synchronized (lock) {
      reserve(count + size);
      text.getChars(offset, offset + size, buf, count);
      count += size;
    }
  }

  public void writeTo(Writer out) throws IOException {
    synchronized (lock) {
      out.write(buf, 0, count);
    }
  }

  @Override
  public CharArrayWriter append(CharSequence text) {
    String string = String.valueOf(text);
    write(string, 0, string.length());
    return this;
  }

  @Override
  public CharArrayWriter append(CharSequence text, int start, int end) {
    return append((text == null ? "null" : text).subSequence(start, end));
  }

  @Override
  public CharArrayWriter append(char value) {
    write(value);
    return this;
  }

  public void reset() {
    count = 0;
  }

  public char[] toCharArray() {
    synchronized (lock) {
      return Arrays.copyOf(buf, count);
    }
  }

  public int size() {
    return count;
  }

  @Override
  public String toString() {
    synchronized (lock) {
      return new String(buf, 0, count);
    }
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}
}
