package javax.net.ssl;

import java.net.Socket;
import java.security.InvalidAlgorithmParameterException;
import java.security.KeyStore;
import java.security.KeyStoreException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.cert.X509Certificate;

/** Makes trust managers; the one of the built-in algorithm PKIX trusts everybody. */
public class TrustManagerFactory {
  private final TrustManagerFactorySpi spi;
  private final Provider provider;
  private final String algorithm;

  protected TrustManagerFactory(TrustManagerFactorySpi spi, Provider provider, String algorithm) {
    this.spi = spi;
    this.provider = provider;
    this.algorithm = algorithm;
  }

  /** What trusts where nothing else was given. */
  static TrustManager[] usual() {
    return new Trusting().engineGetTrustManagers();
  }

  public static final String getDefaultAlgorithm() {
    return "PKIX";
  }

  public final String getAlgorithm() {
    return algorithm;
  }

  public static final TrustManagerFactory getInstance(String algorithm) throws NoSuchAlgorithmException {
    boolean known = algorithm.equalsIgnoreCase("PKIX") || algorithm.equalsIgnoreCase("X509")
        || algorithm.equalsIgnoreCase("SunX509");
    if (!known) throw new NoSuchAlgorithmException(algorithm + " TrustManagerFactory not available");
    return new TrustManagerFactory(new Trusting(), null, algorithm);
  }

  public static final TrustManagerFactory getInstance(String algorithm, String provider)
      throws NoSuchAlgorithmException, NoSuchProviderException {
    if (provider == null || provider.isEmpty()) throw new IllegalArgumentException("missing provider");
    return getInstance(algorithm);
  }

  public static final TrustManagerFactory getInstance(String algorithm, Provider provider)
      throws NoSuchAlgorithmException {
    if (provider == null) throw new IllegalArgumentException("missing provider");
    return getInstance(algorithm);
  }

  public final Provider getProvider() {
    return provider;
  }

  public final void init(KeyStore store) throws KeyStoreException {
    spi.engineInit(store);
  }

  public final void init(ManagerFactoryParameters parameters) throws InvalidAlgorithmParameterException {
    spi.engineInit(parameters);
  }

  public final TrustManager[] getTrustManagers() {
    return spi.engineGetTrustManagers();
  }

  private static final class Trusting extends TrustManagerFactorySpi {
    @Override
    protected void engineInit(KeyStore store) {}

    @Override
    protected void engineInit(ManagerFactoryParameters parameters) {}

    @Override
    protected TrustManager[] engineGetTrustManagers() {
      return new TrustManager[] {new TrustsAll()};
    }
  }

  private static final class TrustsAll extends X509ExtendedTrustManager {
    private static void check(X509Certificate[] chain, String type) {
      if (chain == null || chain.length == 0 || type == null || type.isEmpty()) {
        throw new IllegalArgumentException("null or zero-length certificate chain or authentication type");
      }
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type) {
      check(chain, type);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type) {
      check(chain, type);
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type, Socket socket) {
      check(chain, type);
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type, SSLEngine engine) {
      check(chain, type);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type, Socket socket) {
      check(chain, type);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type, SSLEngine engine) {
      check(chain, type);
    }

    @Override
    public X509Certificate[] getAcceptedIssuers() {
      return new X509Certificate[0];
    }
  }
}
