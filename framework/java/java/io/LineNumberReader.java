package java.io;

import antecede.Observable;

/** Counts lines while reading; every line end is read as a newline. */
public class LineNumberReader extends BufferedReader {
  @Observable private int line;
  private int markedLine;
  private boolean skipNewline;
  private boolean markedSkip;
  /** The last character read did not end a line: the end of the stream will. */
  private boolean open;

  public LineNumberReader(Reader in) {
    super(in);
  }

  public LineNumberReader(Reader in, int size) {
    super(in, size);
  }

  public void setLineNumber(int number) {
    line = number;
  }

  public int getLineNumber() {
    return line;
  }

  @Override
  public int read() throws IOException {
    synchronized (lock) {
      int c = super.read();
      if (skipNewline) {
        skipNewline = false;
        if (c == '\n') c = super.read();
      }
      if (c == '\r' || c == '\n') {
        skipNewline = c == '\r';
        line++;
        open = false;
        return '\n';
      }
      if (c == -1) {
        if (open) line++;
        open = false;
      } else {
        open = true;
      }
      return c;
    }
  }

  @Override
  public int read(char[] chars, int offset, int count) throws IOException {
    synchronized (lock) {
      int size = super.read(chars, offset, count);
      if (size == -1) {
        if (open) line++;
        open = false;
        return -1;
      }
      for (int i = offset; i < offset + size; i++) {
        char c = chars[i];
        if (skipNewline) {
          skipNewline = false;
          if (c == '\n') continue;
        }
        if (c == '\r' || c == '\n') {
          skipNewline = c == '\r';
          line++;
        }
      }
      if (size > 0) {
        char last = chars[offset + size - 1];
        open = last != '\n' && last != '\r';
      }
      return size;
    }
  }

  @Override
  public String readLine() throws IOException {
    synchronized (lock) {
      if (skipNewline) ignoreNewline();
      skipNewline = false;
      String text = super.readLine();
      if (text != null) line++;
      else if (open) line++;
      open = false;
      return text;
    }
  }

  @Override
  public long skip(long count) throws IOException {
    if (count < 0) throw new IllegalArgumentException("skip() value is negative");
    synchronized (lock) {
      char[] waste = new char[(int) Math.min(count, 8192)];
      long left = count;
      while (left > 0) {
        int size = read(waste, 0, (int) Math.min(left, waste.length));
        if (size == -1) break;
        left -= size;
      }
      if (left < count) open = false;
      return count - left;
    }
  }

  @Override
  public void mark(int limit) throws IOException {
    synchronized (lock) {
      // One more, for a newline after a carriage return.
      super.mark(skipNewline && limit < Integer.MAX_VALUE ? limit + 1 : limit);
      markedLine = line;
      markedSkip = skipNewline;
    }
  }

  @Override
  public void reset() throws IOException {
    synchronized (lock) {
      super.reset();
      line = markedLine;
      skipNewline = markedSkip;
    }
  }
}
