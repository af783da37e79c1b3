package java.io;

import java.util.Enumeration;
import java.util.Objects;

/** Several streams, read one after the other. */
public class SequenceInputStream extends InputStream {
  private final Enumeration<? extends InputStream> rest;
  private InputStream in;

  public SequenceInputStream(Enumeration<? extends InputStream> streams) {
    rest = streams;
    advance();
  }

  public SequenceInputStream(InputStream first, InputStream second) {
    this(new Enumeration<InputStream>() {
      private int taken;

      @Override
      public boolean hasMoreElements() {
        return taken < 2;
      }

      @Override
      public InputStream nextElement() {
        return taken++ == 0 ? first : second;
      }
    });
  }

  private void advance() {
    in = null;
    if (rest.hasMoreElements()) {
      in = rest.nextElement();
      if (in == null) throw new NullPointerException();
    }
  }

  private void next() throws IOException {
    if (in != null) in.close();
    advance();
  }

  @Override
  public int available() throws IOException {
    return in == null ? 0 : in.available();
  }

  @Override
  public int read() throws IOException {
    while (in != null) {
      int value = in.read();
      if (value != -1) return value;
      next();
    }
    return -1;
  }

  @Override
  public int read(byte[] bytes, int offset, int count) throws IOException {
    if (in == null) return -1;
    Objects.checkFromIndexSize(offset, count, bytes.length);
    if (count == 0) return 0;
    while (in != null) {
      int size = in.read(bytes, offset, count);
      if (size > 0) return size;
      next();
    }
    return -1;
  }

  @Override
  public void close() throws IOException {
    IOException failure = null;
    while (in != null) {
      try {
        in.close();
      } catch (IOException e) {
        if (failure == null) failure = e;
        else failure.addSuppressed(e);
      }
      advance();
    }
    if (failure != null) throw failure;
  }
}
