package android.content;

import android.net.Uri;
import antecede.Bag;
import antecede.Concrete;
import java.util.List;

/** Finds the number that belongs to an address; "#" stands for any number, "*" for any text. */
public class UriMatcher {
  public static final int NO_MATCH = -1;

  private int code;
  private final String text;
  private final Bag<UriMatcher> children = new Bag<UriMatcher>();

  public UriMatcher(int code) {
    this.code = code;
    text = null;
  }

  private UriMatcher(String text) {
    code = NO_MATCH;
    this.text = text;
  }

  public void addURI(String authority, String path, int code) {
    if (code < 0) throw new IllegalArgumentException("code " + code + " is invalid: it must be positive");
    UriMatcher node = child(authority);
    if (path != null) {
      String rest = path.length() > 1 && path.charAt(0) == '/' ? path.substring(1) : path;
      for (String part : rest.split("/")) node = node.child(part);
    }
    node.code = code;
  }

  private UriMatcher child(String part) {
    for (int i = 0; i < children.size(); i++) {
      if (children.get(i).text.equals(part)) return children.get(i);
    }
    UriMatcher node = new UriMatcher(part);
    children.add(node);
    return node;
  }

  @Concrete
  public int match(Uri uri) {
    List<String> segments = uri.getPathSegments();
    if (segments.isEmpty() && uri.getAuthority() == null) return code;
    UriMatcher node = this;
    for (int i = -1; i < segments.size() && node != null; i++) node = node.step(i < 0 ? uri.getAuthority() : segments.get(i));
    return node == null ? NO_MATCH : node.code;
  }

  /** The first that fits, in the order they were added: a wildcard may hide a text. */
  @Concrete
  private UriMatcher step(String part) {
    for (int i = 0; i < children.size(); i++) {
      UriMatcher node = children.get(i);
      if (node.text.equals("*") || node.text.equals("#") && isNumber(part) || node.text.equals(part)) return node;
    }
    return null;
  }

  @Concrete
  private static boolean isNumber(String part) {
    for (int i = 0; i < part.length(); i++) {
      if (part.charAt(i) < '0' || part.charAt(i) > '9') return false;
    }
    return true;
  }
}
