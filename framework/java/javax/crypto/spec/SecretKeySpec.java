package javax.crypto.spec;

import java.security.spec.KeySpec;
import java.util.Arrays;
import java.util.Locale;
import javax.crypto.SecretKey;

/** A secret key made of bytes. */
public class SecretKeySpec implements KeySpec, SecretKey {
  private final byte[] key;
  private final String algorithm;

  public String getAlgorithm() {
    return algorithm;
  }

  public SecretKeySpec(byte[] key, String algorithm) {
    if (key == null || algorithm == null) throw new IllegalArgumentException("Missing argument");
    if (key.length == 0) throw new IllegalArgumentException("Empty key");
    this.key = key.clone();
    this.algorithm = algorithm;
  }

  public SecretKeySpec(byte[] key, int offset, int len, String algorithm) {
    if (key == null || algorithm == null) throw new IllegalArgumentException("Missing argument");
    if (key.length == 0) throw new IllegalArgumentException("Empty key");
    if (key.length - offset < len) throw new IllegalArgumentException("Invalid offset/length combination");
    if (len < 0) throw new ArrayIndexOutOfBoundsException("len is negative");
    this.key = Arrays.copyOfRange(key, offset, offset + len);
    this.algorithm = algorithm;
  }

  @Override
  public String getFormat() {
    return "RAW";
  }

  @Override
  public byte[] getEncoded() {
    return key.clone();
  }

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof SecretKey)) return false;
    SecretKey other = (SecretKey) obj;
    return algorithm.equalsIgnoreCase(other.getAlgorithm()) && Arrays.equals(key, other.getEncoded());
  }

  @Override
  public int hashCode() {
    int hash = 0;
    for (int i = 1; i < key.length; i++) hash += key[i] * i;
    return hash ^ algorithm.toLowerCase(Locale.ENGLISH).hashCode();
  }
}
