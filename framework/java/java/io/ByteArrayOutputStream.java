package java.io;

import antecede.Observable;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Objects;

/** Collects bytes in an array that grows. */
public class ByteArrayOutputStream extends OutputStream {
  protected byte[] buf;
  @Observable protected int count;

  public ByteArrayOutputStream() {
    this(32);
  }

  public ByteArrayOutputStream(int size) {
    if (size < 0) throw new IllegalArgumentException("Negative initial size: " + size);
    buf = new byte[size];
  }

  private void reserve(int size) {
    if (size < 0) throw new OutOfMemoryError("Required length exceeds implementation limit");
    if (size > buf.length) buf = Arrays.copyOf(buf, Math.max(size, 2 * buf.length));
  }

  @Override
  public synchronized void write(int value) {
    reserve(count + 1);
    buf[count] = (byte) value;
    count++;
  }

  @Override
  public synchronized void write(byte[] bytes, int offset, int size) {
    Objects.checkFromIndexSize(offset, size, bytes.length);
    reserve(count + size);
    System.arraycopy(bytes, offset, buf, count, size);
    count += size;
  }

  public void writeBytes(byte[] bytes) {
    write(bytes, 0, bytes.length);
  }

  public synchronized void writeTo(OutputStream out) throws IOException {
    out.write(buf, 0, count);
  }

  public synchronized void reset() {
    count = 0;
  }

  public synchronized byte[] toByteArray() {
    return Arrays.copyOf(buf, count);
  }

  public synchronized int size() {
    return count;
  }

  @Override
  public synchronized String toString() {
    return Charset.defaultCharset().toText(buf, 0, count);
  }

  public synchronized String toString(String charset) throws UnsupportedEncodingException {
    return Charset.named(charset).toText(buf, 0, count);
  }

  public synchronized String toString(Charset charset) {
    return charset.toText(buf, 0, count);
  }

  @Deprecated
  public synchronized String toString(int high) {
    char[] chars = new char[count];
    for (int i = 0; i < count; i++) chars[i] = (char) ((high & 0xff) << 8 | buf[i] & 0xff);
    return new String(chars);
  }

  @Override
  public void close() throws IOException {}
}
