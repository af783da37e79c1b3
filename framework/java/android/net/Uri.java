package android.net;

import android.os.Parcel;
import android.os.Parcelable;
import antecede.Concrete;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** An address. It never changes, and it is lenient: whatever text is taken apart as well as it can be. */
public abstract class Uri implements Parcelable, Comparable<Uri> {
  public static final Uri EMPTY = new PlainUri("");

  private static final String UNRESERVED = "_-!.~'()*";
  private static final char[] DIGITS = "0123456789ABCDEF".toCharArray();

  public static final Parcelable.Creator<Uri> CREATOR = new Parcelable.Creator<Uri>() {
    @Override
    public Uri createFromParcel(Parcel in) {
      String text = in.readString();
      return text == null ? null : parse(text);
    }

    @Override
    public Uri[] newArray(int size) {
      return new Uri[size];
    }
  };

  /** Puts an address together. */
  public static final class Builder {
    private String scheme;
    private String opaque;
    private String authority;
    private String path;
    private String query;
    private String fragment;

    public Builder() {}

    Builder(Uri uri) {
      scheme = uri.getScheme();
      fragment = uri.getEncodedFragment();
      if (uri.isOpaque()) {
        opaque = uri.getEncodedSchemeSpecificPart();
        return;
      }
      authority = uri.getEncodedAuthority();
      path = uri.getEncodedPath();
      query = uri.getEncodedQuery();
    }

    public Builder scheme(String scheme) {
      this.scheme = scheme;
      return this;
    }

    public Builder opaquePart(String opaquePart) {
      return encodedOpaquePart(encode(opaquePart));
    }

    public Builder encodedOpaquePart(String opaquePart) {
      opaque = opaquePart;
      return this;
    }

    public Builder authority(String authority) {
      return encodedAuthority(encode(authority));
    }

    public Builder encodedAuthority(String authority) {
      opaque = null;
      this.authority = authority;
      return this;
    }

    public Builder path(String path) {
      return encodedPath(encode(path, "/"));
    }

    public Builder encodedPath(String path) {
      opaque = null;
      this.path = path;
      return this;
    }

    public Builder appendPath(String newSegment) {
      return appendEncodedPath(encode(newSegment));
    }

    public Builder appendEncodedPath(String newSegment) {
      opaque = null;
      if (path == null || path.length() == 0) path = "/" + newSegment;
      else path = path.endsWith("/") ? path + newSegment : path + "/" + newSegment;
      return this;
    }

    public Builder query(String query) {
      return encodedQuery(encode(query));
    }

    public Builder encodedQuery(String query) {
      opaque = null;
      this.query = query;
      return this;
    }

    public Builder fragment(String fragment) {
      return encodedFragment(encode(fragment));
    }

    public Builder encodedFragment(String fragment) {
      this.fragment = fragment;
      return this;
    }

    public Builder appendQueryParameter(String key, String value) {
      String pair = encode(key) + "=" + encode(value);
      return encodedQuery(query == null || query.length() == 0 ? pair : query + "&" + pair);
    }

    public Builder clearQuery() {
      return query(null);
    }

    public Uri build() {
      if (opaque != null) {
        if (scheme == null) throw new UnsupportedOperationException("An opaque URI must have a scheme.");
        return new PlainUri(scheme, opaque, fragment);
      }
      boolean rooted = path == null || path.length() == 0 || path.startsWith("/");
      String whole = rooted || scheme == null && authority == null ? path : "/" + path;
      return new PlainUri(scheme, authority, whole, query, fragment);
    }

    @Override
    public String toString() {
      return build().toString();
    }
  }

  Uri() {}

  public abstract boolean isHierarchical();

  public boolean isOpaque() {
    return !isHierarchical();
  }

  public abstract boolean isRelative();

  public boolean isAbsolute() {
    return !isRelative();
  }

  public abstract String getScheme();

  public abstract String getSchemeSpecificPart();

  public abstract String getEncodedSchemeSpecificPart();

  public abstract String getAuthority();

  public abstract String getEncodedAuthority();

  public abstract String getUserInfo();

  public abstract String getEncodedUserInfo();

  public abstract String getHost();

  public abstract int getPort();

  public abstract String getPath();

  public abstract String getEncodedPath();

  public abstract String getQuery();

  public abstract String getEncodedQuery();

  public abstract String getFragment();

  public abstract String getEncodedFragment();

  public abstract List<String> getPathSegments();

  public abstract String getLastPathSegment();

  @Override
  public boolean equals(Object o) {
    return o instanceof Uri && toString().equals(o.toString());
  }

  @Override
  public int hashCode() {
    return toString().hashCode();
  }

  @Override
  public int compareTo(Uri other) {
    return toString().compareTo(other.toString());
  }

  @Override
  public abstract String toString();

  public abstract Builder buildUpon();

  public static Uri parse(String uriString) {
    return new PlainUri(uriString);
  }

