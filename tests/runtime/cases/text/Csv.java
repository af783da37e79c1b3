package text;

import static support.Tell.p;

import java.io.*;
import java.util.*;

/** A CSV reader and writer with quotes, embedded lines, other separators, and errors with positions. */
public class Csv {
  static class CsvError extends IOException {
    final int line, column;
    CsvError(String m, int l, int c) {
      super(m + " at " + l + ":" + c);
      line = l;
      column = c;
    }
  }

  static List<List<String>> read(Reader in, char sep) throws IOException {
    List<List<String>> rows = new ArrayList<>();
    List<String> row = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false, was = false;
    int line = 1, column = 0;
    PushbackReader r = new PushbackReader(in);
    for (int c; (c = r.read()) >= 0;) {
      column++;
      if (quoted) {
        if (c != '"')
          cell.append((char) c);
        else {
          int next = r.read();
          if (next == '"')
            cell.append('"');
          else {
            quoted = false;
            if (next >= 0) r.unread(next);
          }
        }
        if (c == '\n') line++;
      } else if (c == '"') {
        if (cell.length() > 0 || was) throw new CsvError("quote", line, column);
        quoted = was = true;
      } else if (c == sep || c == '\n') {
        row.add(cell.toString());
        cell.setLength(0);
        was = false;
        if (c == '\n') {
          rows.add(row);
          row = new ArrayList<>();
          line++;
          column = 0;
        }
      } else if (c != '\r') {
        if (was) throw new CsvError("text after quote", line, column);
        cell.append((char) c);
      }
    }
    if (quoted) throw new CsvError("open quote", line, column);
    if (cell.length() > 0 || was || !row.isEmpty()) {
      row.add(cell.toString());
      rows.add(row);
    }
    return rows;
  }

  static String write(List<List<String>> rows, char sep) {
    StringBuilder b = new StringBuilder();
    for (List<String> row : rows) {
      StringJoiner j = new StringJoiner("" + sep);
      for (String s : row)
        j.add(s.indexOf(sep) >= 0 || s.indexOf('"') >= 0 || s.indexOf('\n') >= 0 ? '"' + s.replace("\"", "\"\"") + '"'
                                                                                 : s);
      b.append(j).append('\n');
    }
    return b.toString();
  }

  public static void main(String[] args) throws IOException {
    String text = "name,note,n\r\n\"Smith, J\",\"said \"\"hi\"\"\",1\n,\"two\nlines\",\n\"\",x,\u00e9\nlast";
    List<List<String>> rows = read(new StringReader(text), ',');
    for (List<String> r : rows) p(r.size(), r.toString().replace("\n", "\\n"));
    p(read(new StringReader(write(rows, ',')), ',').equals(rows),
        read(new StringReader(write(rows, ';')), ';').equals(rows), read(new StringReader(""), ','),
        read(new StringReader("\n"), ','), read(new StringReader(",,"), ','));
    for (String bad : new String[] {"a\"b", "\"a\"b", "x\ny,\"open", "\"a\"\"", "\"a\" ,b"}) {
      try {
        p(read(new StringReader(bad), ','));
      } catch (CsvError e) {
        p(e.getMessage(), e.line, e.column);
      }
    }
  }
}
