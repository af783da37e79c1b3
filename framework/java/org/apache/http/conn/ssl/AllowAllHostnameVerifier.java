package org.apache.http.conn.ssl;

/** Trusts every host. */
@Deprecated
public class AllowAllHostnameVerifier extends AbstractVerifier {
  public AllowAllHostnameVerifier() {}

  @Override
  public final String toString() {
    return "ALLOW_ALL";
  }
}
