package javax.crypto;

import java.io.ByteArrayOutputStream;
import java.security.AlgorithmParameters;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.ProviderException;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.InvalidParameterSpecException;
import java.util.Arrays;
import java.util.Locale;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;

/** AES with modes ECB, CBC, CTR and GCM, padding PKCS5Padding (or PKCS7Padding) and NoPadding. */
final class AesCipher extends WholeCipher {
  private String mode = "ECB";
  private boolean padding = true;
  private boolean encrypts;
  private AesBlock aes;
  private byte[] iv;
  /** CBC: the last cipher block. CTR and GCM: the counter. */
  private byte[] chain;
  private byte[] stream;
  private int streamUsed;
  private int tagLength;
  private final ByteArrayOutputStream waiting = new ByteArrayOutputStream();
  private final ByteArrayOutputStream authenticated = new ByteArrayOutputStream();

  @Override
  protected void engineSetMode(String newMode) throws NoSuchAlgorithmException {
    mode = newMode.toUpperCase(Locale.ENGLISH);
    if (mode.equals("NONE")) mode = "ECB";
    if (!mode.equals("ECB") && !mode.equals("CBC") && !mode.equals("CTR") && !mode.equals("GCM")) {
      throw new NoSuchAlgorithmException("No such mode: " + newMode);
    }
    if (isStream()) padding = false;
  }

  private boolean isStream() {
    return mode.equals("CTR") || mode.equals("GCM");
  }

  @Override
  protected void engineSetPadding(String newPadding) throws NoSuchPaddingException {
    boolean none = newPadding.equalsIgnoreCase("NoPadding");
    boolean pkcs = newPadding.equalsIgnoreCase("PKCS5Padding") || newPadding.equalsIgnoreCase("PKCS7Padding");
    if (!none && (!pkcs || isStream())) throw new NoSuchPaddingException("No such padding: " + newPadding);
    padding = pkcs;
  }

  @Override
  protected int engineGetBlockSize() {
    return 16;
  }

  @Override
  protected int engineGetOutputSize(int inputLength) {
    int total = waiting.size() + inputLength;
    if (mode.equals("GCM")) return encrypts ? total + tagLength : Math.max(0, total - tagLength);
    return padding && encrypts ? total + 16 - total % 16 : total;
  }

  @Override
  protected byte[] engineGetIV() {
    return iv == null ? null : iv.clone();
  }

  @Override
  protected AlgorithmParameters engineGetParameters() {
    if (iv == null) return null;
    try {
      AlgorithmParameters parameters = AlgorithmParameters.getInstance(mode.equals("GCM") ? "GCM" : "AES");
      parameters.init(mode.equals("GCM") ? new GCMParameterSpec(tagLength * 8, iv) : new IvParameterSpec(iv));
      return parameters;
    } catch (NoSuchAlgorithmException | InvalidParameterSpecException e) {
      throw new ProviderException(e);
    }
  }

  @Override
  protected int engineGetKeySize(Key key) throws InvalidKeyException {
    return keyBytes(key).length * 8;
  }

  private static byte[] keyBytes(Key key) throws InvalidKeyException {
    byte[] bytes = key == null ? null : key.getEncoded();
    if (bytes == null) throw new InvalidKeyException("no encoded key available");
    if (bytes.length != 16 && bytes.length != 24 && bytes.length != 32) {
      throw new InvalidKeyException("Invalid AES key length: " + bytes.length + " bytes");
    }
    return bytes;
  }

  @Override
  protected void engineInit(int opmode, Key key, SecureRandom random) throws InvalidKeyException {
    byte[] vector = null;
    if (!mode.equals("ECB")) {
      boolean decrypting = opmode == Cipher.DECRYPT_MODE || opmode == Cipher.UNWRAP_MODE;
      if (decrypting) throw new InvalidKeyException("no IV set when one expected");
      vector = new byte[mode.equals("GCM") ? 12 : 16];
      (random == null ? new SecureRandom() : random).nextBytes(vector);
    }
    start(opmode, key, vector, 16);
  }

