package javax.crypto.spec;

import java.security.InvalidKeyException;
import java.security.spec.KeySpec;
import java.util.Arrays;

/** A DES key as bytes. */
public class DESKeySpec implements KeySpec {
  private final byte[] key;

  public static final int DES_KEY_LEN = 8;

  public DESKeySpec(byte[] key) throws InvalidKeyException {
    this(key, 0);
  }

  public DESKeySpec(byte[] key, int offset) throws InvalidKeyException {
    if (key.length - offset < DES_KEY_LEN) throw new InvalidKeyException("Wrong key size");
    this.key = Arrays.copyOfRange(key, offset, offset + DES_KEY_LEN);
  }

  public byte[] getKey() {
    return key.clone();
  }

  public static boolean isParityAdjusted(byte[] key, int offset) throws InvalidKeyException {
    if (key.length - offset < DES_KEY_LEN) throw new InvalidKeyException("Wrong key size");
    for (int i = 0; i < DES_KEY_LEN; i++) if (Integer.bitCount(key[offset + i] & 0xff) % 2 == 0) return false;
    return true;
  }

  public static boolean isWeak(byte[] key, int offset) throws InvalidKeyException {
    if (key == null) throw new InvalidKeyException("null key");
    if (key.length - offset < DES_KEY_LEN) throw new InvalidKeyException("Wrong key size");
    return false;
  }
}
