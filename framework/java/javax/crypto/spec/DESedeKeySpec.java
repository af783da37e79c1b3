package javax.crypto.spec;

import java.security.InvalidKeyException;
import java.security.spec.KeySpec;
import java.util.Arrays;

/** A DESede key as bytes. */
public class DESedeKeySpec implements KeySpec {
  private final byte[] key;

  public static final int DES_EDE_KEY_LEN = 24;

  public DESedeKeySpec(byte[] key) throws InvalidKeyException {
    this(key, 0);
  }

  public DESedeKeySpec(byte[] key, int offset) throws InvalidKeyException {
    if (key.length - offset < DES_EDE_KEY_LEN) throw new InvalidKeyException("Wrong key size");
    this.key = Arrays.copyOfRange(key, offset, offset + DES_EDE_KEY_LEN);
  }

  public byte[] getKey() {
    return key.clone();
  }

  public static boolean isParityAdjusted(byte[] key, int offset) throws InvalidKeyException {
    if (key.length - offset < DES_EDE_KEY_LEN) throw new InvalidKeyException("Wrong key size");
    for (int i = 0; i < DES_EDE_KEY_LEN; i++) if (Integer.bitCount(key[offset + i] & 0xff) % 2 == 0) return false;
    return true;
  }
}
