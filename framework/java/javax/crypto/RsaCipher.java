package javax.crypto;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.ProviderException;
import java.security.SecureRandom;
import java.security.interfaces.RSAKey;
import java.security.interfaces.RSAPrivateKey;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import java.util.Locale;

/** RSA on one block: with PKCS#1 padding, OAEP or none. OAEP uses SHA-1 for its mask, as Android does. */
final class RsaCipher extends WholeCipher {
  private String padding = "PKCS1PADDING";
  private boolean encrypts;
  private BigInteger modulus;
  private BigInteger exponent;
  private boolean isPublic;
  private SecureRandom random;
  private final ByteArrayOutputStream waiting = new ByteArrayOutputStream();

  @Override
  protected void engineSetMode(String mode) throws NoSuchAlgorithmException {
    if (!mode.equalsIgnoreCase("ECB") && !mode.equalsIgnoreCase("NONE")) {
      throw new NoSuchAlgorithmException("mode not supported: " + mode);
    }
  }

  @Override
  protected void engineSetPadding(String newPadding) throws NoSuchPaddingException {
    String name = newPadding.toUpperCase(Locale.ENGLISH);
    if (!name.equals("PKCS1PADDING") && !name.equals("NOPADDING") && !name.startsWith("OAEP")) {
      throw new NoSuchPaddingException("Unsupported padding: " + newPadding);
    }
    padding = name;
  }

  private int size() {
    return (modulus.bitLength() + 7) / 8;
  }

  @Override
  protected int engineGetBlockSize() {
    return 0;
  }

  @Override
  protected int engineGetOutputSize(int inputLength) {
    return size();
  }

  @Override
  protected byte[] engineGetIV() {
    return null;
  }

  @Override
  protected AlgorithmParameters engineGetParameters() {
    return null;
  }

  @Override
  protected int engineGetKeySize(Key key) throws InvalidKeyException {
    if (!(key instanceof RSAKey)) throw new InvalidKeyException("Need RSA private or public key");
    return ((RSAKey) key).getModulus().bitLength();
  }

  @Override
  protected void engineInit(int opmode, Key key, SecureRandom newRandom) throws InvalidKeyException {
    isPublic = key instanceof RSAPublicKey;
    if (!isPublic && !(key instanceof RSAPrivateKey)) throw new InvalidKeyException("Need RSA private or public key");
    modulus = ((RSAKey) key).getModulus();
    exponent = isPublic ? ((RSAPublicKey) key).getPublicExponent() : ((RSAPrivateKey) key).getPrivateExponent();
    encrypts = opmode == Cipher.ENCRYPT_MODE || opmode == Cipher.WRAP_MODE;
    random = newRandom == null ? new SecureRandom() : newRandom;
    waiting.reset();
  }

  @Override
  protected void engineInit(int opmode, Key key, AlgorithmParameterSpec params, SecureRandom newRandom)
      throws InvalidKeyException {
    engineInit(opmode, key, newRandom);
  }

  @Override
  protected void engineInit(int opmode, Key key, AlgorithmParameters params, SecureRandom newRandom)
      throws InvalidKeyException {
    engineInit(opmode, key, newRandom);
  }

  @Override
  protected byte[] engineUpdate(byte[] input, int offset, int length) {
    waiting.write(input, offset, length);
    return new byte[0];
  }

  @Override
  protected byte[] engineDoFinal(byte[] input, int offset, int length)
      throws IllegalBlockSizeException, BadPaddingException {
    byte[] data = joined(waiting, input, offset, length);
    if (data.length > size()) throw new IllegalBlockSizeException("input must be under " + size() + " bytes");
    byte[] block = encrypts ? padded(data) : data;
    BigInteger number = new BigInteger(1, block);
    if (number.compareTo(modulus) >= 0) throw new BadPaddingException("Message is larger than modulus");
    byte[] result = sized(number.modPow(exponent, modulus));
    return encrypts ? result : unpadded(result);
  }

