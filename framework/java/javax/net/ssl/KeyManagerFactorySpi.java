package javax.net.ssl;

import java.security.InvalidAlgorithmParameterException;
import java.security.KeyStore;
import java.security.KeyStoreException;
import java.security.NoSuchAlgorithmException;
import java.security.UnrecoverableKeyException;

/** What is under a factory of key managers. */
public abstract class KeyManagerFactorySpi {
  public KeyManagerFactorySpi() {}

  protected abstract void engineInit(KeyStore store, char[] password)
      throws KeyStoreException, NoSuchAlgorithmException, UnrecoverableKeyException;

  protected abstract void engineInit(ManagerFactoryParameters parameters) throws InvalidAlgorithmParameterException;

  protected abstract KeyManager[] engineGetKeyManagers();
}
