package org.apache.http.conn;

import java.util.concurrent.TimeUnit;
import org.apache.http.conn.scheme.SchemeRegistry;

/** Keeps connections. */
@Deprecated
public interface ClientConnectionManager {
  SchemeRegistry getSchemeRegistry();

  void closeIdleConnections(long idletime, TimeUnit tunit);

  void closeExpiredConnections();

  void shutdown();
}
