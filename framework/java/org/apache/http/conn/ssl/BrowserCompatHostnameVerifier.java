package org.apache.http.conn.ssl;

/** As browsers do. */
@Deprecated
public class BrowserCompatHostnameVerifier extends AbstractVerifier {
  public BrowserCompatHostnameVerifier() {}

  @Override
  public final String toString() {
    return "BROWSER_COMPATIBLE";
  }
}
