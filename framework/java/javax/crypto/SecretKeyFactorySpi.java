package javax.crypto;

import java.security.InvalidKeyException;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.KeySpec;

/** What a provider implements of a factory of secret keys. */
public abstract class SecretKeyFactorySpi {
  public SecretKeyFactorySpi() {}

  protected abstract SecretKey engineGenerateSecret(KeySpec keySpec) throws InvalidKeySpecException;

  protected abstract KeySpec engineGetKeySpec(SecretKey key, Class<?> type) throws InvalidKeySpecException;

  protected abstract SecretKey engineTranslateKey(SecretKey secretKey) throws InvalidKeyException;
}
