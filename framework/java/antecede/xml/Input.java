package antecede.xml;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.util.ArrayList;

/** The characters of a document, one at a time, with line ends made equal; lines are counted by their line feeds. */
final class Input {
  private final Reader reader;
  private final char[] buffer = new char[4096];
  private int next;
  private int limit;
  /** Replacement texts of entities that are read now, the innermost last. */
  private final ArrayList<String> inserted = new ArrayList<>();
  private final ArrayList<Integer> insertedAt = new ArrayList<>();
  int line = 1;
  int column = 1;

  Input(Reader reader) {
    this.reader = reader;
  }

  /** The encoding of a stream: by its byte order mark or its declaration; UTF-8 otherwise. */
  static Reader reader(InputStream stream, String[] encoding) throws IOException {
    PushbackInputStream in = new PushbackInputStream(stream, 128);
    byte[] start = new byte[128];
    int count = 0;
    for (int c; count < start.length && (c = in.read()) >= 0; count++) {
      start[count] = (byte) c;
      if (c == '>' && count > 3) {
        count++;
        break;
      }
    }
    int mark = 0;
    String found = null;
    if (starts(start, count, 0xEF, 0xBB, 0xBF)) mark = 3;
    else if (starts(start, count, 0xFE, 0xFF)) found = "UTF-16BE";
    else if (starts(start, count, 0xFF, 0xFE)) found = "UTF-16LE";
    if (found != null) mark = 2;
    else if (starts(start, count, 0, '<', 0, '?')) found = "UTF-16BE";
    else if (starts(start, count, '<', 0, '?', 0)) found = "UTF-16LE";
    else found = mark == 3 ? "UTF-8" : declared(start, count);
    in.unread(start, mark, count - mark);
    encoding[0] = found;
    return new InputStreamReader(in, found == null ? "UTF-8" : found);
  }

  private static boolean starts(byte[] bytes, int count, int... with) {
    if (count < with.length) return false;
    for (int i = 0; i < with.length; i++) if ((bytes[i] & 0xff) != with[i]) return false;
    return true;
  }

  private static String declared(byte[] bytes, int count) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) text.append((char) (bytes[i] & 0xff));
    int at = text.indexOf("<?xml") == 0 ? text.indexOf("encoding") : -1;
    if (at < 0) return null;
    int quote = at + 8;
    while (quote < text.length() && text.charAt(quote) != '"' && text.charAt(quote) != '\'') quote++;
    int end = quote < text.length() ? text.indexOf(String.valueOf(text.charAt(quote)), quote + 1) : -1;
    return end < 0 ? null : text.substring(quote + 1, end);
  }

  /** The text is read before what follows. */
  void insert(String text) {
    inserted.add(text);
    insertedAt.add(0);
  }

  boolean isInside(int depth) {
    return inserted.size() > depth;
  }

  int depth() {
    int top = inserted.size() - 1;
    while (top >= 0 && insertedAt.get(top) == inserted.get(top).length()) {
      inserted.remove(top);
      insertedAt.remove(top--);
    }
    return inserted.size();
  }

  /** The next character, -1 at the end; it stays the next one. */
  int peek() throws IOException {
    int depth = depth();
    if (depth > 0) return inserted.get(depth - 1).charAt(insertedAt.get(depth - 1));
    if (next == limit && !fill()) return -1;
    char c = buffer[next];
    return c == '\r' ? '\n' : c;
  }

  private boolean fill() throws IOException {
    if (limit < 0) return false;
    next = 0;
    limit = reader.read(buffer, 0, buffer.length);
    if (limit < 0) next = limit;
    return limit > 0;
  }

  int read() throws IOException {
    int c = peek();
    if (c < 0) return c;
    int depth = inserted.size();
    if (depth > 0) {
      insertedAt.set(depth - 1, insertedAt.get(depth - 1) + 1);
      return c;
    }
    boolean newline = buffer[next++] == '\n';
    if (c == '\n' && !newline && (next < limit || fill()) && buffer[next] == '\n') {
      next++;
      newline = true;
    }
    if (newline) line++;
    column = newline ? 1 : column + 1;
    return c;
  }

  /** Whether that text follows; if so it is read. The text must be no longer than the buffer can look ahead. */
  boolean take(String text) throws IOException {
    for (int i = 0; i < text.length(); i++) if (lookahead(i) != text.charAt(i)) return false;
    for (int i = 0; i < text.length(); i++) read();
    return true;
  }

  /** The character {@code ahead} places after the next one. */
  int lookahead(int ahead) throws IOException {
    int depth = depth();
    if (depth > 0) {
      int at = insertedAt.get(depth - 1) + ahead;
      return at < inserted.get(depth - 1).length() ? inserted.get(depth - 1).charAt(at) : -1;
    }
    while (next + ahead >= limit) {
      if (limit < 0) return -1;
      int left = limit - next;
      System.arraycopy(buffer, next, buffer, 0, left);
      next = 0;
      int count = reader.read(buffer, left, buffer.length - left);
      limit = left + Math.max(count, 0);
      if (count < 0) {
        if (ahead >= limit) return -1;
      }
    }
    return buffer[next + ahead];
  }
}
