package javax.crypto;

import antecede.Observable;
import java.nio.ByteBuffer;
import java.security.AlgorithmParameters;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.InvalidParameterException;
import java.security.InvalidParameterException;
import java.security.Key;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.SecureRandom;
import java.security.Security;
import java.security.cert.Certificate;
import java.security.spec.AlgorithmParameterSpec;

/** Encrypts and decrypts. Built in: AES (ECB, CBC, CTR, GCM) and RSA (PKCS#1, OAEP, none). */
public class Cipher {
  public static final int ENCRYPT_MODE = 1;
  public static final int DECRYPT_MODE = 2;
  public static final int WRAP_MODE = 3;
  public static final int UNWRAP_MODE = 4;
  public static final int PUBLIC_KEY = 1;
  public static final int PRIVATE_KEY = 2;
  public static final int SECRET_KEY = 3;

  private final CipherSpi spi;
  private final Provider provider;
  private final String transformation;
  @Observable private int mode;

  protected Cipher(CipherSpi cipherSpi, Provider provider, String transformation) {
    if (cipherSpi == null) throw new NullPointerException("cipherSpi == null");
    spi = cipherSpi;
    this.provider = provider;
    this.transformation = transformation;
  }

  public static final Cipher getInstance(String transformation)
      throws NoSuchAlgorithmException, NoSuchPaddingException {
    String[] parts = parts(transformation);
    try {
      return create(transformation, parts, Security.service("Cipher", transformation));
    } catch (NoSuchAlgorithmException e) {
      if (parts.length == 1) throw e;
      return create(transformation, parts, Security.service("Cipher", parts[0]));
    }
  }

  public static final Cipher getInstance(String transformation, String provider)
      throws NoSuchAlgorithmException, NoSuchProviderException, NoSuchPaddingException {
    if (provider == null || provider.isEmpty()) throw new IllegalArgumentException("Missing provider");
    Provider found = Security.getProvider(provider);
    if (found == null) throw new NoSuchProviderException("No such provider: " + provider);
    return getInstance(transformation, found);
  }

  public static final Cipher getInstance(String transformation, Provider provider)
      throws NoSuchAlgorithmException, NoSuchPaddingException {
    if (provider == null) throw new IllegalArgumentException("Missing provider");
    String[] parts = parts(transformation);
    Provider.Service service = provider.getService("Cipher", transformation);
    if (service == null) service = Security.service("Cipher", parts[0], provider);
    return create(transformation, parts, service);
  }

  private static String[] parts(String transformation) throws NoSuchAlgorithmException {
    if (transformation == null || transformation.isEmpty()) {
      throw new NoSuchAlgorithmException("Null or empty transformation");
    }
    String[] parts = transformation.split("/");
    if (parts.length != 1 && parts.length != 3) {
      throw new NoSuchAlgorithmException("Invalid transformation format:" + transformation);
    }
    return parts;
  }

  private static Cipher create(String transformation, String[] parts, Provider.Service service)
      throws NoSuchAlgorithmException, NoSuchPaddingException {
    CipherSpi engine;
    if (!service.isBuiltIn()) engine = (CipherSpi) service.newInstance(null);
    else if (service.getAlgorithm().equals("RSA")) engine = new RsaCipher();
    else engine = new AesCipher();
    boolean whole = !service.isBuiltIn() && service.getAlgorithm().equalsIgnoreCase(transformation);
    if (parts.length == 3 && !whole) {
      engine.engineSetMode(parts[1].trim());
      engine.engineSetPadding(parts[2].trim());
    }
    return new Cipher(engine, service.getProvider(), transformation);
  }

  public final Provider getProvider() {
    return provider;
  }

  public final String getAlgorithm() {
    return transformation;
  }

  public final int getBlockSize() {
    return spi.engineGetBlockSize();
  }

  public final int getOutputSize(int inputLen) {
    if (mode == 0) throw new IllegalStateException("Cipher not initialized");
    if (inputLen < 0) throw new IllegalArgumentException("Input size must be equal to or greater than zero");
    return spi.engineGetOutputSize(inputLen);
  }

  public final byte[] getIV() {
    return spi.engineGetIV();
  }

  public final AlgorithmParameters getParameters() {
    return spi.engineGetParameters();
  }

  public final ExemptionMechanism getExemptionMechanism() {
    return null;
  }

  private static void checkMode(int opmode) {
    if (opmode < ENCRYPT_MODE || opmode > UNWRAP_MODE) throw new InvalidParameterException("Invalid operation mode");
  }

  public final void init(int opmode, Key key) throws InvalidKeyException {
    init(opmode, key, new SecureRandom());
  }

  public final void init(int opmode, Key key, SecureRandom random) throws InvalidKeyException {
    checkMode(opmode);
    spi.engineInit(opmode, key, random);
    mode = opmode;
  }

  public final void init(int opmode, Key key, AlgorithmParameterSpec params)
      throws InvalidKeyException, InvalidAlgorithmParameterException {
    init(opmode, key, params, new SecureRandom());
  }

  public final void init(int opmode, Key key, AlgorithmParameterSpec params, SecureRandom random)
      throws InvalidKeyException, InvalidAlgorithmParameterException {
    checkMode(opmode);
    spi.engineInit(opmode, key, params, random);
    mode = opmode;
  }

  public final void init(int opmode, Key key, AlgorithmParameters params)
      throws InvalidKeyException, InvalidAlgorithmParameterException {
    init(opmode, key, params, new SecureRandom());
  }

