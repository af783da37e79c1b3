package java.security;

import antecede.Der;
import java.io.IOException;
import java.math.BigInteger;
import java.security.interfaces.RSAPrivateCrtKey;
import java.security.interfaces.RSAPrivateKey;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.KeySpec;
import java.security.spec.RSAPrivateCrtKeySpec;
import java.security.spec.RSAPrivateKeySpec;
import java.security.spec.RSAPublicKeySpec;

/** RSA keys and their encodings. */
final class RsaKeys {
  /** rsaEncryption with no parameters. */
  private static final byte[] ALGORITHM =
      Der.sequence(Der.objectId("1.2.840.113549.1.1.1"), Der.encode(Der.NULL, new byte[0]));

  private RsaKeys() {}

  static PublicKey publicKey(byte[] encoded) throws InvalidKeySpecException {
    try {
      Der info = new Der(encoded).enter(Der.SEQUENCE);
      info.enter(Der.SEQUENCE);
      Der key = new Der(info.bits()).enter(Der.SEQUENCE);
      return new Public(key.integer(), key.integer());
    } catch (IOException e) {
      throw new InvalidKeySpecException(e);
    }
  }

  static PrivateKey privateKey(byte[] encoded) throws InvalidKeySpecException {
    try {
      Der info = new Der(encoded).enter(Der.SEQUENCE);
      info.integer();
      info.enter(Der.SEQUENCE);
      Der key = new Der(info.content(Der.OCTETS)).enter(Der.SEQUENCE);
      key.integer();
      BigInteger modulus = key.integer(), publicExponent = key.integer(), privateExponent = key.integer();
      return new Crt(new RSAPrivateCrtKeySpec(modulus, publicExponent, privateExponent, key.integer(), key.integer(),
          key.integer(), key.integer(), key.integer()));
    } catch (IOException e) {
      throw new InvalidKeySpecException(e);
    }
  }

  /** The numbers of a key, null if it is no RSA key. */
  static KeySpec spec(Key key) {
    if (key instanceof Crt) return ((Crt) key).spec;
    if (key instanceof RSAPrivateKey) {
      return new RSAPrivateKeySpec(((RSAPrivateKey) key).getModulus(), ((RSAPrivateKey) key).getPrivateExponent());
    }
    if (key instanceof RSAPublicKey) {
      return new RSAPublicKeySpec(((RSAPublicKey) key).getModulus(), ((RSAPublicKey) key).getPublicExponent());
    }
    return null;
  }

  /** A public key. */
  static final class Public implements RSAPublicKey {
    private final BigInteger modulus;
    private final BigInteger exponent;

    Public(BigInteger modulus, BigInteger exponent) {
      this.modulus = modulus;
      this.exponent = exponent;
    }

    @Override
    public BigInteger getModulus() {
      return modulus;
    }

    @Override
    public BigInteger getPublicExponent() {
      return exponent;
    }

    @Override
    public String getAlgorithm() {
      return "RSA";
    }

    @Override
    public String getFormat() {
      return "X.509";
    }

    @Override
    public byte[] getEncoded() {
      byte[] numbers = Der.sequence(Der.integer(modulus), Der.integer(exponent));
      return Der.sequence(ALGORITHM, Der.bits(numbers));
    }

    @Override
    public boolean equals(Object obj) {
      return obj instanceof RSAPublicKey && modulus.equals(((RSAPublicKey) obj).getModulus())
          && exponent.equals(((RSAPublicKey) obj).getPublicExponent());
    }

    @Override
    public int hashCode() {
      return modulus.hashCode() ^ exponent.hashCode();
    }
  }

  /** A private key of which only the exponent is known. */
  static class Private implements RSAPrivateKey {
    private final BigInteger modulus;
    private final BigInteger exponent;

    Private(BigInteger modulus, BigInteger exponent) {
      this.modulus = modulus;
      this.exponent = exponent;
    }

    @Override
    public BigInteger getModulus() {
      return modulus;
    }

    @Override
    public BigInteger getPrivateExponent() {
      return exponent;
    }

    @Override
    public String getAlgorithm() {
      return "RSA";
    }

    @Override
    public String getFormat() {
      return "PKCS#8";
    }

    @Override
    public byte[] getEncoded() {
      return encode(BigInteger.ZERO, BigInteger.ZERO, BigInteger.ZERO, BigInteger.ZERO, BigInteger.ZERO,
          BigInteger.ZERO);
    }

    final byte[] encode(BigInteger e, BigInteger p, BigInteger q, BigInteger ep, BigInteger eq, BigInteger c) {
      byte[] numbers = Der.sequence(Der.integer(BigInteger.ZERO), Der.integer(modulus), Der.integer(e),
          Der.integer(exponent),
          Der.integer(p), Der.integer(q), Der.integer(ep), Der.integer(eq), Der.integer(c));
      return Der.sequence(Der.integer(BigInteger.ZERO), ALGORITHM, Der.encode(Der.OCTETS, numbers));
    }

    @Override
    public boolean equals(Object obj) {
      return obj instanceof RSAPrivateKey && modulus.equals(((RSAPrivateKey) obj).getModulus())
          && exponent.equals(((RSAPrivateKey) obj).getPrivateExponent());
    }

    @Override
    public int hashCode() {
      return modulus.hashCode() ^ exponent.hashCode();
    }
  }

  /** A private key with its primes. */
  static final class Crt extends Private implements RSAPrivateCrtKey {
    final RSAPrivateCrtKeySpec spec;

    Crt(RSAPrivateCrtKeySpec spec) {
      super(spec.getModulus(), spec.getPrivateExponent());
      this.spec = spec;
    }

    @Override
    public BigInteger getPublicExponent() {
      return spec.getPublicExponent();
    }

    @Override
    public BigInteger getPrimeP() {
      return spec.getPrimeP();
    }

    @Override
    public BigInteger getPrimeQ() {
      return spec.getPrimeQ();
    }

    @Override
    public BigInteger getPrimeExponentP() {
      return spec.getPrimeExponentP();
    }

    @Override
    public BigInteger getPrimeExponentQ() {
      return spec.getPrimeExponentQ();
    }

    @Override
    public BigInteger getCrtCoefficient() {
      return spec.getCrtCoefficient();
    }

    @Override
    public byte[] getEncoded() {
      return encode(getPublicExponent(), getPrimeP(), getPrimeQ(), getPrimeExponentP(), getPrimeExponentQ(),
          getCrtCoefficient());
    }
  }
}
