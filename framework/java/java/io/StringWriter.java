package java.io;

/** Collects characters in a string buffer. */
public class StringWriter extends Writer {
  private final StringBuffer buffer;

  public StringWriter() {
    buffer = new StringBuffer();
    lock = buffer;
  }

  public StringWriter(int size) {
    if (size < 0) throw new IllegalArgumentException("Negative buffer size");
    buffer = new StringBuffer(size);
    lock = buffer;
  }

  @Override
  public void write(int value) {
    buffer.append((char) value);
  }

  @Override
  public void write(char[] chars, int offset, int count) {
    if ((offset | count | chars.length - offset - count) < 0) throw new IndexOutOfBoundsException();
    if (count > 0) buffer.append(chars, offset, count);
  }

  @Override
  public void write(String text) {
    buffer.append(text);
  }

  @Override
  public void write(String text, int offset, int count) {
    buffer.append(text, offset, offset + count);
  }

  @Override
  public StringWriter append(CharSequence text) {
    write(String.valueOf(text));
    return this;
  }

  @Override
  public StringWriter append(CharSequence text, int start, int end) {
    return append((text == null ? "null" : text).subSequence(start, end));
  }

  @Override
  public StringWriter append(char value) {
    write(value);
    return this;
  }

  @Override
  public String toString() {
    return buffer.toString();
  }

  public StringBuffer getBuffer() {
    return buffer;
  }

  @Override
  public void flush() {}

  @Override
  public void close() throws IOException {}
}
