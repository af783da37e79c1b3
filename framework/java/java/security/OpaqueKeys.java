package java.security;

import java.util.Arrays;

/** Keys of algorithms that the model does not compute: only their encoding is known. */
final class OpaqueKeys {
  private OpaqueKeys() {}

  /** What both halves share. */
  private abstract static class Base implements Key {
    final String algorithm;
    private final byte[] encoded;

    Base(String algorithm, byte[] encoded) {
      this.algorithm = algorithm;
      this.encoded = encoded.clone();
    }

    @Override
    public String getAlgorithm() {
      return algorithm;
    }

    @Override
    public byte[] getEncoded() {
      return encoded.clone();
    }

    @Override
    public boolean equals(Object obj) {
      return obj != null && obj.getClass() == getClass() && Arrays.equals(encoded, ((Base) obj).encoded);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(encoded);
    }
  }

  /** A public key. */
  static final class Public extends Base implements PublicKey {
    Public(String algorithm, byte[] encoded) {
      super(algorithm, encoded);
    }

    @Override
    public String getFormat() {
      return "X.509";
    }
  }

  /** A private key. */
  static final class Private extends Base implements PrivateKey {
    Private(String algorithm, byte[] encoded) {
      super(algorithm, encoded);
    }

    @Override
    public String getFormat() {
      return "PKCS#8";
    }
  }
}