  public final void init(int opmode, Key key, AlgorithmParameters params, SecureRandom random)
      throws InvalidKeyException, InvalidAlgorithmParameterException {
    checkMode(opmode);
    spi.engineInit(opmode, key, params, random);
    mode = opmode;
  }

  public final void init(int opmode, Certificate certificate) throws InvalidKeyException {
    init(opmode, certificate.getPublicKey());
  }

  public final void init(int opmode, Certificate certificate, SecureRandom random) throws InvalidKeyException {
    init(opmode, certificate.getPublicKey(), random);
  }

  private void requireData() {
    if (mode != ENCRYPT_MODE && mode != DECRYPT_MODE) {
      throw new IllegalStateException(mode == 0 ? "Cipher not initialized"
          : "Cipher not initialized for encryption/decryption");
    }
  }

  private static void check(byte[] input, int offset, int len) {
    if (input == null || offset < 0 || len < 0 || len > input.length - offset) {
      throw new IllegalArgumentException("Bad arguments");
    }
  }

  public final byte[] update(byte[] input) {
    check(input, 0, 0);
    return update(input, 0, input.length);
  }

  public final byte[] update(byte[] input, int inputOffset, int inputLen) {
    requireData();
    check(input, inputOffset, inputLen);
    return inputLen == 0 ? null : spi.engineUpdate(input, inputOffset, inputLen);
  }

  public final int update(byte[] input, int inputOffset, int inputLen, byte[] output) throws ShortBufferException {
    return update(input, inputOffset, inputLen, output, 0);
  }

  public final int update(byte[] input, int inputOffset, int inputLen, byte[] output, int outputOffset)
      throws ShortBufferException {
    requireData();
    check(input, inputOffset, inputLen);
    if (outputOffset < 0) throw new IllegalArgumentException("Bad arguments");
    return inputLen == 0 ? 0 : spi.engineUpdate(input, inputOffset, inputLen, output, outputOffset);
  }

  public final int update(ByteBuffer input, ByteBuffer output) throws ShortBufferException {
    requireData();
    byte[] result = update(taken(input));
    return put(result, output);
  }

  private static byte[] taken(ByteBuffer input) {
    byte[] bytes = new byte[input.remaining()];
    input.get(bytes);
    return bytes;
  }

  private static int put(byte[] result, ByteBuffer output) throws ShortBufferException {
    if (result == null) return 0;
    if (output.remaining() < result.length) throw new ShortBufferException("output too short");
    output.put(result);
    return result.length;
  }

  public final byte[] doFinal() throws IllegalBlockSizeException, BadPaddingException {
    requireData();
    return spi.engineDoFinal(new byte[0], 0, 0);
  }

  public final int doFinal(byte[] output, int outputOffset)
      throws IllegalBlockSizeException, ShortBufferException, BadPaddingException {
    requireData();
    return spi.engineDoFinal(new byte[0], 0, 0, output, outputOffset);
  }

  public final byte[] doFinal(byte[] input) throws IllegalBlockSizeException, BadPaddingException {
    check(input, 0, 0);
    return doFinal(input, 0, input.length);
  }

  public final byte[] doFinal(byte[] input, int inputOffset, int inputLen)
      throws IllegalBlockSizeException, BadPaddingException {
    requireData();
    check(input, inputOffset, inputLen);
    return spi.engineDoFinal(input, inputOffset, inputLen);
  }

  public final int doFinal(byte[] input, int inputOffset, int inputLen, byte[] output)
      throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
    return doFinal(input, inputOffset, inputLen, output, 0);
  }

  public final int doFinal(byte[] input, int inputOffset, int inputLen, byte[] output, int outputOffset)
      throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
    requireData();
    check(input, inputOffset, inputLen);
    return spi.engineDoFinal(input, inputOffset, inputLen, output, outputOffset);
  }

  public final int doFinal(ByteBuffer input, ByteBuffer output)
      throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
    requireData();
    return put(doFinal(taken(input)), output);
  }

  public final byte[] wrap(Key key) throws IllegalBlockSizeException, InvalidKeyException {
    if (mode != WRAP_MODE) throw new IllegalStateException("Cipher not initialized for wrapping keys");
    return spi.engineWrap(key);
  }

  public final Key unwrap(byte[] wrappedKey, String wrappedKeyAlgorithm, int wrappedKeyType)
      throws InvalidKeyException, NoSuchAlgorithmException {
    if (mode != UNWRAP_MODE) throw new IllegalStateException("Cipher not initialized for unwrapping keys");
    return spi.engineUnwrap(wrappedKey, wrappedKeyAlgorithm, wrappedKeyType);
  }

  public static final int getMaxAllowedKeyLength(String transformation) throws NoSuchAlgorithmException {
    if (transformation == null) throw new NullPointerException("transformation == null");
    parts(transformation);
    return Integer.MAX_VALUE;
  }

  public static final AlgorithmParameterSpec getMaxAllowedParameterSpec(String transformation)
      throws NoSuchAlgorithmException {
    parts(transformation);
    return null;
  }

  public final void updateAAD(byte[] src) {
    check(src, 0, 0);
    updateAAD(src, 0, src.length);
  }

  public final void updateAAD(byte[] src, int offset, int len) {
    requireData();
    check(src, offset, len);
    if (len > 0) spi.engineUpdateAAD(src, offset, len);
  }

  public final void updateAAD(ByteBuffer src) {
    if (src == null) throw new IllegalArgumentException("src ByteBuffer is null");
    updateAAD(taken(src));
  }
}
