package javax.net.ssl;

import java.security.InvalidAlgorithmParameterException;
import java.security.KeyStore;
import java.security.KeyStoreException;

/** What is under a factory of trust managers. */
public abstract class TrustManagerFactorySpi {
  public TrustManagerFactorySpi() {}

  protected abstract void engineInit(KeyStore store) throws KeyStoreException;

  protected abstract void engineInit(ManagerFactoryParameters parameters) throws InvalidAlgorithmParameterException;

  protected abstract TrustManager[] engineGetTrustManagers();
}
