package javax.net.ssl;

import java.security.KeyManagementException;
import java.security.SecureRandom;

/** What is under a context. */
public abstract class SSLContextSpi {
  public SSLContextSpi() {}

  protected abstract void engineInit(KeyManager[] keys, TrustManager[] trust, SecureRandom random)
      throws KeyManagementException;

  protected abstract SSLSocketFactory engineGetSocketFactory();

  protected abstract SSLServerSocketFactory engineGetServerSocketFactory();

  protected abstract SSLEngine engineCreateSSLEngine();

  protected abstract SSLEngine engineCreateSSLEngine(String host, int port);

  protected abstract SSLSessionContext engineGetServerSessionContext();

  protected abstract SSLSessionContext engineGetClientSessionContext();

  protected SSLParameters engineGetDefaultSSLParameters() {
    return new SSLParameters(Suites.CIPHERS, Suites.PROTOCOLS);
  }

  protected SSLParameters engineGetSupportedSSLParameters() {
    return new SSLParameters(Suites.CIPHERS, Suites.PROTOCOLS);
  }
}
