package java.security;

import antecede.Observable;
import java.nio.ByteBuffer;

/** A digest of bytes. Built in: MD5 and the SHA family. */
public abstract class MessageDigest extends MessageDigestSpi {
  private final String algorithm;
  private Provider provider;
  /** Changes with every update. */
  @Observable private int updates;

  protected MessageDigest(String algorithm) {
    this.algorithm = algorithm;
  }

  public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
    return create(algorithm, Security.service("MessageDigest", algorithm));
  }

  public static MessageDigest getInstance(String algorithm, String provider)
      throws NoSuchAlgorithmException, NoSuchProviderException {
    return create(algorithm, Security.service("MessageDigest", algorithm, provider));
  }

  public static MessageDigest getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
    return create(algorithm, Security.service("MessageDigest", algorithm, provider));
  }

  private static MessageDigest create(String algorithm, Provider.Service service) throws NoSuchAlgorithmException {
    Object engine = service.isBuiltIn() ? builtIn(service.getAlgorithm()) : service.newInstance(null);
    MessageDigest digest = engine instanceof MessageDigest ? (MessageDigest) engine
        : new Delegate((MessageDigestSpi) engine, algorithm);
    digest.provider = service.getProvider();
    return digest;
  }

  private static MessageDigest builtIn(String algorithm) throws NoSuchAlgorithmException {
    switch (algorithm) {
      case "MD5":
        return new Md5();
      case "SHA-1":
        return new Sha1();
      case "SHA-224":
        return new Sha256(28);
      case "SHA-256":
        return new Sha256(32);
      case "SHA-384":
        return new Sha512(48);
      case "SHA-512":
        return new Sha512(64);
      default:
        throw new NoSuchAlgorithmException(algorithm + " MessageDigest not available");
    }
  }

  public final Provider getProvider() {
    return provider;
  }

  public void update(byte input) {
    updates++;
    engineUpdate(input);
  }

  public void update(byte[] input, int offset, int len) {
    if (input == null) throw new IllegalArgumentException("No input buffer given");
    if (input.length - offset < len) throw new IllegalArgumentException("Input buffer too short");
    updates++;
    engineUpdate(input, offset, len);
  }

  public void update(byte[] input) {
    updates++;
    engineUpdate(input, 0, input.length);
  }

  public final void update(ByteBuffer input) {
    if (input == null) throw new NullPointerException();
    updates++;
    engineUpdate(input);
  }

  public byte[] digest() {
    updates++;
    return engineDigest();
  }

  public int digest(byte[] buf, int offset, int len) throws DigestException {
    if (buf == null) throw new IllegalArgumentException("No output buffer given");
    if (buf.length - offset < len) {
      throw new IllegalArgumentException("Output buffer too small for specified offset and length");
    }
    updates++;
    return engineDigest(buf, offset, len);
  }

  public byte[] digest(byte[] input) {
    update(input);
    return digest();
  }

  @Override
  public String toString() {
    return algorithm + " Message Digest from " + (provider == null ? "null" : provider.getName()) + "\n";
  }

  public static boolean isEqual(byte[] digesta, byte[] digestb) {
    if (digesta == digestb) return true;
    if (digesta == null || digestb == null || digesta.length != digestb.length) return false;
    int difference = 0;
    for (int i = 0; i < digesta.length; i++) difference |= digesta[i] ^ digestb[i];
    return difference == 0;
  }

  public void reset() {
    updates++;
    engineReset();
  }

  public final String getAlgorithm() {
    return algorithm;
  }

  public final int getDigestLength() {
    int length = engineGetDigestLength();
    if (length != 0) return length;
    try {
      return ((MessageDigest) clone()).digest().length;
    } catch (CloneNotSupportedException e) {
      return 0;
    }
  }

  @Override
  public Object clone() throws CloneNotSupportedException {
    return super.clone();
  }

  /** A digest around what a provider of the app gave. */
  private static final class Delegate extends MessageDigest {
    private final MessageDigestSpi spi;

    Delegate(MessageDigestSpi spi, String algorithm) {
      super(algorithm);
      this.spi = spi;
    }

    @Override
    protected int engineGetDigestLength() {
      return spi.engineGetDigestLength();
    }

    @Override
    protected void engineUpdate(byte input) {
      spi.engineUpdate(input);
    }

    @Override
    protected void engineUpdate(byte[] input, int offset, int len) {
      spi.engineUpdate(input, offset, len);
    }

    @Override
    protected byte[] engineDigest() {
      return spi.engineDigest();
    }

    @Override
    protected void engineReset() {
      spi.engineReset();
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
      return new Delegate((MessageDigestSpi) spi.clone(), getAlgorithm());
    }
  }
}
