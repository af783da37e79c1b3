package javax.crypto;

import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;

/** HMAC: the digest of the key and the digest of the key and the message. */
final class Hmac extends MacSpi implements Cloneable {
  private final String digestName;
  private MessageDigest digest;
  private final int blockSize;
  private byte[] key = new byte[0];
  private boolean started;

  Hmac(String algorithm) throws NoSuchAlgorithmException {
    String name = algorithm.substring(4);
    digestName = name.startsWith("SHA") ? "SHA-" + name.substring(3) : name;
    digest = MessageDigest.getInstance(digestName);
    blockSize = digest.getDigestLength() > 32 ? 128 : 64;
  }

  @Override
  protected int engineGetMacLength() {
    return digest.getDigestLength();
  }

  @Override
  protected void engineInit(Key newKey, AlgorithmParameterSpec params)
      throws InvalidKeyException, InvalidAlgorithmParameterException {
    if (params != null) throw new InvalidAlgorithmParameterException("HMAC does not use parameters");
    byte[] bytes = newKey instanceof SecretKey ? newKey.getEncoded() : null;
    if (bytes == null) throw new InvalidKeyException("Missing key data");
    setKey(bytes);
  }

  void setKey(byte[] bytes) {
    digest.reset();
    key = Arrays.copyOf(bytes.length > blockSize ? digest.digest(bytes) : bytes, blockSize);
    started = false;
  }

  private byte[] pad(int value) {
    byte[] padded = key.clone();
    for (int i = 0; i < padded.length; i++) padded[i] ^= value;
    return padded;
  }

  private void start() {
    if (!started) digest.update(pad(0x36));
    started = true;
  }

  @Override
  protected void engineUpdate(byte input) {
    start();
    digest.update(input);
  }

  @Override
  protected void engineUpdate(byte[] input, int offset, int len) {
    start();
    digest.update(input, offset, len);
  }

  @Override
  protected byte[] engineDoFinal() {
    start();
    byte[] inner = digest.digest();
    started = false;
    digest.update(pad(0x5c));
    return digest.digest(inner);
  }

  @Override
  protected void engineReset() {
    digest.reset();
    started = false;
  }

  @Override
  public Object clone() throws CloneNotSupportedException {
    Hmac copy = (Hmac) super.clone();
    copy.digest = (MessageDigest) digest.clone();
    return copy;
  }
}
