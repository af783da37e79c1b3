package org.apache.http.impl.client;

import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import org.apache.http.client.CookieStore;
import org.apache.http.cookie.Cookie;

/** Cookies in a list. */
@Deprecated
public class BasicCookieStore implements CookieStore {
  private final ArrayList<Cookie> cookies = new ArrayList<Cookie>();

  public BasicCookieStore() {}

  @Override
  public synchronized void addCookie(Cookie cookie) {
    if (cookie == null) return;
    for (int i = cookies.size() - 1; i >= 0; i--) {
      if (cookies.get(i).getName().equals(cookie.getName())) cookies.remove(i);
    }
    if (!cookie.isExpired(new Date())) cookies.add(cookie);
  }

  public synchronized void addCookies(Cookie[] cookies) {
    for (int i = 0; cookies != null && i < cookies.length; i++) addCookie(cookies[i]);
  }

  @Override
  public synchronized List<Cookie> getCookies() {
    return new ArrayList<Cookie>(cookies);
  }

  @Override
  public synchronized boolean clearExpired(Date date) {
    boolean removed = false;
    for (int i = cookies.size() - 1; i >= 0; i--) {
      if (!cookies.get(i).isExpired(date)) continue;
      cookies.remove(i);
      removed = true;
    }
    return removed;
  }

  @Override
  public synchronized void clear() {
    cookies.clear();
  }

  @Override
  public String toString() {
    return cookies.toString();
  }
}
