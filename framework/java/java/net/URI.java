package java.net;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** A URI of RFC 2396, with the freedoms that Java and Android take (other characters, underscores in host names). */
public final class URI implements Comparable<URI>, Serializable {
  private static final String ALNUM = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  private static final String UNRESERVED = ALNUM + "_-!.~'()*";
  private static final String RESERVED = ";/?:@&=+$,[]";
  private static final String USER = UNRESERVED + ";:&=+$,";
  private static final String REGISTRY = UNRESERVED + "$,;:@&=+";
  private static final String SERVER = USER + ".:@[]-";
  private static final String PATH = UNRESERVED + ":@&=+$,;/";
  private static final String ANY = RESERVED + UNRESERVED;
  private static final String HEX = "0123456789ABCDEF";

  private transient String scheme;
  private transient String fragment;
  /** Null: the URI is opaque or has none. */
  private transient String authority;
  private transient String userInfo;
  private transient String host;
  private transient int port = -1;
  /** Null: the URI is opaque. */
  private transient String path;
  private transient String query;
  private transient String specific;
  private String string;

  private URI() {}

  public URI(String text) throws URISyntaxException {
    string = text;
    new Parser(text).parse(false);
  }

  public URI(String scheme, String userInfo, String host, int port, String path, String query, String fragment)
      throws URISyntaxException {
    StringBuilder text = start(scheme, path);
    appendServer(text, userInfo, host, port);
    finish(text, path, query, fragment);
    new Parser(string).parse(true);
  }

  public URI(String scheme, String authority, String path, String query, String fragment)
      throws URISyntaxException {
    StringBuilder text = start(scheme, path);
    if (authority != null) {
      text.append("//");
      int end = authority.startsWith("[") ? authority.indexOf(']') + 1 : 0;
      if (end > 0 && authority.indexOf(':') >= 0) {
        text.append(authority, 0, end).append(quote(authority.substring(end), REGISTRY + SERVER));
      } else {
        text.append(quote(authority, REGISTRY + SERVER));
      }
    }
    finish(text, path, query, fragment);
    new Parser(string).parse(false);
  }

  public URI(String scheme, String host, String path, String fragment) throws URISyntaxException {
    this(scheme, null, host, -1, path, null, fragment);
  }

  public URI(String scheme, String specific, String fragment) throws URISyntaxException {
    StringBuilder text = new StringBuilder();
    if (scheme != null) text.append(scheme).append(':');
    text.append(quote(specific, ANY));
    if (fragment != null) text.append('#').append(quote(fragment, ANY));
    string = text.toString();
    new Parser(string).parse(false);
  }

  private StringBuilder start(String scheme, String path) throws URISyntaxException {
    if (scheme != null && path != null && !path.isEmpty() && path.charAt(0) != '/') {
      throw new URISyntaxException(scheme + ":" + path, "Relative path in absolute URI");
    }
    StringBuilder text = new StringBuilder();
    if (scheme != null) text.append(scheme).append(':');
    return text;
  }

  private static void appendServer(StringBuilder text, String userInfo, String host, int port) {
    if (host == null) return;
    text.append("//");
    if (userInfo != null) text.append(quote(userInfo, USER)).append('@');
    boolean literal = host.indexOf(':') >= 0 && !host.startsWith("[") && !host.endsWith("]");
    text.append(literal ? "[" + host + "]" : host);
    if (port != -1) text.append(':').append(port);
  }

  private void finish(StringBuilder text, String path, String query, String fragment) {
    if (path != null) text.append(quote(path, PATH));
    if (query != null) text.append('?').append(quote(query, ANY));
    if (fragment != null) text.append('#').append(quote(fragment, ANY));
    string = text.toString();
  }

