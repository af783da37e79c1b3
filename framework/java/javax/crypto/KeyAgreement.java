package javax.crypto;

import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.SecureRandom;
import java.security.Security;
import java.security.spec.AlgorithmParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * Two sides agree on a secret. The built-in one mixes the encodings of the two keys: only sides of this model agree.
 */
public class KeyAgreement {
  private final KeyAgreementSpi spi;
  private final Provider provider;
  private final String algorithm;

  protected KeyAgreement(KeyAgreementSpi keyAgreeSpi, Provider provider, String algorithm) {
    spi = keyAgreeSpi;
    this.provider = provider;
    this.algorithm = algorithm;
  }

  public static final KeyAgreement getInstance(String algorithm) throws NoSuchAlgorithmException {
    return create(algorithm, Security.service("KeyAgreement", algorithm));
  }

  public static final KeyAgreement getInstance(String algorithm, String provider)
      throws NoSuchAlgorithmException, NoSuchProviderException {
    return create(algorithm, Security.service("KeyAgreement", algorithm, provider));
  }

  public static final KeyAgreement getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
    return create(algorithm, Security.service("KeyAgreement", algorithm, provider));
  }

  private static KeyAgreement create(String algorithm, Provider.Service service) throws NoSuchAlgorithmException {
    Object engine = service.isBuiltIn() ? new Mixed() : service.newInstance(null);
    return new KeyAgreement((KeyAgreementSpi) engine, service.getProvider(), algorithm);
  }

  public final String getAlgorithm() {
    return algorithm;
  }

  public final Provider getProvider() {
    return provider;
  }

  public final void init(Key key) throws InvalidKeyException {
    init(key, new SecureRandom());
  }

  public final void init(Key key, SecureRandom random) throws InvalidKeyException {
    spi.engineInit(key, random);
  }

  public final void init(Key key, AlgorithmParameterSpec params)
      throws InvalidKeyException, InvalidAlgorithmParameterException {
    init(key, params, new SecureRandom());
  }

  public final void init(Key key, AlgorithmParameterSpec params, SecureRandom random)
      throws InvalidKeyException, InvalidAlgorithmParameterException {
    spi.engineInit(key, params, random);
  }

  public final Key doPhase(Key key, boolean lastPhase) throws InvalidKeyException, IllegalStateException {
    return spi.engineDoPhase(key, lastPhase);
  }

  public final byte[] generateSecret() throws IllegalStateException {
    return spi.engineGenerateSecret();
  }

  public final int generateSecret(byte[] sharedSecret, int offset)
      throws IllegalStateException, ShortBufferException {
    return spi.engineGenerateSecret(sharedSecret, offset);
  }

  public final SecretKey generateSecret(String algorithm)
      throws IllegalStateException, NoSuchAlgorithmException, InvalidKeyException {
    return spi.engineGenerateSecret(algorithm);
  }

  /** The exclusive or of what two opaque keys have in common. */
  private static final class Mixed extends KeyAgreementSpi {
    private byte[] own;
    private byte[] other;

    @Override
    protected void engineInit(Key key, SecureRandom random) throws InvalidKeyException {
      if (key == null) throw new InvalidKeyException("key == null");
      own = key.getEncoded();
      other = null;
    }

    @Override
    protected void engineInit(Key key, AlgorithmParameterSpec params, SecureRandom random)
        throws InvalidKeyException {
      engineInit(key, random);
    }

    @Override
    protected Key engineDoPhase(Key key, boolean lastPhase) throws InvalidKeyException {
      if (own == null) throw new IllegalStateException("not initialized");
      if (key == null) throw new InvalidKeyException("key == null");
      other = key.getEncoded();
      return null;
    }

    @Override
    protected byte[] engineGenerateSecret() {
      if (other == null) throw new IllegalStateException("doPhase() must be called first");
      byte[] secret = new byte[32];
      for (int i = 0; i < 32; i++) secret[i] =
          (byte) ((i < own.length ? own[i] : 0) ^ (i < other.length ? other[i] : 0));
      return secret;
    }

    @Override
    protected int engineGenerateSecret(byte[] output, int offset) throws ShortBufferException {
      byte[] secret = engineGenerateSecret();
      if (output.length - offset < secret.length) throw new ShortBufferException("output too short");
      System.arraycopy(secret, 0, output, offset, secret.length);
      return secret.length;
    }

    @Override
    protected SecretKey engineGenerateSecret(String algorithm) {
      return new SecretKeySpec(engineGenerateSecret(), algorithm);
    }
  }
}
