package org.apache.http.conn.params;

/** Names of settings. */
@Deprecated
public interface ConnRoutePNames {
  String DEFAULT_PROXY = "http.route.default-proxy";
  String FORCED_ROUTE = "http.route.forced-route";
  String LOCAL_ADDRESS = "http.route.local-address";
}
