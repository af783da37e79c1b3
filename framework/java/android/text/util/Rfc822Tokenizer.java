package android.text.util;

import android.widget.MultiAutoCompleteTextView;
import java.util.ArrayList;
import java.util.Collection;

/** Splits a list of addresses of mail. */
public class Rfc822Tokenizer implements MultiAutoCompleteTextView.Tokenizer {
  public Rfc822Tokenizer() {}

  public static void tokenize(CharSequence text, Collection<Rfc822Token> out) {
    String all = text.toString();
    int start = 0;
    while (start < all.length()) {
      int end = end(all, start);
      String part = all.substring(start, end).trim();
      if (!part.isEmpty()) out.add(parse(part));
      start = end + 1;
    }
  }

  /** The next comma or semicolon outside of quotes. */
  private static int end(String text, int start) {
    boolean quoted = false;
    for (int i = start; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"') quoted = !quoted;
      if (!quoted && (c == ',' || c == ';')) return i;
    }
    return text.length();
  }

  private static Rfc822Token parse(String part) {
    String comment = null;
    int open = part.indexOf('(');
    int close = part.lastIndexOf(')');
    String rest = part;
    if (open >= 0 && close > open) {
      comment = part.substring(open + 1, close);
      rest = part.substring(0, open) + part.substring(close + 1);
    }
    int from = rest.indexOf('<');
    int to = rest.indexOf('>', Math.max(0, from));
    if (from < 0) return new Rfc822Token(null, rest.trim(), comment);
    String name = rest.substring(0, from).trim().replace("\"", "");
    return new Rfc822Token(name.isEmpty() ? null : name, rest.substring(from + 1, to < 0 ? rest.length() : to).trim(), comment);
  }

  public static Rfc822Token[] tokenize(CharSequence text) {
    ArrayList<Rfc822Token> out = new ArrayList<Rfc822Token>();
    tokenize(text, out);
    return out.toArray(new Rfc822Token[out.size()]);
  }

  @Override
  public int findTokenStart(CharSequence text, int cursor) {
    int start = cursor;
    while (start > 0 && text.charAt(start - 1) != ',' && text.charAt(start - 1) != ';') start--;
    while (start < cursor && text.charAt(start) == ' ') start++;
    return start;
  }

  @Override
  public int findTokenEnd(CharSequence text, int cursor) {
    return end(text.toString(), cursor);
  }

  @Override
  public CharSequence terminateToken(CharSequence text) {
    return text + ", ";
  }
}
