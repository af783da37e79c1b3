package org.apache.http;

import java.util.Locale;

/** A host and its port. */
@Deprecated
public final class HttpHost implements Cloneable {
  public static final String DEFAULT_SCHEME_NAME = "http";

  protected final String hostname;
  protected final String lcHostname;
  protected final int port;
  protected final String schemeName;

  public HttpHost(String hostname, int port, String scheme) {
    if (hostname == null) throw new IllegalArgumentException("Host name may not be null");
    this.hostname = hostname;
    lcHostname = hostname.toLowerCase(Locale.ENGLISH);
    this.port = port;
    schemeName = scheme == null ? DEFAULT_SCHEME_NAME : scheme.toLowerCase(Locale.ENGLISH);
  }

  public HttpHost(String hostname, int port) {
    this(hostname, port, null);
  }

  public HttpHost(String hostname) {
    this(hostname, -1, null);
  }

  public HttpHost(HttpHost httphost) {
    this(httphost.hostname, httphost.port, httphost.schemeName);
  }

  public String getHostName() {
    return hostname;
  }

  public int getPort() {
    return port;
  }

  public String getSchemeName() {
    return schemeName;
  }

  public String toURI() {
    return schemeName + "://" + toHostString();
  }

  public String toHostString() {
    return port == -1 ? hostname : hostname + ":" + port;
  }

  @Override
  public String toString() {
    return toURI();
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof HttpHost && ((HttpHost) obj).toURI().equalsIgnoreCase(toURI());
  }

  @Override
  public int hashCode() {
    return lcHostname.hashCode() * 31 + port;
  }

  @Override
  public Object clone() throws CloneNotSupportedException {
    return super.clone();
  }
}
