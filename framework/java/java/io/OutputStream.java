package java.io;

import java.util.Objects;

/** A sink of bytes. */
public abstract class OutputStream implements Closeable, Flushable {
  public OutputStream() {}

  public static OutputStream nullOutputStream() {
    return new OutputStream() {
      private boolean closed;

      private void check() throws IOException {
        if (closed) throw new IOException("Stream closed");
      }

      @Override
      public void write(int value) throws IOException {
        check();
      }

      @Override
      public void write(byte[] bytes, int offset, int count) throws IOException {
        Objects.checkFromIndexSize(offset, count, bytes.length);
        check();
      }

      @Override
      public void close() {
        closed = true;
      }
    };
  }

  public abstract void write(int value) throws IOException;

  public void write(byte[] bytes) throws IOException {
    write(bytes, 0, bytes.length);
  }

  public void write(byte[] bytes, int offset, int count) throws IOException {
    Objects.checkFromIndexSize(offset, count, bytes.length);
    for (int i = 0; i < count; i++) write(bytes[offset + i]);
  }

  public void flush() throws IOException {}

  public void close() throws IOException {}
}
