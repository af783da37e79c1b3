package android.database.sqlite;

import antecede.Bag;
import antecede.Concrete;
import java.util.Locale;

/**
 * Which tables a statement reads and changes: the names behind FROM, JOIN, INTO, UPDATE and the like. No grammar is needed for
 * that, only what is a name, a text and a comment. A statement that makes a table, an index or a trigger changes none.
 */
@Concrete
final class SqlNames {
  private static final String KEYWORDS = " WHERE JOIN LEFT RIGHT FULL INNER CROSS OUTER NATURAL ON USING GROUP ORDER LIMIT HAVING"
      + " UNION EXCEPT INTERSECT SET INDEXED NOT ";

  final Bag<String> reads = new Bag<String>();
  final Bag<String> writes = new Bag<String>();

  private final String sql;
  private int at;
  /** The current word: upper case if it is a plain name; "" at the end. */
  private String word;
  /** As it is written, without quotes; null if it is no name. */
  private String name;

  SqlNames(String sql) {
    this.sql = sql;
    next();
    walk();
  }

  private void walk() {
    if (word.equals("CREATE") || word.equals("PRAGMA") || word.equals("EXPLAIN")) return;
    boolean deleting = word.equals("DELETE");
    while (word.length() > 0) {
      String keyword = word;
      next();
      if (keyword.equals("FROM") || keyword.equals("JOIN")) {
        list(deleting ? writes : reads, keyword.equals("FROM") && !deleting);
        deleting = false;
      } else if (keyword.equals("INTO") || keyword.equals("UPDATE")) {
        if (word.equals("OR")) skip(2);
        if (!word.equals("SET")) list(writes, false);
      } else if (keyword.equals("TABLE")) {
        while (word.equals("IF") || word.equals("EXISTS")) next();
        list(writes, false);
      }
    }
  }

  private void skip(int words) {
    for (int i = 0; i < words; i++) next();
  }

  /** One name, or several with commas and aliases between them. */
  private void list(Bag<String> into, boolean several) {
    while (name != null) {
      String table = name;
      next();
      while (word.equals(".")) {
        next();
        if (name != null) table = name;
        next();
      }
      add(into, table);
      if (!several) return;
      if (word.equals("AS")) next();
      if (name != null && !isKeyword(word)) next();
      if (!word.equals(",")) return;
      next();
    }
  }

  private static boolean isKeyword(String word) {
    return KEYWORDS.contains(" " + word + " ");
  }

  private static void add(Bag<String> into, String table) {
    for (int i = 0; i < into.size(); i++) {
      if (into.get(i).equals(table)) return;
    }
    into.add(table);
  }

  private void next() {
    name = null;
    skipBlanks();
    if (at >= sql.length()) {
      word = "";
      return;
    }
    char c = sql.charAt(at);
    if (c == '\'') {
      quoted('\'');
      word = "'";
    } else if (c == '"' || c == '`' || c == '[') {
      name = quoted(c == '[' ? ']' : c);
      word = "\"";
    } else if (isLetter(c)) {
      int begin = at;
      while (at < sql.length() && isLetter(sql.charAt(at))) at++;
      name = sql.substring(begin, at);
      word = name.toUpperCase(Locale.ROOT);
      if (word.equals("SELECT")) name = null;
    } else {
      word = String.valueOf(c);
      at++;
    }
  }

  private static boolean isLetter(char c) {
    return c == '_' || c == '$' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c > 127;
  }

  private void skipBlanks() {
    while (at < sql.length()) {
      if (sql.charAt(at) <= ' ') {
        at++;
      } else if (sql.startsWith("--", at)) {
        int end = sql.indexOf('\n', at);
        at = end < 0 ? sql.length() : end + 1;
      } else if (sql.startsWith("/*", at)) {
        int end = sql.indexOf("*/", at);
        at = end < 0 ? sql.length() : end + 2;
      } else {
        return;
      }
    }
  }

  private String quoted(char end) {
    StringBuilder text = new StringBuilder();
    for (at++; at < sql.length(); at++) {
      char c = sql.charAt(at);
      boolean twice = c == end && at + 1 < sql.length() && sql.charAt(at + 1) == end;
      if (c == end && !twice) {
        at++;
        break;
      }
      text.append(c);
      if (twice) at++;
    }
    return text.toString();
  }
}
