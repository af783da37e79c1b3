package java.security;

import java.security.spec.InvalidKeySpecException;
import java.security.spec.KeySpec;

/** Makes keys of their material. Built in: RSA; keys of other algorithms keep only their encoding. */
public class KeyFactory {
  private final KeyFactorySpi spi;
  private final Provider provider;
  private final String algorithm;

  protected KeyFactory(KeyFactorySpi keyFacSpi, Provider provider, String algorithm) {
    spi = keyFacSpi;
    this.provider = provider;
    this.algorithm = algorithm;
  }

  public static KeyFactory getInstance(String algorithm) throws NoSuchAlgorithmException {
    return create(algorithm, Security.service("KeyFactory", algorithm));
  }

  public static KeyFactory getInstance(String algorithm, String provider)
      throws NoSuchAlgorithmException, NoSuchProviderException {
    return create(algorithm, Security.service("KeyFactory", algorithm, provider));
  }

  public static KeyFactory getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
    return create(algorithm, Security.service("KeyFactory", algorithm, provider));
  }

  private static KeyFactory create(String algorithm, Provider.Service service) throws NoSuchAlgorithmException {
    Object engine = service.isBuiltIn() ? new SimpleKeyFactory(service.getAlgorithm()) : service.newInstance(null);
    return new KeyFactory((KeyFactorySpi) engine, service.getProvider(), algorithm);
  }

  public final Provider getProvider() {
    return provider;
  }

  public final String getAlgorithm() {
    return algorithm;
  }

  public final PublicKey generatePublic(KeySpec keySpec) throws InvalidKeySpecException {
    return spi.engineGeneratePublic(keySpec);
  }

  public final PrivateKey generatePrivate(KeySpec keySpec) throws InvalidKeySpecException {
    return spi.engineGeneratePrivate(keySpec);
  }

  public final <T extends KeySpec> T getKeySpec(Key key, Class<T> keySpec) throws InvalidKeySpecException {
    return spi.engineGetKeySpec(key, keySpec);
  }

  public final Key translateKey(Key key) throws InvalidKeyException {
    return spi.engineTranslateKey(key);
  }
}