  public static URI create(String text) {
    try {
      return new URI(text);
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  /** Characters beyond ASCII that may stand in a URI as they are. */
  private static boolean isOther(char c) {
    return c >= 0x80 && !Character.isSpaceChar(c) && !Character.isISOControl(c);
  }

  private static String quote(String text, String legal) {
    StringBuilder result = null;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean keep = c < 0x80 ? legal.indexOf(c) >= 0 : isOther(c);
      if (!keep && result == null) result = new StringBuilder(text.length() + 16).append(text, 0, i);
      if (!keep) escape(result, String.valueOf(c));
      else if (result != null) result.append(c);
    }
    return result == null ? text : result.toString();
  }

  private static void escape(StringBuilder result, String text) {
    for (byte b : StandardCharsets.UTF_8.toBytes(text)) {
      result.append('%').append(HEX.charAt(b >> 4 & 15)).append(HEX.charAt(b & 15));
    }
  }

  /** Undoes escapes; not in the brackets of a literal address if {@code literals}. */
  private static String decode(String text, boolean literals) {
    if (text == null || text.indexOf('%') < 0) return text;
    StringBuilder result = new StringBuilder(text.length());
    boolean inside = false;
    for (int i = 0; i < text.length(); ) {
      char c = text.charAt(i);
      if (c == '[') inside = true;
      else if (c == ']') inside = false;
      if (c != '%' || literals && inside) {
        result.append(c);
        i++;
        continue;
      }
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      while (i < text.length() && text.charAt(i) == '%') {
        bytes.write(Character.digit(text.charAt(i + 1), 16) << 4 | Character.digit(text.charAt(i + 2), 16));
        i += 3;
      }
      byte[] array = bytes.toByteArray();
      result.append(StandardCharsets.UTF_8.toText(array, 0, array.length));
    }
    return result.toString();
  }

  public URI parseServerAuthority() throws URISyntaxException {
    if (host == null && authority != null) {
      URI again = new URI();
      again.string = toString();
      again.new Parser(again.string).parse(true);
      return again;
    }
    return this;
  }

  public URI normalize() {
    if (isOpaque() || path.isEmpty()) return this;
    String normal = normalize(path);
    if (normal.equals(path)) return this;
    URI result = copy();
    result.path = normal;
    return result;
  }

  /** A copy without its text. */
  private URI copy() {
    URI copy = new URI();
    copy.scheme = scheme;
    copy.fragment = fragment;
    copy.setAuthority(this);
    copy.path = path;
    copy.query = query;
    return copy;
  }

  private void setAuthority(URI from) {
    authority = from.authority;
    userInfo = from.userInfo;
    host = from.host;
    port = from.port;
  }

  public URI resolve(URI child) {
    if (child.isOpaque() || isOpaque()) return child;
    boolean bare = child.scheme == null && child.authority == null && child.path.isEmpty();
    if (bare && child.fragment != null && child.query == null) {
      if (child.fragment.equals(fragment)) return this;
      URI result = copy();
      result.fragment = child.fragment;
      return result;
    }
    if (child.scheme != null) return child;
    URI result = new URI();
    result.scheme = scheme;
    result.query = child.query;
    result.fragment = child.fragment;
    if (child.authority != null) {
      result.setAuthority(child);
      result.path = child.path;
      return result;
    }
    result.setAuthority(this);
    if (child.path.startsWith("/")) {
      result.path = child.path;
    } else {
      String start = path.substring(0, path.lastIndexOf('/') + 1);
      if (start.isEmpty() && !child.path.isEmpty() && isAbsolute()) start = "/";
      result.path = normalize(start + child.path);
    }
    return result;
  }

  public URI resolve(String child) {
    return resolve(create(child));
  }

  public URI relativize(URI child) {
    if (child.isOpaque() || isOpaque()) return child;
    if (!Objects.equals(small(scheme), small(child.scheme))) return child;
    if (!Objects.equals(escapesLarge(authority), escapesLarge(child.authority))) return child;
    String mine = normalize(path);
    String theirs = normalize(child.path);
    if (!mine.equals(theirs)) {
      if (!mine.endsWith("/")) mine += "/";
      if (!theirs.startsWith(mine)) return child;
    }
    URI result = new URI();
    result.path = theirs.substring(mine.length());
    result.query = child.query;
    result.fragment = child.fragment;
    return result;
  }

  /** Removes what dots say; leading double dots stay. */
  private static String normalize(String path) {
    boolean absolute = path.startsWith("/");
    boolean dirty = path.indexOf("//") >= 0;
    List<String> kept = new ArrayList<>();
    boolean directory = path.endsWith("/");
    String[] segments = path.split("/");
    for (int i = 0; i < segments.length; i++) {
      String segment = segments[i];
      if (segment.isEmpty()) continue;
      boolean last = i == segments.length - 1;
      if (segment.equals(".")) {
        dirty = true;
        directory |= last;
      } else if (segment.equals("..") && !kept.isEmpty() && !kept.get(kept.size() - 1).equals("..")) {
        kept.remove(kept.size() - 1);
        dirty = true;
        directory |= last;
      } else {
        kept.add(segment);
      }
    }
    if (!dirty) return path;
    StringBuilder result = new StringBuilder();
    if (absolute) result.append('/');
    // So that the first segment is not taken for a scheme.
    else if (!kept.isEmpty() && kept.get(0).indexOf(':') >= 0) result.append("./");
    for (int i = 0; i < kept.size(); i++) {
      if (i > 0) result.append('/');
      result.append(kept.get(i));
    }
    if (directory && !kept.isEmpty()) result.append('/');
    return result.toString();
  }

  public URL toURL() throws MalformedURLException {
    if (!isAbsolute()) throw new IllegalArgumentException("URI is not absolute");
    return new URL(toString());
  }

  public String getScheme() {
    return scheme;
  }

  public boolean isAbsolute() {
    return scheme != null;
  }

  public boolean isOpaque() {
    return path == null;
  }

  public String getRawSchemeSpecificPart() {
    if (specific == null) {
      StringBuilder text = new StringBuilder();
      if (host != null) {
        text.append("//");
        if (userInfo != null) text.append(userInfo).append('@');
        text.append(host);
        if (port != -1) text.append(':').append(port);
      } else if (authority != null) {
        text.append("//").append(authority);
      }
      text.append(path);
      if (query != null) text.append('?').append(query);
      specific = text.toString();
    }
    return specific;
  }

  public String getSchemeSpecificPart() {
    return decode(getRawSchemeSpecificPart(), true);
  }

  public String getRawAuthority() {
    return authority;
  }

  public String getAuthority() {
    return decode(authority, true);
  }

  public String getRawUserInfo() {
    return userInfo;
  }

  public String getUserInfo() {
    return decode(userInfo, false);
  }

  public String getHost() {
    return host;
  }

  public int getPort() {
    return port;
  }

  public String getRawPath() {
    return path;
  }

  public String getPath() {
    return decode(path, false);
  }

  public String getRawQuery() {
    return query;
  }

  public String getQuery() {
    return decode(query, false);
  }

  public String getRawFragment() {
    return fragment;
  }

  public String getFragment() {
    return decode(fragment, false);
  }

  /** ASCII letters small: schemes and hosts are the same in either case. */
  private static String small(String text) {
    if (text == null) return null;
    char[] letters = text.toCharArray();
    for (int i = 0; i < letters.length; i++) {
      if (letters[i] >= 'A' && letters[i] <= 'Z') letters[i] += 'a' - 'A';
    }
    return new String(letters);
  }

  /** The digits of escapes large: {@code %c3} and {@code %C3} stand for the same byte. */
  private static String escapesLarge(String text) {
    if (text == null || text.indexOf('%') < 0) return text;
    char[] letters = text.toCharArray();
    int digits = 0;
    for (int i = 0; i < letters.length; i++, digits--) {
      if (letters[i] == '%') digits = 3;
      if (digits > 0 && letters[i] >= 'a' && letters[i] <= 'f') letters[i] -= 'a' - 'A';
    }
    return new String(letters);
  }

  /** What makes two URIs the same; {@code byServer}: the authority is looked at in its parts. */
  private String[] identity(boolean byServer) {
    String who = small(scheme), end = escapesLarge(fragment);
    if (isOpaque()) return new String[] {who, end, escapesLarge(specific)};
    String where = escapesLarge(path), question = escapesLarge(query);
    return byServer
        ? new String[] {who, end, where, question, escapesLarge(userInfo), small(host), Integer.toString(port)}
        : new String[] {who, end, where, question, escapesLarge(authority)};
  }

  private boolean bothHaveServers(URI other) {
    return host != null && other.host != null;
  }

  @Override
  public boolean equals(Object object) {
    if (this == object) return true;
    if (!(object instanceof URI)) return false;
    URI other = (URI) object;
    boolean byServer = bothHaveServers(other);
    return isOpaque() == other.isOpaque() && Arrays.equals(identity(byServer), other.identity(byServer));
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(identity(host != null));
  }

  /** What URIs are sorted by, most important first. Hierarchical ones come before opaque ones. */
  private String[] sortKey(boolean byServer) {
    if (isOpaque()) return new String[] {small(scheme), "opaque", specific, fragment};
    return byServer
        ? new String[] {small(scheme), "hierarchical", userInfo, small(host), sortable(port), path, query, fragment}
        : new String[] {small(scheme), "hierarchical", authority, path, query, fragment};
  }

  /** A number as text that sorts like the number: how many digits it has, then the digits. */
  private static String sortable(int port) {
    String digits = Long.toString(port + 1L);
    return (char) ('0' + digits.length()) + digits;
  }

  @Override
  public int compareTo(URI other) {
    boolean byServer = bothHaveServers(other);
    String[] mine = sortKey(byServer), theirs = other.sortKey(byServer);
    for (int i = 0; i < mine.length; i++) {
      if (mine[i] == null || theirs[i] == null) {
        if (mine[i] != theirs[i]) return mine[i] == null ? -1 : 1;
        continue;
      }
      int order = mine[i].compareTo(theirs[i]);
      if (order != 0) return order;
    }
    return 0;
  }

  @Override
  public String toString() {
    if (string == null) {
      StringBuilder text = new StringBuilder();
      if (scheme != null) text.append(scheme).append(':');
      text.append(getRawSchemeSpecificPart());
      if (fragment != null) text.append('#').append(fragment);
      string = text.toString();
    }
    return string;
  }

  /** All but ASCII escaped. The text is not brought to its normal form first. */
  public String toASCIIString() {
    String text = toString();
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 0x80) {
        result.append(c);
      } else {
        int size = Character.charCount(text.codePointAt(i));
        escape(result, text.substring(i, i + size));
        i += size - 1;
      }
    }
    return result.toString();
  }

  private void writeObject(ObjectOutputStream out) throws IOException {
    toString();
    out.defaultWriteObject();
  }

  private void readObject(ObjectInputStream in) throws ClassNotFoundException, IOException {
    port = -1;
    in.defaultReadObject();
    try {
      new Parser(string).parse(false);
    } catch (URISyntaxException e) {
      throw new InvalidObjectException("Invalid URI");
    }
  }

  /** Cuts the text into the fields of the URI. */
  private final class Parser {
    private final String text;

    Parser(String text) {
      if (text == null) throw new NullPointerException();
      this.text = text;
    }

    private URISyntaxException failure(String reason, int at) {
      return new URISyntaxException(text, reason, at);
    }

    private boolean at(int index, int end, char c) {
      return index < end && text.charAt(index) == c;
    }

    /** The first of the stops from {@code start} on, or the end. */
    private int find(int start, int end, String stops) {
      int i = start;
      while (i < end && stops.indexOf(text.charAt(i)) < 0) i++;
      return i;
    }

    /** How far the characters are legal (escapes and others too, where {@code escapes}). */
    private int legal(int start, int end, String legal, boolean escapes) throws URISyntaxException {
      int i = start;
      while (i < end) {
        char c = text.charAt(i);
        if (c < 0x80 && legal.indexOf(c) >= 0 || escapes && isOther(c)) {
          i++;
        } else if (escapes && c == '%') {
          if (i + 3 > end || !hex(i + 1) || !hex(i + 2)) throw failure("Malformed escape pair", i);
          i += 3;
        } else {
          break;
        }
      }
      return i;
    }

    private boolean hex(int at) {
      return "0123456789abcdefABCDEF".indexOf(text.charAt(at)) >= 0;
    }

    private void check(int start, int end, String legal, boolean escapes, String what) throws URISyntaxException {
      int stop = legal(start, end, legal, escapes);
      if (stop < end) throw failure("Illegal character in " + what, stop);
    }

    void parse(boolean serverNeeded) throws URISyntaxException {
      int end = text.length();
      int colon = find(0, end, ":/?#");
      int start = 0;
      int stop;
      if (at(colon, end, ':')) {
        if (colon == 0) throw failure("Expected scheme name", 0);
        if (ALNUM.indexOf(text.charAt(0)) < 0 || Character.isDigit(text.charAt(0))) {
          throw failure("Illegal character in scheme name", 0);
        }
        check(1, colon, ALNUM + "+-.", false, "scheme name");
        scheme = text.substring(0, colon);
        start = colon + 1;
        if (at(start, end, '/')) {
          stop = hierarchical(start, end, serverNeeded);
        } else {
          stop = find(start, end, "#");
          if (stop <= start) throw failure("Expected scheme-specific part", start);
          check(start, stop, ANY, true, "opaque part");
        }
      } else {
        stop = hierarchical(0, end, serverNeeded);
      }
      specific = text.substring(start, stop);
      if (at(stop, end, '#')) {
        check(stop + 1, end, ANY, true, "fragment");
        fragment = text.substring(stop + 1);
      }
    }

    private int hierarchical(int start, int end, boolean serverNeeded) throws URISyntaxException {
      int at = start;
      if (at(at, end, '/') && at(at + 1, end, '/')) {
        at += 2;
        int stop = find(at, end, "/?#");
        if (stop > at) authority(at, stop, serverNeeded);
        else if (stop == end) throw failure("Expected authority", at);
        at = stop;
      }
      int stop = find(at, end, "?#");
      check(at, stop, PATH, true, "path");
      path = text.substring(at, stop);
      if (!at(stop, end, '?')) return stop;
      at = stop + 1;
      stop = find(at, end, "#");
      check(at, stop, ANY, true, "query");
      query = text.substring(at, stop);
      return stop;
    }

    private void authority(int start, int end, boolean serverNeeded) throws URISyntaxException {
      boolean literal = find(start, end, "]") < end;
      boolean server = literal ? find(start, end, "/?#") == end : legal(start, end, SERVER, true) == end;
      boolean registry = legal(start, end, REGISTRY, !literal) == end;
      URISyntaxException failure = null;
      if (server) {
        try {
          server(start, end);
          authority = text.substring(start, end);
          return;
        } catch (URISyntaxException e) {
          userInfo = null;
          host = null;
          port = -1;
          if (serverNeeded) throw e;
          failure = e;
        }
      }
      if (registry) authority = text.substring(start, end);
      else if (failure != null) throw failure;
      else throw failure("Illegal character in authority", legal(start, end, SERVER, true));
    }

    private void server(int start, int end) throws URISyntaxException {
      int at = start;
      int mark = find(at, end, "@");
      if (mark < end) {
        check(at, mark, USER, true, "user info");
        userInfo = text.substring(at, mark);
        at = mark + 1;
      }
      int stop;
      if (at(at, end, '[')) {
        stop = find(at, end, "]");
        if (stop == end || stop == at + 1) throw failure("Expected closing bracket for IPv6 address", stop);
        String address = text.substring(at + 1, stop);
        int zone = address.indexOf('%');
        if (zone == address.length() - 1) throw failure("Expected scope id", stop);
        if (InetAddress.parseLiteral6(zone < 0 ? address : address.substring(0, zone)) == null) {
          throw failure("Malformed IPv6 address", at + 1);
        }
        stop++;
      } else {
        stop = host(at, end);
      }
      host = text.substring(at, stop);
      if (!at(stop, end, ':')) {
        if (stop < end) throw failure("Expected end of authority", stop);
        return;
      }
      at = stop + 1;
      if (at == end) return;
      check(at, end, "0123456789", false, "port number");
      try {
        port = Integer.parseInt(text.substring(at, end));
      } catch (NumberFormatException e) {
        throw failure("Malformed port number", at);
      }
    }

    /** A host name or an IPv4 address; returns where it ends. */
    private int host(int start, int end) throws URISyntaxException {
      int stop = find(start, end, ":");
      if (InetAddress.parseLiteral4(text.substring(start, stop)) != null) return stop;
      int at = start;
      int label = -1;
      while (at < stop) {
        int labelEnd = legal(at, stop, ALNUM + "-_", false);
        boolean dash = labelEnd > at && (text.charAt(at) == '-' || text.charAt(labelEnd - 1) == '-');
        if (labelEnd == at || dash) throw failure("Illegal character in hostname", dash ? at : labelEnd);
        label = at;
        at = labelEnd;
        if (!at(at, stop, '.')) break;
        at++;
      }
      if (at < stop) throw failure("Illegal character in hostname", at);
      if (label < 0) throw failure("Expected hostname", start);
      if (label > start && Character.isDigit(text.charAt(label))) {
        throw failure("Illegal character in hostname", label);
      }
      return stop;
    }
  }
}
