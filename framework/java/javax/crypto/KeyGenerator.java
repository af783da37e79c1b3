package javax.crypto;

import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidParameterException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.SecureRandom;
import java.security.Security;
import java.security.StoredKeySpec;
import java.security.spec.AlgorithmParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Makes secret keys by chance. */
public class KeyGenerator {
  private final KeyGeneratorSpi spi;
  private final Provider provider;
  private final String algorithm;

  protected KeyGenerator(KeyGeneratorSpi keyGenSpi, Provider provider, String algorithm) {
    spi = keyGenSpi;
    this.provider = provider;
    this.algorithm = algorithm;
  }

  public static final KeyGenerator getInstance(String algorithm) throws NoSuchAlgorithmException {
    return create(algorithm, Security.service("KeyGenerator", algorithm));
  }

  public static final KeyGenerator getInstance(String algorithm, String provider)
      throws NoSuchAlgorithmException, NoSuchProviderException {
    return create(algorithm, Security.service("KeyGenerator", algorithm, provider));
  }

  public static final KeyGenerator getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
    return create(algorithm, Security.service("KeyGenerator", algorithm, provider));
  }

  private static KeyGenerator create(String algorithm, Provider.Service service) throws NoSuchAlgorithmException {
    Object engine = service.isBuiltIn() ? new ByChance(service.getAlgorithm()) : service.newInstance(null);
    return new KeyGenerator((KeyGeneratorSpi) engine, service.getProvider(), algorithm);
  }

  public final String getAlgorithm() {
    return algorithm;
  }

  public final Provider getProvider() {
    return provider;
  }

  public final void init(SecureRandom random) {
    spi.engineInit(random);
  }

  public final void init(AlgorithmParameterSpec params) throws InvalidAlgorithmParameterException {
    spi.engineInit(params, new SecureRandom());
  }

  public final void init(AlgorithmParameterSpec params, SecureRandom random)
      throws InvalidAlgorithmParameterException {
    spi.engineInit(params, random);
  }

  public final void init(int keysize) {
    spi.engineInit(keysize, new SecureRandom());
  }

  public final void init(int keysize, SecureRandom random) {
    spi.engineInit(keysize, random);
  }

  public final SecretKey generateKey() {
    return spi.engineGenerateKey();
  }

  /** The built-in generator: random bytes. */
  private static final class ByChance extends KeyGeneratorSpi {
    private final String algorithm;
    private int bytes;
    private SecureRandom random;
    /** Null: nobody keeps the key. */
    private StoredKeySpec place;

    ByChance(String algorithm) {
      this.algorithm = algorithm;
      bytes = usual(algorithm);
    }

    private static int usual(String algorithm) {
      switch (algorithm) {
        case "DES":
          return 8;
        case "DESede":
          return 24;
        case "HmacSHA1":
          return 20;
        case "HmacSHA224":
          return 28;
        case "HmacSHA256":
        case "AES":
          return algorithm.equals("AES") ? 16 : 32;
        case "HmacSHA384":
          return 48;
        case "HmacSHA512":
          return 64;
        default:
          return 16;
      }
    }

    @Override
    protected void engineInit(SecureRandom newRandom) {
      random = newRandom;
    }

    @Override
    protected void engineInit(AlgorithmParameterSpec params, SecureRandom newRandom) {
      random = newRandom;
      if (!(params instanceof StoredKeySpec)) return;
      place = (StoredKeySpec) params;
      if (place.getKeySize() > 0) engineInit(place.getKeySize(), newRandom);
    }

    @Override
    protected void engineInit(int keysize, SecureRandom newRandom) {
      boolean wrong = algorithm.equals("AES") ? keysize != 128 && keysize != 192 && keysize != 256 : keysize < 1;
      if (wrong) throw new InvalidParameterException("Key size not supported: " + keysize);
      bytes = algorithm.startsWith("DES") ? bytes : (keysize + 7) / 8;
      random = newRandom;
    }

    @Override
    protected SecretKey engineGenerateKey() {
      byte[] key = new byte[bytes];
      (random == null ? new SecureRandom() : random).nextBytes(key);
      SecretKey made = new SecretKeySpec(key, algorithm);
      if (place != null) StoredKeySpec.keep(place, made);
      return made;
    }
  }
}