  @Override
  protected void engineInit(int opmode, Key key, AlgorithmParameterSpec params, SecureRandom random)
      throws InvalidKeyException, InvalidAlgorithmParameterException {
    if (params == null) {
      engineInit(opmode, key, random);
    } else if (mode.equals("GCM") && params instanceof GCMParameterSpec) {
      GCMParameterSpec gcm = (GCMParameterSpec) params;
      int bits = gcm.getTLen();
      if (bits < 96 || bits > 128 || bits % 8 != 0) {
        throw new InvalidAlgorithmParameterException("Unsupported TLen value");
      }
      start(opmode, key, gcm.getIV(), bits / 8);
    } else if (params instanceof IvParameterSpec && !mode.equals("ECB")) {
      byte[] vector = ((IvParameterSpec) params).getIV();
      if (vector.length != 16 && !mode.equals("GCM")) {
        throw new InvalidAlgorithmParameterException("Wrong IV length: must be 16 bytes long");
      }
      start(opmode, key, vector, 16);
    } else {
      throw new InvalidAlgorithmParameterException("Unsupported parameter: " + params);
    }
  }

  @Override
  protected void engineInit(int opmode, Key key, AlgorithmParameters params, SecureRandom random)
      throws InvalidKeyException, InvalidAlgorithmParameterException {
    try {
      AlgorithmParameterSpec spec = null;
      if (params != null && mode.equals("GCM")) spec = params.getParameterSpec(GCMParameterSpec.class);
      else if (params != null) spec = params.getParameterSpec(IvParameterSpec.class);
      engineInit(opmode, key, spec, random);
    } catch (InvalidParameterSpecException e) {
      throw new InvalidAlgorithmParameterException(e);
    }
  }

  private void start(int opmode, Key key, byte[] vector, int tagBytes) throws InvalidKeyException {
    aes = new AesBlock(keyBytes(key));
    encrypts = opmode == Cipher.ENCRYPT_MODE || opmode == Cipher.WRAP_MODE;
    iv = vector;
    tagLength = tagBytes;
    restart();
  }

  private void restart() {
    waiting.reset();
    authenticated.reset();
    chain = iv == null ? null : mode.equals("GCM") ? firstCounter() : iv.clone();
    if (mode.equals("GCM")) increment(chain, 4);
    streamUsed = 16;
  }

  @Override
  protected void engineUpdateAAD(byte[] input, int offset, int length) {
    if (!mode.equals("GCM")) {
      throw new IllegalStateException("The underlying Cipher implementation does not support this method");
    }
    authenticated.write(input, offset, length);
  }

  @Override
  protected byte[] engineUpdate(byte[] input, int offset, int length) {
    if (mode.equals("CTR")) return xorStream(Arrays.copyOfRange(input, offset, offset + length));
    byte[] all = joined(waiting, input, offset, length);
    int ready = all.length / 16 * 16;
    if (mode.equals("GCM")) ready = 0;
    else if (padding && !encrypts && ready == all.length && ready > 0) ready -= 16;
    waiting.write(all, ready, all.length - ready);
    return ready == 0 ? null : blocks(all, ready);
  }

  @Override
  protected byte[] engineDoFinal(byte[] input, int offset, int length)
      throws IllegalBlockSizeException, BadPaddingException {
    if (mode.equals("CTR")) {
      byte[] result = xorStream(Arrays.copyOfRange(input, offset, offset + length));
      restart();
      return result;
    }
    byte[] all = joined(waiting, input, offset, length);
    byte[] result = mode.equals("GCM") ? gcm(all) : lastBlocks(all);
    restart();
    return result;
  }

  private byte[] lastBlocks(byte[] all) throws IllegalBlockSizeException, BadPaddingException {
    if (padding && encrypts) {
      int added = 16 - all.length % 16;
      byte[] padded = Arrays.copyOf(all, all.length + added);
      Arrays.fill(padded, all.length, padded.length, (byte) added);
      return blocks(padded, padded.length);
    }
    if (all.length % 16 != 0) {
      String message = "Input length not multiple of 16 bytes";
      waiting.reset();
      throw new IllegalBlockSizeException(padding
          ? "Input length must be multiple of 16 when decrypting with padded cipher" : message);
    }
    byte[] plain = blocks(all, all.length);
    if (!padding || plain.length == 0) return plain;
    int added = plain[plain.length - 1] & 0xff;
    boolean right = added >= 1 && added <= 16;
    for (int i = 1; right && i <= added; i++) right = plain[plain.length - i] == added;
    if (!right) throw new BadPaddingException("Given final block not properly padded");
    return Arrays.copyOf(plain, plain.length - added);
  }

