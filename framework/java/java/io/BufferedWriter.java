package java.io;

import antecede.Observable;

/** Collects small writes into large ones. */
public class BufferedWriter extends Writer {
  private Writer out;
  private char[] chars;
  @Observable private int count;

  public BufferedWriter(Writer out) {
    this(out, 8192);
  }

  public BufferedWriter(Writer out, int size) {
    super(out);
    if (size <= 0) throw new IllegalArgumentException("Buffer size <= 0");
    this.out = out;
    chars = new char[size];
  }

  private void check() throws IOException {
    if (out == null) throw new IOException("Stream closed");
  }

  private void drain() throws IOException {
    check();
    if (count == 0) return;
    out.write(chars, 0, count);
    count = 0;
  }

  @Override
  public void write(int value) throws IOException {
    synchronized (lock) {
      check();
      if (count >= chars.length) drain();
      chars[count++] = (char) value;
    }
  }

  @Override
  public void write(char[] source, int offset, int size) throws IOException {
    synchronized (lock) {
      check();
      if ((offset | size | source.length - offset - size) < 0) throw new IndexOutOfBoundsException();
      if (size >= chars.length) {
        drain();
        out.write(source, offset, size);
        return;
      }
      for (int done = 0; done < size; ) {
        int part = Math.min(chars.length - count, size - done);
        System.arraycopy(source, offset + done, chars, count, part);
        done += part;
        count += part;
        if (count >= chars.length) drain();
      }
    }
  }

  @Override
  public void write(String text, int offset, int size) throws IOException {
    synchronized (lock) {
      check();
      for (int done = 0; done < size; ) {
        int part = Math.min(chars.length - count, size - done);
        text.getChars(offset + done, offset + done + part, chars, count);
        done += part;
        count += part;
        if (count >= chars.length) drain();
      }
    }
  }

  public void newLine() throws IOException {
    write(System.lineSeparator());
  }

  @Override
  public void flush() throws IOException {
    synchronized (lock) {
      drain();
      out.flush();
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (lock) {
      if (out == null) return;
      try (Writer closing = out) {
        drain();
      } finally {
        out = null;
        chars = null;
      }
    }
  }
}
