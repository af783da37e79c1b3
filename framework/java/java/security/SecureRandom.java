package java.security;

import antecede.World;
import java.util.Random;

/** A random generator that cannot be foreseen by the app; its seed is part of the schedule. */
public class SecureRandom extends Random {
  /** Null: our own. */
  private SecureRandomSpi spi;
  private Provider provider;
  private String algorithm;
  private Random own;

  public SecureRandom() {
    super(0);
    choose();
  }

  public SecureRandom(byte[] seed) {
    super(0);
    choose();
    setSeed(seed);
  }

  protected SecureRandom(SecureRandomSpi secureRandomSpi, Provider provider) {
    super(0);
    spi = secureRandomSpi;
    this.provider = provider;
  }

  private SecureRandom(Provider.Service service) throws NoSuchAlgorithmException {
    super(0);
    use(service);
  }

  /** The generator of the first provider that has one: the app may have put its own in front. */
  private void choose() {
    try {
      use(Security.service("SecureRandom", "SHA1PRNG"));
    } catch (NoSuchAlgorithmException none) {
      own = new Random(World.randomSeed());
    }
  }

  private void use(Provider.Service service) throws NoSuchAlgorithmException {
    provider = service.getProvider();
    algorithm = service.getAlgorithm();
    if (service.isBuiltIn()) own = new Random(World.randomSeed());
    else spi = (SecureRandomSpi) service.newInstance(null);
  }

  public static SecureRandom getInstance(String algorithm) throws NoSuchAlgorithmException {
    return new SecureRandom(Security.service("SecureRandom", algorithm));
  }

  public static SecureRandom getInstance(String algorithm, String provider)
      throws NoSuchAlgorithmException, NoSuchProviderException {
    return new SecureRandom(Security.service("SecureRandom", algorithm, provider));
  }

  public static SecureRandom getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
    return new SecureRandom(Security.service("SecureRandom", algorithm, provider));
  }

  public static SecureRandom getInstanceStrong() throws NoSuchAlgorithmException {
    return new SecureRandom();
  }

  public final Provider getProvider() {
    return provider;
  }

  public String getAlgorithm() {
    return algorithm == null ? "unknown" : algorithm;
  }

  @Override
  public String toString() {
    return getAlgorithm();
  }

  public void setSeed(byte[] seed) {
    if (spi != null) {
      spi.engineSetSeed(seed);
      return;
    }
    long mixed = own.nextLong();
    for (byte b : seed) mixed = mixed * 31 + b;
    own.setSeed(mixed);
  }

  @Override
  public void setSeed(long seed) {
    if (seed == 0) return;
    byte[] bytes = new byte[8];
    for (int i = 0; i < 8; i++) bytes[i] = (byte) (seed >>> 8 * i);
    setSeed(bytes);
  }

  @Override
  public void nextBytes(byte[] bytes) {
    if (spi != null) spi.engineNextBytes(bytes);
    else own.nextBytes(bytes);
  }

  @Override
  protected final int next(int numBits) {
    byte[] bytes = new byte[(numBits + 7) / 8];
    nextBytes(bytes);
    int value = 0;
    for (byte b : bytes) value = value << 8 | b & 0xff;
    return value >>> bytes.length * 8 - numBits;
  }

  public static byte[] getSeed(int numBytes) {
    return new SecureRandom().generateSeed(numBytes);
  }

  public byte[] generateSeed(int numBytes) {
    if (numBytes < 0) throw new IllegalArgumentException("numBytes cannot be negative");
    if (spi != null) return spi.engineGenerateSeed(numBytes);
    byte[] seed = new byte[numBytes];
    own.nextBytes(seed);
    return seed;
  }
}
