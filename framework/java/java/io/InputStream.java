package java.io;

import java.util.Arrays;
import java.util.Objects;

/** A source of bytes. */
public abstract class InputStream implements Closeable {
  private static final int CHUNK = 8192;

  public InputStream() {}

  public static InputStream nullInputStream() {
    return new InputStream() {
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
      public int read(byte[] bytes, int offset, int count) throws IOException {
        Objects.checkFromIndexSize(offset, count, bytes.length);
        check();
        return count == 0 ? 0 : -1;
      }

      @Override
      public byte[] readAllBytes() throws IOException {
        check();
        return new byte[0];
      }

      @Override
      public byte[] readNBytes(int count) throws IOException {
        if (count < 0) throw new IllegalArgumentException("len < 0");
        check();
        return new byte[0];
      }

      @Override
      public int readNBytes(byte[] bytes, int offset, int count) throws IOException {
        Objects.checkFromIndexSize(offset, count, bytes.length);
        check();
        return 0;
      }

      @Override
      public long skip(long count) throws IOException {
        check();
        return 0;
      }

      @Override
      public void skipNBytes(long count) throws IOException {
        check();
        if (count > 0) throw new EOFException();
      }

      @Override
      public int available() throws IOException {
        check();
        return 0;
      }

      @Override
      public long transferTo(OutputStream out) throws IOException {
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

  public abstract int read() throws IOException;

  public int read(byte[] bytes) throws IOException {
    return read(bytes, 0, bytes.length);
  }

  public int read(byte[] bytes, int offset, int count) throws IOException {
    Objects.checkFromIndexSize(offset, count, bytes.length);
    if (count == 0) return 0;
    int first = read();
    if (first < 0) return -1;
    bytes[offset] = (byte) first;
    int done = 1;
    try {
      for (; done < count; done++) {
        int next = read();
        if (next < 0) break;
        bytes[offset + done] = (byte) next;
      }
    } catch (IOException e) {
      // What was read before counts; the next read will fail again.
    }
    return done;
  }

  public byte[] readAllBytes() throws IOException {
    return readNBytes(Integer.MAX_VALUE);
  }

  public byte[] readNBytes(int count) throws IOException {
    if (count < 0) throw new IllegalArgumentException("len < 0");
    byte[] bytes = new byte[Math.min(count, CHUNK)];
    int done = 0;
    do {
      if (done > 0 && done == bytes.length) bytes = Arrays.copyOf(bytes, (int) Math.min(count, 2L * done));
      int read = read(bytes, done, bytes.length - done);
      if (read < 0) break;
      done += read;
    } while (done < count);
    return done == bytes.length ? bytes : Arrays.copyOf(bytes, done);
  }

  public int readNBytes(byte[] bytes, int offset, int count) throws IOException {
    Objects.checkFromIndexSize(offset, count, bytes.length);
    int done = 0;
    while (done < count) {
      int read = read(bytes, offset + done, count - done);
      if (read < 0) break;
      done += read;
    }
    return done;
  }

  public long skip(long count) throws IOException {
    long left = count;
    if (left <= 0) return 0;
    byte[] waste = new byte[(int) Math.min(2048, left)];
    while (left > 0) {
      int read = read(waste, 0, (int) Math.min(waste.length, left));
      if (read < 0) break;
      left -= read;
    }
    return count - left;
  }

  public void skipNBytes(long count) throws IOException {
    while (count > 0) {
      long skipped = skip(count);
      if (skipped < 0 || skipped > count) throw new IOException("Unable to skip exactly");
      if (skipped == 0) {
        if (read() < 0) throw new EOFException();
        skipped = 1;
      }
      count -= skipped;
    }
  }

  public int available() throws IOException {
    return 0;
  }

  public void close() throws IOException {}

  public synchronized void mark(int limit) {}

  public synchronized void reset() throws IOException {
    throw new IOException("mark/reset not supported");
  }

  public boolean markSupported() {
    return false;
  }

  public long transferTo(OutputStream out) throws IOException {
    Objects.requireNonNull(out, "out");
    long total = 0;
    byte[] bytes = new byte[CHUNK];
    int read;
    while ((read = read(bytes, 0, CHUNK)) >= 0) {
      out.write(bytes, 0, read);
      total += read;
    }
    return total;
  }
}
