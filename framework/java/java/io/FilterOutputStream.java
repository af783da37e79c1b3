package java.io;

import java.util.Objects;

/** An output stream in front of another; by itself it changes nothing. */
public class FilterOutputStream extends OutputStream {
  protected OutputStream out;
  private boolean closed;

  public FilterOutputStream(OutputStream out) {
    this.out = out;
  }

  @Override
  public void write(int value) throws IOException {
    out.write(value);
  }

  @Override
  public void write(byte[] bytes) throws IOException {
    write(bytes, 0, bytes.length);
  }

  @Override
  public void write(byte[] bytes, int offset, int count) throws IOException {
    Objects.checkFromIndexSize(offset, count, bytes.length);
    for (int i = 0; i < count; i++) write(bytes[offset + i]);
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }

  @Override
  public void close() throws IOException {
    if (closed) return;
    closed = true;
    Throwable failure = null;
    try {
      flush();
    } catch (Throwable e) {
      failure = e;
      throw e;
    } finally {
      if (failure == null) {
        out.close();
      } else {
        try {
          out.close();
        } catch (Throwable e) {
          if (e != failure) failure.addSuppressed(e);
        }
      }
    }
  }
}
