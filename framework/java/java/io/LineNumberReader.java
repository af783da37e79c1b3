package java.io;

import antecede.Observable;

/** Counts lines while reading; every line end is read as a newline. */
public class LineNumberReader extends BufferedReader {
  @Observable private int line;
  /** The last character was a carriage return: a newline that follows does not count. */
  private boolean afterReturn;
  /** The last character did not end a line: the end of the stream will. */
  private boolean open;
  private int lineAtMark;
  private boolean returnAtMark;

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

  /** Counts the line that a character ends; true: the character before has ended it. */
  private boolean endedBefore(int c) {
    boolean second = afterReturn && c == '\n';
    afterReturn = c == '\r';
    open = c != '\r' && c != '\n';
    if (!open && !second) line++;
    return second;
  }

  private void atEnd() {
    if (open) line++;
    open = false;
  }

  @Override
  public int read() throws IOException {
    synchronized (lock) {
      int c = super.read();
      if (c >= 0 && endedBefore(c)) {
        c = super.read();
        if (c >= 0) endedBefore(c);
      }
      if (c < 0) atEnd();
      return c == '\r' ? '\n' : c;
    }
  }

  @Override
  public int read(char[] chars, int offset, int count) throws IOException {
    synchronized (lock) {
      int size = super.read(chars, offset, count);
      for (int i = 0; i < size; i++) endedBefore(chars[offset + i]);
      if (size < 0) atEnd();
      return size;
    }
  }

  @Override
  public String readLine() throws IOException {
    synchronized (lock) {
      if (afterReturn) ignoreNewline();
      afterReturn = false;
      String text = super.readLine();
      if (text != null) open = true;
      atEnd();
      return text;
    }
  }

  @Override
  public long skip(long count) throws IOException {
    if (count < 0) throw new IllegalArgumentException("skip() value is negative");
    synchronized (lock) {
      char[] passed = new char[(int) Math.min(count, 8192)];
      long done = 0;
      int size = 0;
      while (done < count && size >= 0) {
        size = read(passed, 0, (int) Math.min(count - done, passed.length));
        done += Math.max(size, 0);
      }
      // As the JDK has it: what was skipped leaves no line that the end would end.
      open &= done == 0;
      return done;
    }
  }

  @Override
  public void mark(int limit) throws IOException {
    synchronized (lock) {
      // One more, for a newline after a carriage return.
      super.mark(afterReturn && limit < Integer.MAX_VALUE ? limit + 1 : limit);
      lineAtMark = line;
      returnAtMark = afterReturn;
    }
  }

  @Override
  public void reset() throws IOException {
    synchronized (lock) {
      super.reset();
      line = lineAtMark;
      afterReturn = returnAtMark;
    }
  }
}
