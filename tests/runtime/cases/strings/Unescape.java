package strings;

import static support.Tell.p;
import static support.Tell.thrown;

import java.net.*;

/** Escapes of every kind, entities, URL coding by hand and by the library, quoted CSV. */
public class Unescape {
  static String unescape(String s) {
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      if (c != '\\' || i + 1 == s.length()) {
        b.append(c);
        continue;
      }
      c = s.charAt(++i);
      int at = "ntrbf0".indexOf(c);
      if (at >= 0)
        b.append("\n\t\r\b\f\0".charAt(at));
      else if (c == 'u' && i + 4 < s.length()) {
        b.append((char) Integer.parseInt(s.substring(i + 1, i + 5), 16));
        i += 4;
      } else
        b.append(c);
    }
    return b.toString();
  }

  static String escape(String s) {
    StringBuilder b = new StringBuilder();
    for (char c : s.toCharArray()) {
      if (c == '\n')
        b.append("\\n");
      else if (c == '"' || c == '\\')
        b.append('\\').append(c);
      else if (c < 32 || c > 126)
        b.append(String.format("\\u%04x", (int) c));
      else
        b.append(c);
    }
    return b.toString();
  }

  static String html(String s) {
    return s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
  }

  public static void main(String[] args) throws Exception {
    for (String s : new String[] {"plain", "tab\\tnew\\nline", "\\u0041\\u00e9\\\\", "end\\", "\\q\\\"", "\\u12"})
      p(escape(unescape(s)), unescape(s).length());
    for (String s : new String[] {"a b&c=d/e?f", "\u00fc\u20ac\uD83D\uDE00", "100% ~-_.*", "", "a+b"}) {
      String e = URLEncoder.encode(s, "UTF-8");
      p(e, URLDecoder.decode(e, "UTF-8").equals(s), html("<" + s + ">"), escape(s));
    }
    p(thrown(() -> URLDecoder.decode("%zz", "UTF-8")), thrown(() -> URLDecoder.decode("%4", "UTF-8")),
        URLDecoder.decode("a%20b+c", "UTF-8"), thrown(() -> URLEncoder.encode("x", "nope")));
    URI u = new URI("http://user@host:8080/a/b/../c?q=1&r=%20x#frag");
    p(u.getScheme(), u.getHost(), u.getPort(), u.getPath(), u.getQuery(), u.getRawQuery(), u.getFragment(),
        u.getUserInfo(), u.normalize(), u.resolve("d"), u.isAbsolute(), new URI("mailto:x@y").isOpaque(),
        thrown(() -> new URI("http://a b")), URI.create("/x/y").relativize(URI.create("/x/y/z")),
        u.equals(URI.create(u.toString())));
    p("\b\f\7\0".length(), "\123".charAt(0), "\u0022 + \u0022".length(), "tab\there".indexOf('\t'), '\'' + "'" + '"',
        "\\".length());
  }
}
