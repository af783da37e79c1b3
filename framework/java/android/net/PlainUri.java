package android.net;

import android.os.Parcel;
import antecede.Concrete;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/** An address as its text and its encoded parts. */
final class PlainUri extends Uri {
  private final String text;
  private String scheme;
  /** Without the scheme and the fragment. */
  private String specific;
  private boolean opaque;
  private String authority;
  private String path;
  private String query;
  private String fragment;
  private List<String> segments;

  /** A list that never changes, so that its contents are nobody's business. */
  private static final class Segments extends AbstractList<String> implements RandomAccess {
    private final String[] parts;
    private int count;

    Segments(String[] encoded) {
      parts = new String[encoded.length];
      for (String part : encoded) {
        if (part.length() > 0) parts[count++] = decode(part);
      }
    }

    @Override
    public String get(int index) {
      if (index < 0 || index >= count) throw new IndexOutOfBoundsException("index " + index + ", size " + count);
      return parts[index];
    }

    @Override
    public int size() {
      return count;
    }
  }

  PlainUri(String text) {
    if (text == null) throw new NullPointerException("uriString");
    this.text = text;
    split();
  }

  PlainUri(String scheme, String opaquePart, String fragment) {
    this.scheme = scheme;
    this.fragment = fragment;
    specific = opaquePart;
    opaque = true;
    text = join();
  }

  PlainUri(String scheme, String authority, String path, String query, String fragment) {
    this.scheme = scheme;
    this.authority = authority;
    this.path = path == null ? "" : path;
    this.query = query;
    this.fragment = fragment;
    specific = (authority == null ? "" : "//" + authority) + this.path + (query == null ? "" : "?" + query);
    text = join();
  }

  private String join() {
    return (scheme == null ? "" : scheme + ":") + specific + (fragment == null ? "" : "#" + fragment);
  }

  @Concrete
  private void split() {
    int colon = text.indexOf(':');
    int hash = text.indexOf('#', colon + 1);
    if (colon >= 0) scheme = text.substring(0, colon);
    if (hash >= 0) fragment = text.substring(hash + 1);
    specific = text.substring(colon + 1, hash < 0 ? text.length() : hash);
    opaque = colon >= 0 && !text.startsWith("/", colon + 1);
    String rest = specific;
    int mark = rest.indexOf('?');
    if (mark >= 0) {
      query = rest.substring(mark + 1);
      rest = rest.substring(0, mark);
    }
    if (opaque) return;
    if (rest.startsWith("//")) {
      int end = 2;
      while (end < rest.length() && rest.charAt(end) != '/' && rest.charAt(end) != '\\') end++;
      authority = rest.substring(2, end);
      rest = rest.substring(end);
    }
    path = rest;
  }

  @Override
  public boolean isHierarchical() {
    return !opaque;
  }

  @Override
  public boolean isRelative() {
    return scheme == null;
  }

  @Override
  public String getScheme() {
    return scheme;
  }

  @Override
  public String getSchemeSpecificPart() {
    return decode(specific);
  }

  @Override
  public String getEncodedSchemeSpecificPart() {
    return specific;
  }

  @Override
  public String getAuthority() {
    return decode(authority);
  }

  @Override
  public String getEncodedAuthority() {
    return authority;
  }

  @Override
  public String getUserInfo() {
    return decode(getEncodedUserInfo());
  }

  @Override
  public String getEncodedUserInfo() {
    int end = authority == null ? -1 : authority.lastIndexOf('@');
    return end < 0 ? null : authority.substring(0, end);
  }

  /** Where the colon before the port is; -1: there is none. */
  @Concrete
  private int portSeparator() {
    int at = authority == null ? 0 : authority.length();
    while (at > 0 && Character.isDigit(authority.charAt(at - 1))) at--;
    return at > 0 && authority.charAt(at - 1) == ':' ? at - 1 : -1;
  }

  @Override
  public String getHost() {
    if (authority == null) return null;
    int port = portSeparator();
    return decode(authority.substring(authority.lastIndexOf('@') + 1, port < 0 ? authority.length() : port));
  }

  @Override
  public int getPort() {
    int at = portSeparator();
    if (at < 0) return -1;
    try {
      return Integer.parseInt(decode(authority.substring(at + 1)));
    } catch (NumberFormatException none) {
      return -1;
    }
  }

  @Override
  public String getPath() {
    return decode(path);
  }

  @Override
  public String getEncodedPath() {
    return path;
  }

  @Override
  public String getQuery() {
    return decode(query);
  }

  @Override
  public String getEncodedQuery() {
    return query;
  }

  @Override
  public String getFragment() {
    return decode(fragment);
  }

  @Override
  public String getEncodedFragment() {
    return fragment;
  }

  @Override
  public List<String> getPathSegments() {
    if (segments != null) return segments;
    segments = new Segments(path == null ? new String[0] : path.split("/"));
    return segments;
  }

  @Override
  public String getLastPathSegment() {
    List<String> all = getPathSegments();
    return all.isEmpty() ? null : all.get(all.size() - 1);
  }

  @Override
  public String toString() {
    return text;
  }

  @Override
  public Builder buildUpon() {
    return new Builder(this);
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel out, int flags) {
    out.writeString(text);
  }
}
