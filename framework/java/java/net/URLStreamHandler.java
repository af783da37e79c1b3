package java.net;

import java.io.IOException;
import java.util.Locale;
import java.util.Objects;

/** Knows how the URLs of a protocol are read and opened. Hosts are compared by name, as on Android. */
public abstract class URLStreamHandler {
  public URLStreamHandler() {}

  protected abstract URLConnection openConnection(URL url) throws IOException;

  protected URLConnection openConnection(URL url, Proxy proxy) throws IOException {
    throw new UnsupportedOperationException("Method not implemented.");
  }

  protected void parseURL(URL url, String spec, int start, int limit) {
    String authority = url.getAuthority();
    String userInfo = url.getUserInfo();
    String host = url.getHost();
    int port = url.getPort();
    String path = url.getPath();
    String query = url.getQuery();
    int at = start;
    int end = limit;
    boolean queryOnly = false;
    if (start < limit) {
      int mark = spec.indexOf('?', start);
      if (mark >= 0 && mark < limit) {
        query = spec.substring(mark + 1, limit);
        end = mark;
        queryOnly = mark == start;
      } else {
        query = null;
      }
    }
    if (end - at >= 2 && spec.startsWith("//", at) && !(end - at >= 4 && spec.startsWith("////", at))) {
      at += 2;
      int stop = spec.indexOf('/', at);
      if (stop < 0 || stop > end) stop = end;
      authority = spec.substring(at, stop);
      int sign = authority.indexOf('@');
      userInfo = null;
      host = authority;
      if (sign >= 0 && sign == authority.lastIndexOf('@')) {
        userInfo = authority.substring(0, sign);
        host = authority.substring(sign + 1);
      } else if (sign >= 0) {
        host = null;
      }
      if (host == null) {
        host = "";
      } else {
        port = -1;
        int colon = hostEnd(host, authority);
        String number = colon < host.length() ? host.substring(colon + 1) : "";
        if (!number.isEmpty()) port = Integer.parseInt(number);
        host = host.substring(0, colon);
      }
      if (port < -1) throw new IllegalArgumentException("Invalid port number :" + port);
      at = stop;
      if (!authority.isEmpty()) path = "";
    }
    if (host == null) host = "";
    if (at < end) {
      String rest = spec.substring(at, end);
      if (rest.startsWith("/")) {
        path = rest;
      } else if (path != null && !path.isEmpty()) {
        int slash = path.lastIndexOf('/');
        path = path.substring(0, slash + 1) + (slash < 0 && authority != null ? "/" : "") + rest;
      } else {
        path = authority != null ? "/" + rest : rest;
      }
    } else if (queryOnly && path != null) {
      path = path.substring(0, Math.max(0, path.lastIndexOf('/'))) + "/";
    }
    setURL(url, url.getProtocol(), host, port, authority, userInfo, undot(path == null ? "" : path), query,
        url.getRef());
  }

  /** Where the port of a host begins (its colon), or the end. */
  private static int hostEnd(String host, String authority) {
    if (!host.startsWith("[")) return host.indexOf(':') < 0 ? host.length() : host.indexOf(':');
    int close = host.indexOf(']');
    if (close < 2) throw new IllegalArgumentException("Invalid authority field: " + authority);
    String address = host.substring(1, close);
    int zone = address.indexOf('%');
    if (InetAddress.parseLiteral6(zone < 0 ? address : address.substring(0, zone)) == null) {
      throw new IllegalArgumentException("Invalid host: " + host);
    }
    if (close + 1 < host.length() && host.charAt(close + 1) != ':') {
      throw new IllegalArgumentException("Invalid authority field: " + authority);
    }
    return close + 1;
  }

  /** Removes the segments "." and ".." from a path. */
  private static String undot(String path) {
    if (path.indexOf("/.") < 0 && !path.startsWith("./")) return path;
    String[] segments = path.split("/", -1);
    String[] kept = new String[segments.length];
    int count = 0;
    int first = path.startsWith("/") ? 1 : 0;
    for (int i = 0; i < segments.length; i++) {
      boolean last = i == segments.length - 1;
      String segment = segments[i];
      if (segment.equals(".") && (i > 0 || segments.length > 1)) {
        if (last) kept[count++] = "";
      } else if (segment.equals("..") && i > 0) {
        if (count > first) count--;
        if (last) kept[count++] = "";
      } else {
        kept[count++] = segment;
      }
    }
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < count; i++) {
      if (i > 0) result.append('/');
      result.append(kept[i]);
    }
    return count == 1 && first == 1 ? "/" : result.toString();
  }

  protected int getDefaultPort() {
    return -1;
  }

  protected boolean equals(URL a, URL b) {
    return Objects.equals(a.getRef(), b.getRef()) && Objects.equals(a.getQuery(), b.getQuery()) && sameFile(a, b);
  }

  protected int hashCode(URL url) {
    int hash = url.getProtocol() == null ? 0 : url.getProtocol().hashCode();
    if (url.getHost() != null) hash += url.getHost().toLowerCase(Locale.ROOT).hashCode();
    if (url.getFile() != null) hash += url.getFile().hashCode();
    hash += url.getPort() == -1 ? getDefaultPort() : url.getPort();
    return url.getRef() == null ? hash : hash + url.getRef().hashCode();
  }

  protected boolean sameFile(URL a, URL b) {
    if (a.getProtocol() == null ? b.getProtocol() != null : !a.getProtocol().equalsIgnoreCase(b.getProtocol())) {
      return false;
    }
    if (!Objects.equals(a.getFile(), b.getFile())) return false;
    int portA = a.getPort() != -1 ? a.getPort() : a.handler.getDefaultPort();
    int portB = b.getPort() != -1 ? b.getPort() : b.handler.getDefaultPort();
    return portA == portB && hostsEqual(a, b);
  }

  protected InetAddress getHostAddress(URL url) {
    if (url.getHost() == null || url.getHost().isEmpty()) return null;
    try {
      return InetAddress.getByName(url.getHost());
    } catch (UnknownHostException e) {
      return null;
    }
  }

  protected boolean hostsEqual(URL a, URL b) {
    return a.getHost() == null ? b.getHost() == null : a.getHost().equalsIgnoreCase(b.getHost());
  }

  protected String toExternalForm(URL url) {
    StringBuilder text = new StringBuilder(url.getProtocol()).append(':');
    if (url.getAuthority() != null && !url.getAuthority().isEmpty()) text.append("//").append(url.getAuthority());
    if (url.getPath() != null) text.append(url.getPath());
    if (url.getQuery() != null) text.append('?').append(url.getQuery());
    if (url.getRef() != null) text.append('#').append(url.getRef());
    return text.toString();
  }

  protected void setURL(URL url, String protocol, String host, int port, String authority, String userInfo,
      String path, String query, String ref) {
    if (this != url.handler) throw new SecurityException("handler for url different from this handler");
    url.set(url.getProtocol(), host, port, authority, userInfo, path, query, ref);
  }

  @Deprecated
  protected void setURL(URL url, String protocol, String host, int port, String file, String ref) {
    String authority = null;
    if (host != null && !host.isEmpty()) authority = port == -1 ? host : host + ":" + port;
    int mark = file == null ? -1 : file.lastIndexOf('?');
    String path = mark < 0 ? file : file.substring(0, mark);
    setURL(url, protocol, host, port, authority, null, path, mark < 0 ? null : file.substring(mark + 1), ref);
  }
}
