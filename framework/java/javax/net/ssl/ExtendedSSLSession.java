package javax.net.ssl;

import java.util.List;

/** What two sides agreed on, and a little more. */
public abstract class ExtendedSSLSession implements SSLSession {
  public ExtendedSSLSession() {}

  public abstract String[] getLocalSupportedSignatureAlgorithms();

  public abstract String[] getPeerSupportedSignatureAlgorithms();

  public List<SNIServerName> getRequestedServerNames() {
    throw new UnsupportedOperationException();
  }
}