  public static Uri fromFile(File file) {
    if (file == null) throw new NullPointerException("file");
    return new PlainUri("file", "", encode(file.getAbsolutePath(), "/"), null, null);
  }

  public static Uri fromParts(String scheme, String ssp, String fragment) {
    if (scheme == null) throw new NullPointerException("scheme");
    if (ssp == null) throw new NullPointerException("ssp");
    return new PlainUri(scheme, encode(ssp), encode(fragment));
  }

  /** The encoded pairs of the query, in their order: name, value, name, value. */
  private String[] pairs() {
    if (isOpaque()) throw new UnsupportedOperationException("This isn't a hierarchical URI.");
    String query = getEncodedQuery();
    if (query == null) return new String[0];
    String[] parts = query.split("&");
    String[] pairs = new String[2 * parts.length];
    for (int i = 0; i < parts.length; i++) {
      int equals = parts[i].indexOf('=');
      pairs[2 * i] = equals < 0 ? parts[i] : parts[i].substring(0, equals);
      pairs[2 * i + 1] = equals < 0 ? "" : parts[i].substring(equals + 1);
    }
    return pairs;
  }

  public Set<String> getQueryParameterNames() {
    LinkedHashSet<String> names = new LinkedHashSet<String>();
    String[] pairs = pairs();
    for (int i = 0; i < pairs.length; i += 2) names.add(decode(pairs[i]));
    return Collections.unmodifiableSet(names);
  }

  public List<String> getQueryParameters(String key) {
    if (key == null) throw new NullPointerException("key");
    ArrayList<String> values = new ArrayList<String>();
    String[] pairs = pairs();
    for (int i = 0; i < pairs.length; i += 2) {
      if (key.equals(decode(pairs[i]))) values.add(decode(pairs[i + 1]));
    }
    return Collections.unmodifiableList(values);
  }

  public String getQueryParameter(String key) {
    if (key == null) throw new NullPointerException("key");
    String[] pairs = pairs();
    for (int i = 0; i < pairs.length; i += 2) {
      if (key.equals(decode(pairs[i]))) return decode(pairs[i + 1].replace('+', ' '));
    }
    return null;
  }

  public boolean getBooleanQueryParameter(String key, boolean defaultValue) {
    String flag = getQueryParameter(key);
    if (flag == null) return defaultValue;
    flag = flag.toLowerCase(Locale.ROOT);
    return !flag.equals("false") && !flag.equals("0");
  }

  public Uri normalizeScheme() {
    String scheme = getScheme();
    if (scheme == null) return this;
    String lower = scheme.toLowerCase(Locale.ROOT);
    return scheme.equals(lower) ? this : buildUpon().scheme(lower).build();
  }

  public static void writeToParcel(Parcel out, Uri uri) {
    out.writeString(uri == null ? null : uri.toString());
  }

  public static String encode(String s) {
    return encode(s, null);
  }

  @Concrete
  public static String encode(String s, String allow) {
    if (s == null) return null;
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      if (isAllowed(c, allow)) {
        text.append(c);
        continue;
      }
      int end = Character.isHighSurrogate(c) && i + 1 < s.length() ? i + 2 : i + 1;
      for (byte b : s.substring(i, end).getBytes(StandardCharsets.UTF_8)) {
        text.append('%').append(DIGITS[b >> 4 & 15]).append(DIGITS[b & 15]);
      }
      i = end - 1;
    }
    return text.toString();
  }

  @Concrete
  private static boolean isAllowed(char c, String allow) {
    return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || UNRESERVED.indexOf(c) >= 0
        || allow != null && allow.indexOf(c) >= 0;
  }

  /** What is wrong becomes a replacement letter, together with the letter that made it wrong. */
  @Concrete
  public static String decode(String s) {
    if (s == null || s.indexOf('%') < 0) return s;
    StringBuilder text = new StringBuilder();
    byte[] bytes = new byte[s.length()];
    int count = 0;
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      int value = c == '%' ? hex(s, i + 1) : -1;
      if (value >= 0) {
        bytes[count++] = (byte) value;
        i += 2;
        continue;
      }
      text.append(new String(bytes, 0, count, StandardCharsets.UTF_8));
      count = 0;
      text.append(c == '%' ? '\ufffd' : c);
      if (c == '%') i += i + 1 < s.length() && Character.digit(s.charAt(i + 1), 16) >= 0 ? 2 : 1;
    }
    return text.append(new String(bytes, 0, count, StandardCharsets.UTF_8)).toString();
  }

  /** The value of two digits; -1: they are none. */
  @Concrete
  private static int hex(String s, int at) {
    if (at + 1 >= s.length()) return -1;
    int high = Character.digit(s.charAt(at), 16);
    int low = Character.digit(s.charAt(at + 1), 16);
    return high < 0 || low < 0 ? -1 : high << 4 | low;
  }

  public static Uri withAppendedPath(Uri baseUri, String pathSegment) {
    return baseUri.buildUpon().appendEncodedPath(pathSegment).build();
  }
}
