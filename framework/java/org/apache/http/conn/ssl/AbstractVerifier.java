package org.apache.http.conn.ssl;

import java.io.IOException;
import javax.net.ssl.SSLSession;
import javax.net.ssl.SSLSocket;

/** Hosts are who they say. */
@Deprecated
public abstract class AbstractVerifier implements X509HostnameVerifier {
  public AbstractVerifier() {}

  @Override
  public final void verify(String host, SSLSocket ssl) throws IOException {
    if (host == null) throw new NullPointerException("host to verify is null");
  }

  @Override
  public final boolean verify(String host, SSLSession session) {
    return true;
  }
}
