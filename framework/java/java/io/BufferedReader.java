package java.io;

import antecede.Observable;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Reads ahead from another reader, and reads lines. */
public class BufferedReader extends Reader {
  private Reader in;
  private char[] chars;
  private int end;
  @Observable private int next;
  /** Where the mark is; -1: there is none; -2: it was left too far behind. */
  private int mark = -1;
  private int limit;
  /** A carriage return ended a line: a newline that follows belongs to it. */
  private boolean skipNewline;
  private boolean markedSkip;

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
    skipNewline = true;
  }

  /** Reads more characters, with next == end; keeps those behind the mark. False at the end of the stream. */
  private boolean fill() throws IOException {
    int kept = 0;
    if (mark >= 0) {
      kept = next - mark;
      if (kept >= limit) {
        mark = -2;
        kept = 0;
      } else {
        if (limit <= chars.length) {
          System.arraycopy(chars, mark, chars, 0, kept);
        } else {
          int size = (int) Math.min(Math.max(2L * chars.length, kept + 1), limit);
          char[] larger = new char[Math.max(size, kept + 1)];
          System.arraycopy(chars, mark, larger, 0, kept);
          chars = larger;
        }
        mark = 0;
      }
    }
    next = kept;
    end = kept;
    int size;
    do {
      size = in.read(chars, kept, chars.length - kept);
    } while (size == 0);
    if (size > 0) end = kept + size;
    return size > 0;
  }

  @Override
  public int read() throws IOException {
    synchronized (lock) {
      check();
      while (true) {
        if (next >= end && !fill()) return -1;
        char c = chars[next++];
        if (skipNewline) {
          skipNewline = false;
          if (c == '\n') continue;
        }
        return c;
      }
    }
  }

  private int readSome(char[] target, int offset, int count) throws IOException {
    if (next >= end) {
      if (count >= chars.length && mark < 0 && !skipNewline) return in.read(target, offset, count);
      if (!fill()) return -1;
    }
    if (skipNewline) {
      skipNewline = false;
      if (chars[next] == '\n') {
        next++;
        if (next >= end && !fill()) return -1;
      }
    }
    int size = Math.min(count, end - next);
    System.arraycopy(chars, next, target, offset, size);
    next += size;
    return size;
  }

  @Override
  public int read(char[] target, int offset, int count) throws IOException {
    synchronized (lock) {
      check();
      Objects.checkFromIndexSize(offset, count, target.length);
      if (count == 0) return 0;
      int done = readSome(target, offset, count);
      while (done > 0 && done < count && in.ready()) {
        int size = readSome(target, offset + done, count - done);
        if (size <= 0) break;
        done += size;
      }
      return done;
    }
  }

  public String readLine() throws IOException {
    synchronized (lock) {
      check();
      StringBuilder line = null;
      while (true) {
        if (next >= end && !fill()) return line == null || line.length() == 0 ? null : line.toString();
        if (skipNewline) {
          skipNewline = false;
          if (chars[next] == '\n') {
            next++;
            continue;
          }
        }
        int start = next;
        int at = start;
        while (at < end && chars[at] != '\n' && chars[at] != '\r') at++;
        next = at;
        if (at == end) {
          if (line == null) line = new StringBuilder(80);
          line.append(chars, start, at - start);
          continue;
        }
        skipNewline = chars[at] == '\r';
        next = at + 1;
        if (line == null) return new String(chars, start, at - start);
        return line.append(chars, start, at - start).toString();
      }
    }
  }

  @Override
  public long skip(long count) throws IOException {
    if (count < 0) throw new IllegalArgumentException("skip value is negative");
    synchronized (lock) {
      check();
      long left = count;
      while (left > 0) {
        if (next >= end && !fill()) break;
        if (skipNewline) {
          skipNewline = false;
          if (chars[next] == '\n') next++;
        }
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
      if (skipNewline) {
        if (next >= end && in.ready()) fill();
        if (next < end) {
          if (chars[next] == '\n') next++;
          skipNewline = false;
        }
      }
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
      this.limit = limit;
      mark = next;
      markedSkip = skipNewline;
    }
  }

  @Override
  public void reset() throws IOException {
    synchronized (lock) {
      check();
      if (mark < 0) throw new IOException(mark == -2 ? "Mark invalid" : "Stream not marked");
      next = mark;
      skipNewline = markedSkip;
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (lock) {
      if (in == null) return;
      try {
        in.close();
      } finally {
        in = null;
        chars = null;
      }
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