  private byte[] blocks(byte[] data, int length) {
    byte[] result = new byte[length];
    byte[] block = new byte[16];
    for (int at = 0; at < length; at += 16) {
      System.arraycopy(data, at, block, 0, 16);
      if (mode.equals("ECB")) {
        if (encrypts) aes.encrypt(block);
        else aes.decrypt(block);
      } else if (encrypts) {
        for (int i = 0; i < 16; i++) block[i] ^= chain[i];
        aes.encrypt(block);
        chain = block.clone();
      } else {
        byte[] cipherBlock = block.clone();
        aes.decrypt(block);
        for (int i = 0; i < 16; i++) block[i] ^= chain[i];
        chain = cipherBlock;
      }
      System.arraycopy(block, 0, result, at, 16);
    }
    return result;
  }

  private static void increment(byte[] counter, int bytes) {
    for (int i = 15; i >= 16 - bytes; i--) if (++counter[i] != 0) return;
  }

  private byte[] xorStream(byte[] data) {
    for (int i = 0; i < data.length; i++) {
      if (streamUsed == 16) {
        stream = chain.clone();
        aes.encrypt(stream);
        increment(chain, mode.equals("GCM") ? 4 : 16);
        streamUsed = 0;
      }
      data[i] ^= stream[streamUsed++];
    }
    return data;
  }

  private byte[] firstCounter() {
    if (iv.length == 12) {
      byte[] counter = Arrays.copyOf(iv, 16);
      counter[15] = 1;
      return counter;
    }
    return hash(new byte[0], iv, false);
  }

  private byte[] gcm(byte[] input) throws AEADBadTagException {
    int length = encrypts ? input.length : input.length - tagLength;
    if (length < 0) throw new AEADBadTagException("Input too short - need tag");
    byte[] data = Arrays.copyOf(input, length);
    byte[] cipherText = encrypts ? xorStream(data) : data.clone();
    byte[] tag = hash(authenticated.toByteArray(), cipherText, true);
    byte[] mask = firstCounter();
    aes.encrypt(mask);
    for (int i = 0; i < 16; i++) tag[i] ^= mask[i];
    tag = Arrays.copyOf(tag, tagLength);
    if (encrypts) {
      byte[] result = Arrays.copyOf(cipherText, length + tagLength);
      System.arraycopy(tag, 0, result, length, tagLength);
      return result;
    }
    if (!MessageDigest.isEqual(tag, Arrays.copyOfRange(input, length, input.length))) {
      restart();
      throw new AEADBadTagException("Tag mismatch!");
    }
    return xorStream(data);
  }

  /** GHASH of two texts and their lengths. */
  private byte[] hash(byte[] first, byte[] second, boolean bothLengths) {
    byte[] key = new byte[16];
    aes.encrypt(key);
    byte[] sum = new byte[16];
    hashInto(sum, key, first);
    hashInto(sum, key, second);
    byte[] lengths = new byte[16];
    for (int i = 0; i < 8; i++) {
      lengths[7 - i] = (byte) (bothLengths ? first.length * 8L >>> 8 * i : 0);
      lengths[15 - i] = (byte) (second.length * 8L >>> 8 * i);
    }
    hashInto(sum, key, lengths);
    return sum;
  }

  private static void hashInto(byte[] sum, byte[] key, byte[] data) {
    for (int at = 0; at < data.length; at += 16) {
      for (int i = 0; i < 16 && at + i < data.length; i++) sum[i] ^= data[at + i];
      multiply(sum, key);
    }
  }

  /** In the field of GCM, where the lowest bit comes first. */
  private static void multiply(byte[] x, byte[] y) {
    long high = half(y, 0), low = half(y, 8), productHigh = 0, productLow = 0;
    for (int bit = 0; bit < 128; bit++) {
      if ((x[bit / 8] << bit % 8 & 0x80) != 0) {
        productHigh ^= high;
        productLow ^= low;
      }
      boolean carry = (low & 1) != 0;
      low = low >>> 1 | high << 63;
      high = high >>> 1 ^ (carry ? 0xe100000000000000L : 0);
    }
    for (int i = 0; i < 8; i++) {
      x[i] = (byte) (productHigh >>> 56 - 8 * i);
      x[8 + i] = (byte) (productLow >>> 56 - 8 * i);
    }
  }

  private static long half(byte[] bytes, int from) {
    long value = 0;
    for (int i = 0; i < 8; i++) value = value << 8 | bytes[from + i] & 0xff;
    return value;
  }
}
