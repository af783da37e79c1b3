package java.net;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Handles cookies with a store and a policy. */
public class CookieManager extends CookieHandler {
  private final CookieStore store;
  private CookiePolicy policy;

  public CookieManager() {
    this(null, null);
  }

  public CookieManager(CookieStore store, CookiePolicy policy) {
    this.store = store == null ? new MemoryCookies() : store;
    this.policy = policy == null ? CookiePolicy.ACCEPT_ORIGINAL_SERVER : policy;
  }

  public void setCookiePolicy(CookiePolicy newPolicy) {
    if (newPolicy != null) policy = newPolicy;
  }

  public CookieStore getCookieStore() {
    return store;
  }

  private static String path(URI uri) {
    return uri.getPath() == null || uri.getPath().isEmpty() ? "/" : uri.getPath();
  }

  private static boolean pathMatches(String path, String cookiePath) {
    if (path == null || cookiePath == null) return path == cookiePath;
    if (path.equals(cookiePath)) return true;
    return path.startsWith(cookiePath) && (cookiePath.endsWith("/") || path.charAt(cookiePath.length()) == '/');
  }

  @Override
  public Map<String, List<String>> get(URI uri, Map<String, List<String>> headers) throws IOException {
    if (uri == null || headers == null) throw new IllegalArgumentException("Argument is null");
    List<HttpCookie> chosen = new ArrayList<>();
    boolean secure = "https".equalsIgnoreCase(uri.getScheme());
    for (HttpCookie cookie : store.get(uri)) {
      boolean port = cookie.getPortlist() == null || cookie.getPortlist().isEmpty()
          || ("," + cookie.getPortlist() + ",").contains("," + port(uri) + ",");
      if (pathMatches(path(uri), cookie.getPath()) && (secure || !cookie.getSecure()) && port) chosen.add(cookie);
    }
    if (chosen.isEmpty()) return Collections.emptyMap();
    // The longest path first.
    List<String> texts = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < chosen.size(); i++) {
      int at = i;
      HttpCookie cookie = chosen.get(i);
      while (at > 0 && length(chosen.get(at - 1)) < length(cookie)) {
        chosen.set(at, chosen.get(at - 1));
        at--;
      }
      chosen.set(at, cookie);
    }
    if (chosen.get(0).getVersion() > 0) text.append("$Version=\"1\"; ");
    for (int i = 0; i < chosen.size(); i++) text.append(i == 0 ? "" : "; ").append(chosen.get(i));
    texts.add(text.toString());
    return Collections.singletonMap("Cookie", texts);
  }

  private static int length(HttpCookie cookie) {
    return cookie.getPath() == null ? 0 : cookie.getPath().length();
  }

  private static int port(URI uri) {
    return uri.getPort() != -1 ? uri.getPort() : "https".equals(uri.getScheme()) ? 443 : 80;
  }

  @Override
  public void put(URI uri, Map<String, List<String>> headers) throws IOException {
    if (uri == null || headers == null) throw new IllegalArgumentException("Argument is null");
    for (Map.Entry<String, List<String>> entry : headers.entrySet()) {
      String name = entry.getKey();
      boolean relevant = "Set-Cookie".equalsIgnoreCase(name) || "Set-Cookie2".equalsIgnoreCase(name);
      if (!relevant) continue;
      for (String value : entry.getValue()) {
        List<HttpCookie> cookies;
        try {
          cookies = HttpCookie.parse(name + ":" + value);
        } catch (IllegalArgumentException e) {
          continue;
        }
        for (HttpCookie cookie : cookies) store(uri, cookie);
      }
    }
  }

  private void store(URI uri, HttpCookie cookie) {
    if (cookie.getPath() == null) {
      String path = path(uri);
      cookie.setPath(path.substring(0, path.lastIndexOf('/') + 1));
    } else if (!pathMatches(path(uri), cookie.getPath())) {
      return;
    }
    if (cookie.getDomain() == null && uri.getHost() != null) {
      cookie.setDomain(uri.getHost().contains(".") ? uri.getHost() : uri.getHost() + ".local");
    }
    String ports = cookie.getPortlist();
    if (ports != null && ports.isEmpty()) {
      cookie.setPortlist(String.valueOf(port(uri)));
    } else if (ports != null && !("," + ports.replace(" ", "") + ",").contains("," + port(uri) + ",")) {
      return;
    }
    if (policy.shouldAccept(uri, cookie)) store.add(uri, cookie);
  }
}
