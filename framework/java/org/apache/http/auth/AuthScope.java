package org.apache.http.auth;

/** Where somebody is known. */
@Deprecated
public class AuthScope {
  public static final int ANY_PORT = -1;

  public static final String ANY_HOST = null;
  public static final String ANY_REALM = null;
  public static final String ANY_SCHEME = null;
  public static final AuthScope ANY = new AuthScope(ANY_HOST, ANY_PORT, ANY_REALM, ANY_SCHEME);

  private final String host;
  private final int port;
  private final String realm;
  private final String scheme;

  public AuthScope(String host, int port, String realm, String scheme) {
    this.host = host;
    this.port = port < 0 ? ANY_PORT : port;
    this.realm = realm;
    this.scheme = scheme;
  }

  public AuthScope(String host, int port, String realm) {
    this(host, port, realm, ANY_SCHEME);
  }

  public AuthScope(String host, int port) {
    this(host, port, ANY_REALM, ANY_SCHEME);
  }

  public String getHost() {
    return host;
  }

  public int getPort() {
    return port;
  }

  public String getRealm() {
    return realm;
  }

  public String getScheme() {
    return scheme;
  }
}
