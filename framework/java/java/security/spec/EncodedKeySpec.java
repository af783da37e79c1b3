package java.security.spec;

import java.util.Arrays;

/** A key as bytes. */
public abstract class EncodedKeySpec implements KeySpec {
  private final byte[] encoded;

  public EncodedKeySpec(byte[] encoded) {
    this.encoded = encoded == null ? null : encoded.clone();
  }

  public byte[] getEncoded() {
    return encoded == null ? null : encoded.clone();
  }

  public abstract String getFormat();

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof EncodedKeySpec)) return false;
    EncodedKeySpec other = (EncodedKeySpec) obj;
    return getFormat().equals(other.getFormat()) && Arrays.equals(encoded, other.encoded);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(encoded) ^ getFormat().hashCode();
  }
}
