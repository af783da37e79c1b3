package javax.net.ssl;

import java.security.KeyManagementException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.SecureRandom;

/** Makes secure sockets that know the same keys. Those of the built-in context secure nothing. */
public class SSLContext {
  private static final String PROTOCOLS = " SSL SSLv3 TLS TLSv1 TLSv1.1 TLSv1.2 TLSv1.3 Default ";
  private static SSLContext standard;

  private final SSLContextSpi spi;
  private final Provider provider;
  private final String protocol;

  protected SSLContext(SSLContextSpi spi, Provider provider, String protocol) {
    this.spi = spi;
    this.provider = provider;
    this.protocol = protocol;
  }

  public static SSLContext getDefault() throws NoSuchAlgorithmException {
    if (standard == null) standard = getInstance("Default");
    return standard;
  }

  public static void setDefault(SSLContext context) {
    if (context == null) throw new NullPointerException();
    standard = context;
  }

  public static SSLContext getInstance(String protocol) throws NoSuchAlgorithmException {
    if (PROTOCOLS.indexOf(" " + protocol + " ") < 0) {
      throw new NoSuchAlgorithmException(protocol + " SSLContext not available");
    }
    return new SSLContext(new PlainContext(), null, protocol);
  }

  public static SSLContext getInstance(String protocol, String provider)
      throws NoSuchAlgorithmException, NoSuchProviderException {
    if (provider == null || provider.isEmpty()) throw new IllegalArgumentException("missing provider");
    return getInstance(protocol);
  }

  public static SSLContext getInstance(String protocol, Provider provider) throws NoSuchAlgorithmException {
    if (provider == null) throw new IllegalArgumentException("missing provider");
    return getInstance(protocol);
  }

  public final String getProtocol() {
    return protocol;
  }

  public final Provider getProvider() {
    return provider;
  }

  public final void init(KeyManager[] keys, TrustManager[] trust, SecureRandom random)
      throws KeyManagementException {
    spi.engineInit(keys, trust, random);
  }

  public final SSLSocketFactory getSocketFactory() {
    return spi.engineGetSocketFactory();
  }

  public final SSLServerSocketFactory getServerSocketFactory() {
    return spi.engineGetServerSocketFactory();
  }

  public final SSLEngine createSSLEngine() {
    return spi.engineCreateSSLEngine();
  }

  public final SSLEngine createSSLEngine(String host, int port) {
    return spi.engineCreateSSLEngine(host, port);
  }

  public final SSLSessionContext getServerSessionContext() {
    return spi.engineGetServerSessionContext();
  }

  public final SSLSessionContext getClientSessionContext() {
    return spi.engineGetClientSessionContext();
  }

  public final SSLParameters getDefaultSSLParameters() {
    return spi.engineGetDefaultSSLParameters();
  }

  public final SSLParameters getSupportedSSLParameters() {
    return spi.engineGetSupportedSSLParameters();
  }

  private static final class PlainContext extends SSLContextSpi {
    private KeyManager[] keys;
    private TrustManager[] trust;
    private final SSLSessionContext sessions = Suites.noSessions();

    @Override
    protected void engineInit(KeyManager[] newKeys, TrustManager[] newTrust, SecureRandom random) {
      keys = newKeys;
      trust = newTrust;
    }

    @Override
    protected SSLSocketFactory engineGetSocketFactory() {
      return new SSLSocketFactory.PlainFactory(trust);
    }

    @Override
    protected SSLServerSocketFactory engineGetServerSocketFactory() {
      return new SSLServerSocketFactory.PlainFactory();
    }

    @Override
    protected SSLEngine engineCreateSSLEngine() {
      return new PlainEngine(null, -1);
    }

    @Override
    protected SSLEngine engineCreateSSLEngine(String host, int port) {
      return new PlainEngine(host, port);
    }

    @Override
    protected SSLSessionContext engineGetServerSessionContext() {
      return sessions;
    }

    @Override
    protected SSLSessionContext engineGetClientSessionContext() {
      return sessions;
    }
  }
}
