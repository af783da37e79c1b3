package java.io;

import antecede.Observable;

/** Counts lines and shows every line end as a newline. */
@Deprecated
public class LineNumberInputStream extends FilterInputStream {
  private int pushed = -1;
  @Observable private int line;
  private int markedPushed = -1;
  private int markedLine;

  public LineNumberInputStream(InputStream in) {
    super(in);
  }

  @Override
  public int read() throws IOException {
    int value = pushed;
    if (value == -1) value = in.read();
    else pushed = -1;
    if (value == '\r') {
      pushed = in.read();
      if (pushed == '\n') pushed = -1;
    }
    if (value != '\r' && value != '\n') return value;
    line++;
    return '\n';
  }

  @Override
  public int read(byte[] bytes, int offset, int count) throws IOException {
    if ((offset | count | bytes.length - offset - count) < 0) throw new IndexOutOfBoundsException();
    int done = 0;
    while (done < count) {
      int value = read();
      if (value == -1) return done == 0 ? -1 : done;
      bytes[offset + done++] = (byte) value;
    }
    return done;
  }

  @Override
  public long skip(long count) throws IOException {
    long left = count;
    while (left > 0 && read() != -1) left--;
    return Math.max(0, count) - Math.max(0, left);
  }

  public void setLineNumber(int number) {
    line = number;
  }

  public int getLineNumber() {
    return line;
  }

  @Override
  public int available() throws IOException {
    return pushed == -1 ? super.available() / 2 : super.available() / 2 + 1;
  }

  @Override
  public void mark(int limit) {
    markedLine = line;
    markedPushed = pushed;
    in.mark(limit);
  }

  @Override
  public void reset() throws IOException {
    line = markedLine;
    pushed = markedPushed;
    in.reset();
  }
}
