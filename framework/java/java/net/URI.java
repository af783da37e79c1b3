package java.net;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Objects;

/** A URI of RFC 2396, with the freedoms that Java and Android take (other characters, underscores in host names). */
public final class URI implements Comparable<URI>, Serializable {
  /** The whole text. That is what is written to streams; the other fields are read from it, or it is made of them. */
  private final String string;
  private transient String scheme;
  /** Null: it has none. */
  private transient UriAuthority authority;
  /** Null: the URI is opaque. */
  private transient String path;
  private transient String query;
  private transient String fragment;

  public URI(String text) throws URISyntaxException {
    this(text, false);
  }

  public URI(String scheme, String userInfo, String host, int port, String path, String query, String fragment)
      throws URISyntaxException {
    this(quoted(scheme, quotedServer(userInfo, host, port), path, query, fragment), true);
  }

  public URI(String scheme, String authority, String path, String query, String fragment)
      throws URISyntaxException {
    this(quoted(scheme, quotedAuthority(authority), path, query, fragment), false);
  }

  public URI(String scheme, String host, String path, String fragment) throws URISyntaxException {
    this(scheme, null, host, -1, path, null, fragment);
  }

  public URI(String scheme, String specific, String fragment) throws URISyntaxException {
    this(joined(scheme, quotedSpecific(specific), quoted(UriSigns.ANY, fragment)), false);
  }

  private URI(String text, boolean serverNeeded) throws URISyntaxException {
    string = text;
    takeParts(new UriReader(text, serverNeeded));
  }

  /** Of parts that are known to be good. */
  private URI(String scheme, UriAuthority authority, String path, String query, String fragment) {
    this.scheme = scheme;
    this.authority = authority;
    this.path = path;
    this.query = query;
    this.fragment = fragment;
    string = joined(scheme, specific(authority == null ? null : authority.inParts(), path, query), fragment);
  }

