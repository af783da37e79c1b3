package org.apache.http.client;

import java.util.Date;
import java.util.List;
import org.apache.http.cookie.Cookie;

/** Keeps cookies. */
@Deprecated
public interface CookieStore {
  void addCookie(Cookie cookie);

  List<Cookie> getCookies();

  boolean clearExpired(Date date);

  void clear();
}
