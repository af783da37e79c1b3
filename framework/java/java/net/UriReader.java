package java.net;

/** Cuts a text into the parts of a URI by the grammar of RFC 2396, and tells what stands where it should not. */
final class UriReader {
  private final String text;
  private final boolean serverNeeded;

  String scheme;
  UriAuthority authority;
  /** Null: the URI is opaque. */
  String path;
  String query;
  String fragment;

  /** {@code serverNeeded}: an authority that is no server is a mistake. */
  UriReader(String text, boolean serverNeeded) throws URISyntaxException {
    this.text = text;
    this.serverNeeded = serverNeeded;
    read();
  }

  /** {@code [scheme:] specific [#fragment]} */
  private void read() throws URISyntaxException {
    int end = first("#", 0, text.length());
    int start = scheme(end);
    if (scheme == null || text.startsWith("/", start)) hierarchical(start, end);
    else opaque(start, end);
    if (end < text.length()) fragment = part("fragment", UriSigns.ANY, end + 1, text.length());
  }

  /** Returns where the rest begins. */
  private int scheme(int end) throws URISyntaxException {
    int colon = first(":/?", 0, end);
    if (colon == end || text.charAt(colon) != ':') return 0;
    if (colon == 0) throw mistake("Expected scheme name", 0);
    boolean letter = UriSigns.SCHEME.has(text.charAt(0)) && Character.isLetter(text.charAt(0));
    if (!letter) throw illegal("scheme name", 0);
    scheme = part("scheme name", UriSigns.SCHEME, 0, colon);
    return colon + 1;
  }

  private void opaque(int start, int end) throws URISyntaxException {
    if (start == end) throw mistake("Expected scheme-specific part", start);
    part("opaque part", UriSigns.ANY, start, end);
  }

  /** {@code [//authority] path [?query]} */
  private void hierarchical(int start, int end) throws URISyntaxException {
    int at = start;
    if (text.startsWith("//", start)) {
      at = first("/?", start + 2, end);
      if (start + 2 < at) authority = authority(start + 2, at);
      else if (at == text.length()) throw mistake("Expected authority", at);
    }
    int question = first("?", at, end);
    path = part("path", UriSigns.PATH, at, question);
    if (question < end) query = part("query", UriSigns.ANY, question + 1, end);
  }

  /** {@code server | name}; a name has no brackets. */
  private UriAuthority authority(int from, int to) throws URISyntaxException {
    boolean name = isAll(UriSigns.NAME, from, to), addressed = first("[]", from, to) < to;
    // As the JDK has it: where in the authority the mistake is, nobody says.
    if (!isAll(addressed ? UriSigns.ADDRESSED : UriSigns.AUTHORITY, from, to)) throw illegal("authority", from);
    try {
      return server(from, to);
    } catch (URISyntaxException noServer) {
      if (serverNeeded || !name) throw noServer;
      return new UriAuthority(text.substring(from, to), null, null, -1);
    }
  }

  /** {@code [user@] host [:port]} */
  private UriAuthority server(int from, int to) throws URISyntaxException {
    int at = first("@", from, to);
    String user = at < to ? part("user info", UriSigns.USER, from, at) : null;
    int start = at < to ? at + 1 : from;
    boolean address = start < to && text.charAt(start) == '[';
    int end = address ? address(start, to) : name(start, first(":", start, to));
    return new UriAuthority(text.substring(from, to), user, text.substring(start, end), port(end, to));
  }

  /** {@code "[" IPv6 [%zone] "]"}; returns where it ends. */
  private int address(int from, int to) throws URISyntaxException {
    int close = first("]", from, to), zone = first("%", from, close);
    if (close == to || close == from + 1) throw mistake("Expected closing bracket for IPv6 address", close);
    if (zone == close - 1) throw mistake("Expected scope id", close);
    if (InetAddress.parseLiteral6(text.substring(from + 1, zone)) == null) throw mistake("Malformed IPv6 address", from + 1);
    if (zone < close) part("scope id", UriSigns.ZONE, zone + 1, close);
    return close + 1;
  }

  /** {@code IPv4 | label {. label} [.]}; the last of several labels does not begin with a digit. Returns where it ends. */
  private int name(int from, int to) throws URISyntaxException {
    if (from == to) throw mistake("Expected hostname", from);
    if (InetAddress.parseLiteral4(text.substring(from, to)) != null) return to;
    int start = from, end = label(start, to);
    while (end + 1 < to) {
      start = end + 1;
      end = label(start, to);
    }
    if (start > from && Character.isDigit(text.charAt(start))) throw illegal("hostname", start);
    return to;
  }

  /** What is between two points, without a dash at either end; returns where it ends. */
  private int label(int from, int to) throws URISyntaxException {
    int end = first(".", from, to), stray = UriSigns.LABEL.stray(text, from, end);
    if (from < to && text.charAt(from) == '-') throw illegal("hostname", from);
    if (from == end || stray < end) throw illegal("hostname", stray);
    if (text.charAt(end - 1) == '-') throw illegal("hostname", end - 1);
    return end;
  }

  /** {@code [: {digit}]} */
  private int port(int from, int to) throws URISyntaxException {
    if (from == to) return -1;
    if (text.charAt(from) != ':') throw mistake("Expected port number", from);
    String digits = part("port number", UriSigns.PORT, from + 1, to);
    try {
      return digits.isEmpty() ? -1 : Integer.parseInt(digits);
    } catch (NumberFormatException tooLarge) {
      throw mistake("Malformed port number", from + 1);
    }
  }

  private String part(String what, UriSigns signs, int from, int to) throws URISyntaxException {
    if (isAll(signs, from, to)) return text.substring(from, to);
    throw illegal(what, signs.stray(text, from, to));
  }

  private boolean isAll(UriSigns signs, int from, int to) throws URISyntaxException {
    int stray = signs.stray(text, from, to);
    if (stray < to && signs.escapable && text.charAt(stray) == '%') throw mistake("Malformed escape pair", stray);
    return stray == to;
  }

  /** Where the first of these signs is between the two places, else the second place. */
  private int first(String signs, int from, int to) {
    int at = from;
    while (at < to && signs.indexOf(text.charAt(at)) < 0) at++;
    return at;
  }

  private URISyntaxException illegal(String where, int at) {
    return mistake("Illegal character in " + where, at);
  }

  private URISyntaxException mistake(String reason, int at) {
    return new URISyntaxException(text, reason, at);
  }
}
