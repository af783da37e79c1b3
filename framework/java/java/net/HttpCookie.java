package java.net;

import antecede.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A cookie. */
public final class HttpCookie implements Cloneable {
  private final String name;
  private String value;
  private String comment;
  private String commentUrl;
  private boolean discard;
  private String domain;
  private long maxAge = -1;
  private String path;
  private String ports;
  private boolean secure;
  private boolean httpOnly;
  private int version = 1;
  private final long created = World.currentTimeMillis();

  public HttpCookie(String name, String value) {
    String trimmed = name.trim();
    if (trimmed.isEmpty() || !isToken(trimmed) || trimmed.charAt(0) == '$') {
      throw new IllegalArgumentException("Illegal cookie name");
    }
    this.name = trimmed;
    this.value = value;
  }

  private static boolean isToken(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 0x20 || c >= 0x7f || ",; ".indexOf(c) >= 0) return false;
    }
    return true;
  }

  public static List<HttpCookie> parse(String header) {
    boolean newer = header.regionMatches(true, 0, "set-cookie2:", 0, 12);
    boolean older = header.regionMatches(true, 0, "set-cookie:", 0, 11);
    String text = newer ? header.substring(12) : older ? header.substring(11) : header;
    List<HttpCookie> cookies = new ArrayList<>();
    if (!newer) {
      HttpCookie cookie = parseOne(text);
      String lower = text.toLowerCase();
      boolean netscape = lower.contains("expires=") || !lower.contains("version=") && !lower.contains("max-age=");
      cookie.version = netscape ? 0 : 1;
      if (!netscape && lower.contains("version=0")) cookie.version = 0;
      cookies.add(cookie);
      return cookies;
    }
    for (String part : split(text, ',')) {
      HttpCookie cookie = parseOne(part);
      cookie.version = 1;
      cookies.add(cookie);
    }
    return cookies;
  }

  /** Splits, but not within quotes. */
  private static List<String> split(String text, char separator) {
    List<String> parts = new ArrayList<>();
    boolean quoted = false;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"') quoted = !quoted;
      if (c != separator || quoted) continue;
      parts.add(text.substring(start, i));
      start = i + 1;
    }
    parts.add(text.substring(start));
    return parts;
  }

  private static HttpCookie parseOne(String text) {
    HttpCookie cookie = null;
    for (String part : split(text, ';')) {
      int equals = part.indexOf('=');
      String key = (equals < 0 ? part : part.substring(0, equals)).trim();
      String value = equals < 0 ? null : part.substring(equals + 1).trim();
      if (cookie == null) {
        if (equals < 0) throw new IllegalArgumentException("Invalid cookie name-value pair");
        cookie = new HttpCookie(key, unquoted(value));
      } else {
        cookie.assign(key.toLowerCase(), value == null ? null : unquoted(value));
      }
    }
    return cookie;
  }

  private static String unquoted(String text) {
    boolean quoted = text.length() > 2 && text.charAt(0) == '"' && text.charAt(text.length() - 1) == '"';
    return quoted ? text.substring(1, text.length() - 1) : text;
  }

  private void assign(String key, String text) {
    switch (key) {
      case "comment":
        if (comment == null) comment = text;
        break;
      case "commenturl":
        if (commentUrl == null) commentUrl = text;
        break;
      case "discard":
        discard = true;
        break;
      case "domain":
        if (domain == null) setDomain(text);
        break;
      case "max-age":
        try {
          if (maxAge == -1) maxAge = Long.parseLong(text);
        } catch (NumberFormatException e) {
          throw new IllegalArgumentException("Illegal cookie max-age attribute");
        }
        break;
      case "path":
        if (path == null) path = text;
        break;
      case "port":
        if (ports == null) ports = text == null ? "" : text;
        break;
      case "secure":
        secure = true;
        break;
      case "httponly":
        httpOnly = true;
        break;
      case "version":
        version = "0".equals(text) ? 0 : 1;
        break;
      case "expires":
        if (maxAge == -1 && text != null) {
          long time = HttpDate.parse(text, 0);
          maxAge = Math.max(0, (time - created) / 1000);
        }
        break;
      default:
        break;
    }
  }

  public boolean hasExpired() {
    if (maxAge == 0) return true;
    if (maxAge < 0) return maxAge != -1;
    return (World.currentTimeMillis() - created) / 1000 > maxAge;
  }

  public void setComment(String text) {
    comment = text;
  }

  public String getComment() {
    return comment;
  }

  public void setCommentURL(String text) {
    commentUrl = text;
  }

  public String getCommentURL() {
    return commentUrl;
  }

  public void setDiscard(boolean value) {
    discard = value;
  }

  public boolean getDiscard() {
    return discard;
  }

  public void setPortlist(String text) {
    ports = text;
  }

  public String getPortlist() {
    return ports;
  }

  public void setDomain(String text) {
    domain = text == null ? null : text.toLowerCase();
  }

  public String getDomain() {
    return domain;
  }

  public void setMaxAge(long seconds) {
    maxAge = seconds;
  }

  public long getMaxAge() {
    return maxAge;
  }

  public void setPath(String text) {
    path = text;
  }

  public String getPath() {
    return path;
  }

  public void setSecure(boolean value) {
    secure = value;
  }

  public boolean getSecure() {
    return secure;
  }

  public String getName() {
    return name;
  }

  public void setValue(String text) {
    value = text;
  }

  public String getValue() {
    return value;
  }

  public int getVersion() {
    return version;
  }

  public void setVersion(int number) {
    if (number != 0 && number != 1) throw new IllegalArgumentException("cookie version should be 0 or 1");
    version = number;
  }

  public boolean isHttpOnly() {
    return httpOnly;
  }

  public void setHttpOnly(boolean value) {
    httpOnly = value;
  }

  public static boolean domainMatches(String domain, String host) {
    if (domain == null || host == null) return false;
    boolean local = ".local".equalsIgnoreCase(domain);
    int dot = domain.indexOf('.');
    if (dot == 0) dot = domain.indexOf('.', 1);
    if (!local && (dot == -1 || dot == domain.length() - 1)) return false;
    if (host.indexOf('.') < 0 && (local || domain.equalsIgnoreCase(host + ".local"))) return true;
    int more = host.length() - domain.length();
    if (more == 0) return host.equalsIgnoreCase(domain);
    if (more > 0) return host.indexOf('.') >= more - 1 && host.substring(more).equalsIgnoreCase(domain)
        && host.substring(0, more).indexOf('.') < 0 && domain.startsWith(".");
    return more == -1 && domain.charAt(0) == '.' && host.equalsIgnoreCase(domain.substring(1));
  }

  @Override
  public String toString() {
    if (version == 0) return name + "=" + value;
    StringBuilder text = new StringBuilder(name).append("=\"").append(value).append('"');
    if (path != null) text.append(";$Path=\"").append(path).append('"');
    if (domain != null) text.append(";$Domain=\"").append(domain).append('"');
    if (ports != null) text.append(";$Port=\"").append(ports).append('"');
    return text.toString();
  }

  @Override
  public boolean equals(Object object) {
    if (!(object instanceof HttpCookie)) return false;
    HttpCookie other = (HttpCookie) object;
    return name.equalsIgnoreCase(other.name) && Objects.equals(domain, other.domain)
        && Objects.equals(path, other.path);
  }

  @Override
  public int hashCode() {
    int hash = name.toLowerCase().hashCode();
    return hash + (domain == null ? 0 : domain.toLowerCase().hashCode()) + (path == null ? 0 : path.hashCode());
  }

  @Override
  public Object clone() {
    try {
      return super.clone();
    } catch (CloneNotSupportedException e) {
      throw new RuntimeException(e.getMessage());
    }
  }
}
