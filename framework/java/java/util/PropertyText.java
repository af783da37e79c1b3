package java.util;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Reader;

/** The line format of properties. */
final class PropertyText {
  private final Reader reader;
  private int next;

  private PropertyText(Reader reader) throws IOException {
    this.reader = reader;
    next = reader.read();
  }

  static void read(Reader reader, Map<Object, Object> into) throws IOException {
    PropertyText text = new PropertyText(reader);
    for (String line; (line = text.line()) != null; ) split(line, into);
  }

  private static boolean isBlank(int c) {
    return c == ' ' || c == '\t' || c == '\f';
  }

  private static boolean isEnd(int c) {
    return c == '\n' || c == '\r';
  }

  private int advance() throws IOException {
    int c = next;
    next = reader.read();
    return c;
  }

  /** The next logical line that is neither blank nor a comment; its escapes are still in it. Null at the end. */
  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    while (next >= 0) {
      int c = advance();
      if (line.length() == 0 && (isBlank(c) || isEnd(c))) continue;
      if (line.length() == 0 && (c == '#' || c == '!')) {
        while (next >= 0 && !isEnd(next)) advance();
      } else if (isEnd(c)) {
        return line.toString();
      } else if (c == '\\') {
        if (next < 0) return line.toString();
        int escaped = advance();
        if (!isEnd(escaped)) {
          line.append('\\').append((char) escaped);
          continue;
        }
        if (next < 0) return line.toString();
        if (escaped == '\r' && next == '\n') advance();
        while (isBlank(next)) advance();
      } else {
        line.append((char) c);
      }
    }
    return line.length() == 0 ? null : line.toString();
  }

  /** The key ends at the first blank or separator that is not escaped. */
  private static void split(String line, Map<Object, Object> into) {
    int end = 0;
    while (end < line.length() && !isBlank(line.charAt(end)) && line.charAt(end) != '=' && line.charAt(end) != ':') {
      end += line.charAt(end) == '\\' ? 2 : 1;
    }
    end = Math.min(end, line.length());
    int start = end;
    while (start < line.length() && isBlank(line.charAt(start))) start++;
    if (start < line.length() && (line.charAt(start) == '=' || line.charAt(start) == ':')) start++;
    while (start < line.length() && isBlank(line.charAt(start))) start++;
    into.put(unescaped(line.substring(0, end)), unescaped(line.substring(start)));
  }

  private static String unescaped(String text) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c != '\\' || i + 1 == text.length()) {
        out.append(c);
        continue;
      }
      c = text.charAt(++i);
      int special = "tnrf".indexOf(c);
      if (special >= 0) {
        out.append("\t\n\r\f".charAt(special));
      } else if (c == 'u') {
        int value = 0;
        for (int end = i + 4; i < end; ) {
          int digit = ++i < text.length() ? Character.digit(text.charAt(i), 16) : -1;
          if (digit < 0) throw new IllegalArgumentException("Malformed \\uxxxx encoding.");
          value = value << 4 | digit;
        }
        out.append((char) value);
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }

  static void write(BufferedWriter writer, Properties properties, String comments, boolean latin) throws IOException {
    if (comments != null) writeComments(writer, comments, latin);
    writer.write("#" + new Date().toString());
    writer.newLine();
    synchronized (properties) {
      for (Map.Entry<Object, Object> entry : properties.entrySet()) {
        writer.write(escaped((String) entry.getKey(), true, latin) + "="
            + escaped((String) entry.getValue(), false, latin));
        writer.newLine();
      }
    }
    writer.flush();
  }

  private static String escaped(String text, boolean isKey, boolean latin) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int special = "\t\n\r\f".indexOf(c);
      if (special >= 0) out.append('\\').append("tnrf".charAt(special));
      else if (c == ' ') out.append(isKey || i == 0 ? "\\ " : " ");
      else if ("\\=:#!".indexOf(c) >= 0) out.append('\\').append(c);
      else appendChar(out, c, latin && (c < 0x20 || c > 0x7e));
    }
    return out.toString();
  }

  private static void appendChar(StringBuilder out, char c, boolean asCode) {
    if (!asCode) {
      out.append(c);
      return;
    }
    out.append("\\u");
    for (int shift = 12; shift >= 0; shift -= 4) out.append("0123456789ABCDEF".charAt(c >> shift & 15));
  }

  private static void writeComments(BufferedWriter writer, String comments, boolean latin) throws IOException {
    StringBuilder line = new StringBuilder("#");
    for (int i = 0; i < comments.length(); i++) {
      char c = comments.charAt(i);
      if (c != '\n' && c != '\r') {
        appendChar(line, c, latin && c > 0xff);
        continue;
      }
      writer.write(line.toString());
      writer.newLine();
      line.setLength(0);
      if (c == '\r' && i + 1 < comments.length() && comments.charAt(i + 1) == '\n') i++;
      char after = i + 1 < comments.length() ? comments.charAt(i + 1) : 0;
      if (after != '#' && after != '!') line.append('#');
    }
    writer.write(line.toString());
    writer.newLine();
  }
}