  public static URI create(String text) {
    try {
      return new URI(text);
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  private void takeParts(UriReader reader) {
    scheme = reader.scheme;
    authority = reader.authority;
    path = reader.path;
    query = reader.query;
    fragment = reader.fragment;
  }

  // How parts are put together.

  private static String joined(String scheme, String specific, String fragment) {
    String start = scheme == null ? "" : scheme + ":";
    return fragment == null ? start + specific : start + specific + "#" + fragment;
  }

  private static String specific(String authority, String path, String query) {
    String start = authority == null ? "" : "//" + authority;
    return query == null ? start + path : start + path + "?" + query;
  }

  private static String quoted(String scheme, String authority, String path, String query, String fragment)
      throws URISyntaxException {
    String specific = specific(authority, path == null ? "" : UriSigns.PATH.quoted(path), quoted(UriSigns.ANY, query));
    String text = joined(scheme, specific, quoted(UriSigns.ANY, fragment));
    boolean relative = path != null && !path.isEmpty() && !path.startsWith("/");
    if (scheme != null && relative) throw new URISyntaxException(text, "Relative path in absolute URI");
    return text;
  }

  private static String quoted(UriSigns signs, String part) {
    return part == null ? null : signs.quoted(part);
  }

  private static String quotedServer(String user, String host, int port) {
    return host == null ? null : UriAuthority.server(quoted(UriSigns.USER, user), UriAuthority.bracketed(host), port);
  }

  private static String quotedAuthority(String authority) {
    return authority == null ? null : UriSigns.AUTHORITY.quotedBehindAddress("", authority);
  }

  private static String quotedSpecific(String specific) {
    return specific == null ? "" : UriSigns.ANY.quotedBehindAddress("//", specific);
  }

  // URIs made of others.

  public URI parseServerAuthority() throws URISyntaxException {
    return authority == null || authority.host != null ? this : new URI(string, true);
  }

  public URI normalize() {
    if (isOpaque()) return this;
    String normal = withoutDots(path);
    return normal.equals(path) ? this : new URI(scheme, authority, normal, query, fragment);
  }

  public URI resolve(String child) {
    return resolve(create(child));
  }

  public URI resolve(URI child) {
    boolean alone = child.isOpaque() || child.isAbsolute();
    if (alone || isOpaque()) return child;
    if (child.authority != null) return new URI(scheme, child.authority, child.path, child.query, child.fragment);
    boolean samePage = child.path.isEmpty() && child.query == null && child.fragment != null;
    if (!samePage) return new URI(scheme, authority, resolvedPath(child.path), child.query, child.fragment);
    return child.fragment.equals(fragment) ? this : new URI(scheme, authority, path, query, child.fragment);
  }

  /** What a path means from here: it takes the place of all behind our last slash. */
  private String resolvedPath(String child) {
    if (child.startsWith("/")) return child;
    String folder = path.substring(0, path.lastIndexOf('/') + 1);
    boolean missesRoot = folder.isEmpty() && isAbsolute() && !child.isEmpty();
    return withoutDots(missesRoot ? "/" + child : folder + child);
  }

  public URI relativize(URI child) {
    if (isOpaque() || child.isOpaque() || !isSamePlace(child)) return child;
    String here = withoutDots(path), there = withoutDots(child.path);
    String folder = here.endsWith("/") || here.equals(there) ? here : here + "/";
    if (!there.startsWith(folder)) return child;
    return new URI(null, (UriAuthority) null, there.substring(folder.length()), child.query, child.fragment);
  }

  private boolean isSamePlace(URI other) {
    return Objects.equals(small(scheme), small(other.scheme))
        && Objects.equals(escapesLarge(getRawAuthority()), escapesLarge(other.getRawAuthority()));
  }

  /** The path without dots that say nothing, and without slashes side by side; two dots with nothing to leave stay. */
  private static String withoutDots(String path) {
    ArrayDeque<String> kept = new ArrayDeque<>();
    boolean plain = !path.contains("//"), folder = false;
    for (String segment : path.split("/")) {
      if (segment.isEmpty()) continue;
      boolean leaves = segment.equals("..") && !kept.isEmpty() && !kept.getLast().equals("..");
      folder = leaves || segment.equals(".");
      plain &= !folder;
      if (leaves) kept.removeLast();
      else if (!folder) kept.addLast(segment);
    }
    return plain ? path : pathOf(kept, path.startsWith("/"), folder || path.endsWith("/"));
  }

  private static String pathOf(ArrayDeque<String> segments, boolean rooted, boolean folder) {
    String text = String.join("/", segments);
    if (folder && !segments.isEmpty()) text += "/";
    if (rooted) return "/" + text;
    boolean likeScheme = !segments.isEmpty() && segments.getFirst().indexOf(':') >= 0;
    return likeScheme ? "./" + text : text;
  }

  public URL toURL() throws MalformedURLException {
    if (!isAbsolute()) throw new IllegalArgumentException("URI is not absolute");
    return new URL(string);
  }

  // The parts.

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
    int start = scheme == null ? 0 : scheme.length() + 1, end = string.indexOf('#');
    return string.substring(start, end < 0 ? string.length() : end);
  }

  public String getSchemeSpecificPart() {
    return UriSigns.unescaped(getRawSchemeSpecificPart(), true);
  }

  public String getRawAuthority() {
    return authority == null ? null : authority.text;
  }

  public String getAuthority() {
    return UriSigns.unescaped(getRawAuthority(), true);
  }

  public String getRawUserInfo() {
    return authority == null ? null : authority.user;
  }

  public String getUserInfo() {
    return UriSigns.unescaped(getRawUserInfo(), false);
  }

  public String getHost() {
    return authority == null ? null : authority.host;
  }

  public int getPort() {
    return authority == null ? -1 : authority.port;
  }

  public String getRawPath() {
    return path;
  }

  public String getPath() {
    return UriSigns.unescaped(path, false);
  }

  public String getRawQuery() {
    return query;
  }

  public String getQuery() {
    return UriSigns.unescaped(query, false);
  }

  public String getRawFragment() {
    return fragment;
  }

  public String getFragment() {
    return UriSigns.unescaped(fragment, false);
  }

  @Override
  public String toString() {
    return string;
  }

  public String toASCIIString() {
    return UriSigns.ascii(string);
  }

  // Which are the same, and in which order they are.

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
    if (isOpaque()) return new String[] {who, end, escapesLarge(getRawSchemeSpecificPart())};
    String where = escapesLarge(path), question = escapesLarge(query);
    return byServer
        ? new String[] {who, end, where, question, escapesLarge(getRawUserInfo()), small(getHost()), Integer.toString(getPort())}
        : new String[] {who, end, where, question, escapesLarge(getRawAuthority())};
  }

  private boolean bothHaveServers(URI other) {
    return getHost() != null && other.getHost() != null;
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
    return Arrays.hashCode(identity(getHost() != null));
  }

  /** What URIs are sorted by, most important first. Hierarchical ones come before opaque ones. */
  private String[] sortKey(boolean byServer) {
    if (isOpaque()) return new String[] {small(scheme), "opaque", getRawSchemeSpecificPart(), fragment};
    return byServer
        ? new String[] {small(scheme), "hierarchical", getRawUserInfo(), small(getHost()), sortable(getPort()), path, query, fragment}
        : new String[] {small(scheme), "hierarchical", getRawAuthority(), path, query, fragment};
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

  private void readObject(ObjectInputStream in) throws ClassNotFoundException, IOException {
    in.defaultReadObject();
    try {
      takeParts(new UriReader(string, false));
    } catch (URISyntaxException mistake) {
      throw (InvalidObjectException) new InvalidObjectException("Invalid URI").initCause(mistake);
    }
  }
}
