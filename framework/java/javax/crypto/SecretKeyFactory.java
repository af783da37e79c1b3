package javax.crypto;

import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.Security;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.KeySpec;

/** Makes secret keys of their material. Built in: PBKDF2, DES keys and plain passwords. */
public class SecretKeyFactory {
  private final SecretKeyFactorySpi spi;
  private final Provider provider;
  private final String algorithm;

  protected SecretKeyFactory(SecretKeyFactorySpi keyFacSpi, Provider provider, String algorithm) {
    spi = keyFacSpi;
    this.provider = provider;
    this.algorithm = algorithm;
  }

  public static final SecretKeyFactory getInstance(String algorithm) throws NoSuchAlgorithmException {
    return create(algorithm, Security.service("SecretKeyFactory", algorithm));
  }

  public static final SecretKeyFactory getInstance(String algorithm, String provider)
      throws NoSuchAlgorithmException, NoSuchProviderException {
    return create(algorithm, Security.service("SecretKeyFactory", algorithm, provider));
  }

  public static final SecretKeyFactory getInstance(String algorithm, Provider provider)
      throws NoSuchAlgorithmException {
    return create(algorithm, Security.service("SecretKeyFactory", algorithm, provider));
  }

  private static SecretKeyFactory create(String algorithm, Provider.Service service) throws NoSuchAlgorithmException {
    Object engine = service.isBuiltIn() ? new SimpleSecretKeys(service.getAlgorithm()) : service.newInstance(null);
    return new SecretKeyFactory((SecretKeyFactorySpi) engine, service.getProvider(), algorithm);
  }

  public final Provider getProvider() {
    return provider;
  }

  public final String getAlgorithm() {
    return algorithm;
  }

  public final SecretKey generateSecret(KeySpec keySpec) throws InvalidKeySpecException {
    return spi.engineGenerateSecret(keySpec);
  }

  public final KeySpec getKeySpec(SecretKey key, Class<?> keySpec) throws InvalidKeySpecException {
    return spi.engineGetKeySpec(key, keySpec);
  }

  public final SecretKey translateKey(SecretKey key) throws InvalidKeyException {
    return spi.engineTranslateKey(key);
  }
}
