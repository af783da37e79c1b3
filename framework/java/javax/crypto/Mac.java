package javax.crypto;

import antecede.Observable;
import java.nio.ByteBuffer;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.Security;
import java.security.spec.AlgorithmParameterSpec;

/** A message authentication code. Built in: HMAC with MD5 and the SHA family. */
public class Mac implements Cloneable {
  private final MacSpi spi;
  private final Provider provider;
  private final String algorithm;
  @Observable private boolean initialized;

  protected Mac(MacSpi macSpi, Provider provider, String algorithm) {
    spi = macSpi;
    this.provider = provider;
    this.algorithm = algorithm;
  }

  public static final Mac getInstance(String algorithm) throws NoSuchAlgorithmException {
    return create(algorithm, Security.service("Mac", algorithm));
  }

  public static final Mac getInstance(String algorithm, String provider)
      throws NoSuchAlgorithmException, NoSuchProviderException {
    return create(algorithm, Security.service("Mac", algorithm, provider));
  }

  public static final Mac getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
    return create(algorithm, Security.service("Mac", algorithm, provider));
  }

  private static Mac create(String algorithm, Provider.Service service) throws NoSuchAlgorithmException {
    Object engine = service.isBuiltIn() ? new Hmac(service.getAlgorithm()) : service.newInstance(null);
    return new Mac((MacSpi) engine, service.getProvider(), algorithm);
  }

  public final String getAlgorithm() {
    return algorithm;
  }

  public final Provider getProvider() {
    return provider;
  }

  public final int getMacLength() {
    return spi.engineGetMacLength();
  }

  public final void init(Key key) throws InvalidKeyException {
    try {
      init(key, null);
    } catch (InvalidAlgorithmParameterException e) {
      throw new InvalidKeyException("init() failed", e);
    }
  }

  public final void init(Key key, AlgorithmParameterSpec params)
      throws InvalidKeyException, InvalidAlgorithmParameterException {
    spi.engineInit(key, params);
    initialized = true;
  }

  private void requireInitialized() {
    if (!initialized) throw new IllegalStateException("MAC not initialized");
  }

  public final void update(byte input) throws IllegalStateException {
    requireInitialized();
    spi.engineUpdate(input);
  }

  public final void update(byte[] input) throws IllegalStateException {
    requireInitialized();
    if (input != null) spi.engineUpdate(input, 0, input.length);
  }

  public final void update(byte[] input, int offset, int len) throws IllegalStateException {
    requireInitialized();
    if (input == null) return;
    if (offset < 0 || len > input.length - offset || len < 0) throw new IllegalArgumentException("Bad arguments");
    spi.engineUpdate(input, offset, len);
  }

  public final void update(ByteBuffer input) {
    requireInitialized();
    if (input == null) throw new IllegalArgumentException("Buffer must not be null");
    byte[] bytes = new byte[input.remaining()];
    input.get(bytes);
    spi.engineUpdate(bytes, 0, bytes.length);
  }

  public final byte[] doFinal() throws IllegalStateException {
    requireInitialized();
    byte[] result = spi.engineDoFinal();
    spi.engineReset();
    return result;
  }

  public final void doFinal(byte[] output, int outOffset) throws ShortBufferException, IllegalStateException {
    requireInitialized();
    int length = getMacLength();
    if (output == null || output.length - outOffset < length) {
      throw new ShortBufferException("Cannot store MAC in output buffer");
    }
    System.arraycopy(doFinal(), 0, output, outOffset, length);
  }

  public final byte[] doFinal(byte[] input) throws IllegalStateException {
    update(input);
    return doFinal();
  }

  public final void reset() {
    spi.engineReset();
  }

  @Override
  public final Object clone() throws CloneNotSupportedException {
    Mac copy = new Mac((MacSpi) spi.clone(), provider, algorithm);
    copy.initialized = initialized;
    return copy;
  }
}
