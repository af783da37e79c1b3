package org.apache.http.impl.conn.tsccm;

import java.util.concurrent.TimeUnit;
import org.apache.http.conn.ClientConnectionManager;
import org.apache.http.conn.scheme.SchemeRegistry;
import org.apache.http.params.HttpParams;

/** Keeps connections for several threads. */
@Deprecated
public class ThreadSafeClientConnManager implements ClientConnectionManager {
  protected SchemeRegistry schemeRegistry;

  public ThreadSafeClientConnManager(HttpParams params, SchemeRegistry schreg) {
    schemeRegistry = schreg;
  }

  @Override
  public SchemeRegistry getSchemeRegistry() {
    return schemeRegistry;
  }

  @Override
  public void closeIdleConnections(long idleTimeout, TimeUnit tunit) {}

  @Override
  public void closeExpiredConnections() {}

  @Override
  public void shutdown() {}
}
