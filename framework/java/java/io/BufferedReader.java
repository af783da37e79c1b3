package java.io;

import antecede.Observable;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Reads ahead from another reader, and reads lines. */
public class BufferedReader extends Reader {
  /** Where to come back to, and what was so there. */
  private static final class Mark {
    int place;
    final int limit;
    final boolean lineEnded;
    /** More was read than the limit promised to keep. */
    boolean lost;

    Mark(int place, int limit, boolean lineEnded) {
      this.place = place;
      this.limit = limit;
      this.lineEnded = lineEnded;
    }
  }

  /** Null: closed. */
  private Reader in;
  private char[] chars;
  private int end;
  @Observable private int next;
  private Mark mark;
  /** By a carriage return: a newline that follows belongs to it. */
  private boolean lineEnded;

  public BufferedReader(Reader in, int size) {
    super(in);
    if (size <= 0) throw new IllegalArgumentException("Buffer size <= 0");
    this.in = in;
    chars = new char[size];
  }

  public BufferedReader(Reader in) {
    this(in, 8192);
  }

  private void check() throws IOException {
    if (in == null) throw new IOException("Stream closed");
  }

  /** A newline that comes next belongs to a line end that was read. */
  final void ignoreNewline() {
    lineEnded = true;
  }

  private boolean isMarked() {
    return mark != null && !mark.lost;
  }

  /** Whether a character comes, which is at {@code next} then. The newline that belongs to a line's end is passed here. */
  private boolean comes() throws IOException {
    if (next == end && !fill()) return false;
    boolean passed = lineEnded && chars[next] == '\n';
    lineEnded = false;
    if (!passed) return true;
    next++;
    return next < end || fill();
  }

  /** Reads more where all has been used; what the mark keeps moves to the front. False: the stream is at its end. */
  private boolean fill() throws IOException {
    if (isMarked()) mark.lost = end - mark.place >= mark.limit;
    int kept = isMarked() ? end - mark.place : 0;
    char[] old = chars;
    if (kept == chars.length) chars = new char[(int) Math.min(2L * kept, mark.limit)];
    if (isMarked()) {
      System.arraycopy(old, mark.place, chars, 0, kept);
      mark.place = 0;
    }
    next = kept;
    end = kept;
    int size = 0;
    while (size == 0) size = in.read(chars, end, chars.length - end);
    end += Math.max(size, 0);
    return size > 0;
  }

  @Override
  public int read() throws IOException {
    synchronized (lock) {
      check();
      return comes() ? chars[next++] : -1;
    }
  }

  @Override
  public int read(char[] target, int offset, int count) throws IOException {
    synchronized (lock) {
      check();
      Objects.checkFromIndexSize(offset, count, target.length);
      int done = 0, size = 0;
      while (done < count && (done == 0 || in.ready())) {
        size = readSome(target, offset + done, count - done);
        if (size <= 0) break;
        done += size;
      }
      return done > 0 ? done : size;
    }
  }

  /** What is here, or comes with one look at the source; who wants much gets it without a copy. */
  private int readSome(char[] target, int offset, int count) throws IOException {
    boolean copied = next < end || count < chars.length || isMarked() || lineEnded;
    if (!copied) return in.read(target, offset, count);
    if (!comes()) return -1;
    int size = Math.min(count, end - next);
    System.arraycopy(chars, next, target, offset, size);
    next += size;
    return size;
  }

  public String readLine() throws IOException {
    synchronized (lock) {
      check();
      if (!comes()) return null;
      StringBuilder line = new StringBuilder();
      do {
        int stop = lineEnd();
        line.append(chars, next, stop - next);
        next = stop;
      } while (next == end && fill());
      if (next < end) lineEnded = chars[next++] == '\r';
      return line.toString();
    }
  }

  /** Where the line ends, or what is here of it. */
  private int lineEnd() {
    int at = next;
    while (at < end && chars[at] != '\n' && chars[at] != '\r') at++;
    return at;
  }

  @Override
  public long skip(long count) throws IOException {
    if (count < 0) throw new IllegalArgumentException("skip value is negative");
    synchronized (lock) {
      check();
      long left = count;
      while (left > 0 && comes()) {
        int size = (int) Math.min(left, end - next);
        next += size;
        left -= size;
      }
      return count - left;
    }
  }

  @Override
  public boolean ready() throws IOException {
    synchronized (lock) {
      check();
      // Only a newline may be here, which nobody will get.
      if (lineEnded && (next < end || in.ready())) comes();
      return next < end || in.ready();
    }
  }

  @Override
  public boolean markSupported() {
    return true;
  }

  @Override
  public void mark(int limit) throws IOException {
    if (limit < 0) throw new IllegalArgumentException("Read-ahead limit < 0");
    synchronized (lock) {
      check();
      mark = new Mark(next, limit, lineEnded);
    }
  }

  @Override
  public void reset() throws IOException {
    synchronized (lock) {
      check();
      if (!isMarked()) throw new IOException(mark == null ? "Stream not marked" : "Mark invalid");
      next = mark.place;
      lineEnded = mark.lineEnded;
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (lock) {
      Reader source = in;
      in = null;
      chars = null;
      if (source != null) source.close();
    }
  }

  public Stream<String> lines() {
    Iterator<String> lines = new Iterator<String>() {
      private String line;

      @Override
      public boolean hasNext() {
        try {
          if (line == null) line = readLine();
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
        return line != null;
      }

      @Override
      public String next() {
        if (!hasNext()) throw new NoSuchElementException();
        String result = line;
        line = null;
        return result;
      }
    };
    int traits = Spliterator.ORDERED | Spliterator.NONNULL;
    return StreamSupport.stream(Spliterators.spliteratorUnknownSize(lines, traits), false);
  }
}
