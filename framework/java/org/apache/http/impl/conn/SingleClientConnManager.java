package org.apache.http.impl.conn;

import java.util.concurrent.TimeUnit;
import org.apache.http.conn.ClientConnectionManager;
import org.apache.http.conn.scheme.SchemeRegistry;
import org.apache.http.params.HttpParams;

/** Keeps one connection. */
@Deprecated
public class SingleClientConnManager implements ClientConnectionManager {
  protected SchemeRegistry schemeRegistry;

  public SingleClientConnManager(HttpParams params, SchemeRegistry schreg) {
    schemeRegistry = schreg;
  }

  @Override
  public SchemeRegistry getSchemeRegistry() {
    return schemeRegistry;
  }

  @Override
  public void closeIdleConnections(long idletime, TimeUnit tunit) {}

  @Override
  public void closeExpiredConnections() {}

  @Override
  public void shutdown() {}
}