  private byte[] sized(BigInteger number) {
    byte[] bytes = number.toByteArray();
    byte[] result = new byte[size()];
    int count = Math.min(bytes.length, result.length);
    System.arraycopy(bytes, bytes.length - count, result, result.length - count, count);
    return result;
  }

  private byte[] padded(byte[] data) throws IllegalBlockSizeException {
    if (padding.equals("NOPADDING")) return data;
    if (padding.startsWith("OAEP")) return oaep(data);
    int size = size();
    if (data.length > size - 11) {
      throw new IllegalBlockSizeException("Data must not be longer than " + (size - 11) + " bytes");
    }
    byte[] block = new byte[size];
    block[1] = (byte) (isPublic ? 2 : 1);
    for (int i = 2; i < size - data.length - 1; i++) block[i] = (byte) (isPublic ? 1 + random.nextInt(255) : 0xff);
    System.arraycopy(data, 0, block, size - data.length, data.length);
    return block;
  }

  private byte[] unpadded(byte[] block) throws BadPaddingException {
    if (padding.equals("NOPADDING")) return block;
    if (padding.startsWith("OAEP")) return unoaep(block);
    int end = 2;
    while (end < block.length && block[end] != 0) end++;
    if (block[0] != 0 || block[1] != (isPublic ? 1 : 2) || end < 10 || end == block.length) {
      throw new BadPaddingException("Decryption error");
    }
    return Arrays.copyOfRange(block, end + 1, block.length);
  }

  private MessageDigest digest() {
    try {
      int with = padding.indexOf("WITH"), and = padding.indexOf("AND");
      String name = with < 0 || and < 0 ? "SHA-1" : padding.substring(with + 4, and);
      return MessageDigest.getInstance(name);
    } catch (NoSuchAlgorithmException e) {
      throw new ProviderException(e);
    }
  }

  private static void mask(byte[] target, int from, int to, byte[] seed) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-1");
      for (int at = from, counter = 0; at < to; counter++) {
        digest.update(seed);
        for (int shift = 24; shift >= 0; shift -= 8) digest.update((byte) (counter >> shift));
        byte[] bytes = digest.digest();
        for (int i = 0; i < bytes.length && at < to; i++) target[at++] ^= bytes[i];
      }
    } catch (NoSuchAlgorithmException e) {
      throw new ProviderException(e);
    }
  }

  private byte[] oaep(byte[] data) throws IllegalBlockSizeException {
    byte[] label = digest().digest();
    int hash = label.length, size = size();
    if (data.length > size - 2 * hash - 2) {
      throw new IllegalBlockSizeException("Data must not be longer than " + (size - 2 * hash - 2) + " bytes");
    }
    byte[] block = new byte[size];
    byte[] seed = new byte[hash];
    random.nextBytes(seed);
    System.arraycopy(label, 0, block, 1 + hash, hash);
    block[size - data.length - 1] = 1;
    System.arraycopy(data, 0, block, size - data.length, data.length);
    mask(block, 1 + hash, size, seed);
    System.arraycopy(seed, 0, block, 1, hash);
    mask(block, 1, 1 + hash, Arrays.copyOfRange(block, 1 + hash, size));
    return block;
  }

  private byte[] unoaep(byte[] block) throws BadPaddingException {
    byte[] label = digest().digest();
    int hash = label.length;
    if (block.length < 2 * hash + 2) throw new BadPaddingException("Decryption error");
    mask(block, 1, 1 + hash, Arrays.copyOfRange(block, 1 + hash, block.length));
    mask(block, 1 + hash, block.length, Arrays.copyOfRange(block, 1, 1 + hash));
    int end = 1 + 2 * hash;
    while (end < block.length && block[end] == 0) end++;
    boolean sameLabel = Arrays.equals(label, Arrays.copyOfRange(block, 1 + hash, 1 + 2 * hash));
    if (block[0] != 0 || !sameLabel || end == block.length || block[end] != 1) {
      throw new BadPaddingException("Decryption error");
    }
    return Arrays.copyOfRange(block, end + 1, block.length);
  }
}
