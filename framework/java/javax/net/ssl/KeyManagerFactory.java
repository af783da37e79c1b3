package javax.net.ssl;

import java.security.InvalidAlgorithmParameterException;
import java.security.KeyStore;
import java.security.KeyStoreException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.UnrecoverableKeyException;

/** Makes key managers; the built-in algorithm PKIX makes none. */
public class KeyManagerFactory {
  private final KeyManagerFactorySpi spi;
  private final Provider provider;
  private final String algorithm;

  protected KeyManagerFactory(KeyManagerFactorySpi spi, Provider provider, String algorithm) {
    this.spi = spi;
    this.provider = provider;
    this.algorithm = algorithm;
  }

  public static final String getDefaultAlgorithm() {
    return "PKIX";
  }

  public final String getAlgorithm() {
    return algorithm;
  }

  public static final KeyManagerFactory getInstance(String algorithm) throws NoSuchAlgorithmException {
    boolean known = algorithm.equalsIgnoreCase("PKIX") || algorithm.equalsIgnoreCase("X509")
        || algorithm.equalsIgnoreCase("SunX509");
    if (!known) throw new NoSuchAlgorithmException(algorithm + " KeyManagerFactory not available");
    return new KeyManagerFactory(new NoKeys(), null, algorithm);
  }

  public static final KeyManagerFactory getInstance(String algorithm, String provider)
      throws NoSuchAlgorithmException, NoSuchProviderException {
    if (provider == null || provider.isEmpty()) throw new IllegalArgumentException("missing provider");
    return getInstance(algorithm);
  }

  public static final KeyManagerFactory getInstance(String algorithm, Provider provider)
      throws NoSuchAlgorithmException {
    if (provider == null) throw new IllegalArgumentException("missing provider");
    return getInstance(algorithm);
  }

  public final Provider getProvider() {
    return provider;
  }

  public final void init(KeyStore store, char[] password)
      throws KeyStoreException, NoSuchAlgorithmException, UnrecoverableKeyException {
    spi.engineInit(store, password);
  }

  public final void init(ManagerFactoryParameters parameters) throws InvalidAlgorithmParameterException {
    spi.engineInit(parameters);
  }

  public final KeyManager[] getKeyManagers() {
    return spi.engineGetKeyManagers();
  }

  private static final class NoKeys extends KeyManagerFactorySpi {
    @Override
    protected void engineInit(KeyStore store, char[] password) {}

    @Override
    protected void engineInit(ManagerFactoryParameters parameters) {}

    @Override
    protected KeyManager[] engineGetKeyManagers() {
      return new KeyManager[0];
    }
  }
}
