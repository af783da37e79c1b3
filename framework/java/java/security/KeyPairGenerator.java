package java.security;

import java.security.spec.AlgorithmParameterSpec;

/** Makes pairs of keys. The built-in one always makes the same RSA pair, and opaque keys for other algorithms. */
public abstract class KeyPairGenerator extends KeyPairGeneratorSpi {
  private final String algorithm;
  private Provider provider;

  protected KeyPairGenerator(String algorithm) {
    this.algorithm = algorithm;
  }

  public static KeyPairGenerator getInstance(String algorithm) throws NoSuchAlgorithmException {
    return create(algorithm, Security.service("KeyPairGenerator", algorithm));
  }

  public static KeyPairGenerator getInstance(String algorithm, String provider)
      throws NoSuchAlgorithmException, NoSuchProviderException {
    return create(algorithm, Security.service("KeyPairGenerator", algorithm, provider));
  }

  public static KeyPairGenerator getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
    return create(algorithm, Security.service("KeyPairGenerator", algorithm, provider));
  }

  private static KeyPairGenerator create(String algorithm, Provider.Service service) throws NoSuchAlgorithmException {
    Object engine = service.isBuiltIn() ? new SimpleKeyPairs(service.getAlgorithm()) : service.newInstance(null);
    KeyPairGenerator generator = engine instanceof KeyPairGenerator ? (KeyPairGenerator) engine
        : new Delegate((KeyPairGeneratorSpi) engine, algorithm);
    generator.provider = service.getProvider();
    return generator;
  }

  public String getAlgorithm() {
    return algorithm;
  }

  public final Provider getProvider() {
    return provider;
  }

  public void initialize(int keysize) {
    initialize(keysize, new SecureRandom());
  }

  @Override
  public void initialize(int keysize, SecureRandom random) {}

  public void initialize(AlgorithmParameterSpec params) throws InvalidAlgorithmParameterException {
    initialize(params, new SecureRandom());
  }

  @Override
  public void initialize(AlgorithmParameterSpec params, SecureRandom random)
      throws InvalidAlgorithmParameterException {}

  public final KeyPair genKeyPair() {
    return generateKeyPair();
  }

  @Override
  public KeyPair generateKeyPair() {
    return null;
  }

  /** A generator around what a provider of the app gave. */
  private static final class Delegate extends KeyPairGenerator {
    private final KeyPairGeneratorSpi spi;

    Delegate(KeyPairGeneratorSpi spi, String algorithm) {
      super(algorithm);
      this.spi = spi;
    }

    @Override
    public void initialize(int keysize, SecureRandom random) {
      spi.initialize(keysize, random);
    }

    @Override
    public void initialize(AlgorithmParameterSpec params, SecureRandom random)
        throws InvalidAlgorithmParameterException {
      spi.initialize(params, random);
    }

    @Override
    public KeyPair generateKeyPair() {
      return spi.generateKeyPair();
    }
  }
}
