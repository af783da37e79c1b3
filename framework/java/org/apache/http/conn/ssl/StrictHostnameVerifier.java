package org.apache.http.conn.ssl;

/** By the book. */
@Deprecated
public class StrictHostnameVerifier extends AbstractVerifier {
  public StrictHostnameVerifier() {}

  @Override
  public final String toString() {
    return "STRICT";
  }
}
