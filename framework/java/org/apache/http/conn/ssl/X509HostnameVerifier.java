package org.apache.http.conn.ssl;

import java.io.IOException;
import javax.net.ssl.HostnameVerifier;
import javax.net.ssl.SSLSession;
import javax.net.ssl.SSLSocket;

/** Whether a certificate is that of a host. */
@Deprecated
public interface X509HostnameVerifier extends HostnameVerifier {
  boolean verify(String host, SSLSession session);

  void verify(String host, SSLSocket ssl) throws IOException;
}
