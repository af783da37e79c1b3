package org.apache.http.conn.params;

import org.apache.http.HttpHost;
import org.apache.http.params.HttpParams;

/** Ways to hosts. */
@Deprecated
public class ConnRouteParams implements ConnRoutePNames {
  public static final HttpHost NO_HOST = new HttpHost("127.0.0.255", 0, "no-host");

  private ConnRouteParams() {}

  public static HttpHost getDefaultProxy(HttpParams params) {
    Object proxy = params.getParameter(DEFAULT_PROXY);
    return NO_HOST.equals(proxy) ? null : (HttpHost) proxy;
  }

  public static void setDefaultProxy(HttpParams params, HttpHost proxy) {
    params.setParameter(DEFAULT_PROXY, proxy);
  }
}
