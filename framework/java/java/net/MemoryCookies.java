package java.net;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Keeps cookies as long as the process lives; each with the place it came from. */
final class MemoryCookies implements CookieStore {
  private final List<HttpCookie> cookies = new ArrayList<>();
  private final List<URI> places = new ArrayList<>();

  /** Scheme and host are all that matters of a place. */
  private static URI place(URI uri) {
    if (uri == null) return null;
    try {
      return new URI("http", uri.getHost(), null, null);
    } catch (URISyntaxException e) {
      return uri;
    }
  }

  private int find(HttpCookie cookie) {
    for (int i = 0; i < cookies.size(); i++) {
      if (cookies.get(i).equals(cookie)) return i;
    }
    return -1;
  }

  private void removeAt(int index) {
    cookies.remove(index);
    places.remove(index);
  }

  private void removeExpired() {
    for (int i = cookies.size() - 1; i >= 0; i--) {
      if (cookies.get(i).hasExpired()) removeAt(i);
    }
  }

  @Override
  public synchronized void add(URI uri, HttpCookie cookie) {
    if (cookie == null) throw new NullPointerException("cookie is null");
    int old = find(cookie);
    if (old >= 0) removeAt(old);
    if (cookie.getMaxAge() == 0) return;
    cookies.add(cookie);
    places.add(place(uri));
  }

  @Override
  public synchronized List<HttpCookie> get(URI uri) {
    if (uri == null) throw new NullPointerException("uri is null");
    removeExpired();
    List<HttpCookie> found = new ArrayList<>();
    boolean secure = "https".equalsIgnoreCase(uri.getScheme());
    for (int i = 0; i < cookies.size(); i++) {
      HttpCookie cookie = cookies.get(i);
      boolean here = place(uri).equals(places.get(i));
      boolean domain = cookie.getDomain() != null && uri.getHost() != null && matches(cookie, uri.getHost());
      if ((here || domain) && (secure || !cookie.getSecure())) found.add(cookie);
    }
    return Collections.unmodifiableList(found);
  }

  private static boolean matches(HttpCookie cookie, String host) {
    if (HttpCookie.domainMatches(cookie.getDomain(), host)) return true;
    String domain = cookie.getDomain().toLowerCase();
    if (domain.startsWith(".")) domain = domain.substring(1);
    String name = host.toLowerCase();
    return cookie.getVersion() == 0 && (name.equals(domain) || name.endsWith("." + domain));
  }

  @Override
  public synchronized List<HttpCookie> getCookies() {
    removeExpired();
    return Collections.unmodifiableList(new ArrayList<>(cookies));
  }

  @Override
  public synchronized List<URI> getURIs() {
    List<URI> uris = new ArrayList<>();
    for (URI place : places) {
      if (place != null && !uris.contains(place)) uris.add(place);
    }
    return Collections.unmodifiableList(uris);
  }

  @Override
  public synchronized boolean remove(URI uri, HttpCookie cookie) {
    if (cookie == null) throw new NullPointerException("cookie is null");
    int at = find(cookie);
    if (at < 0) return false;
    removeAt(at);
    return true;
  }

  @Override
  public synchronized boolean removeAll() {
    boolean any = !cookies.isEmpty();
    cookies.clear();
    places.clear();
    return any;
  }
}
