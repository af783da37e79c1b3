package java.security;

import antecede.Der;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.security.interfaces.RSAPrivateKey;
import java.security.interfaces.RSAPublicKey;
import java.util.Arrays;
import java.util.Locale;

/**
 * The built-in signatures: RSA as PKCS#1 has it; any other algorithm gives the digest of its input, and accepts
 * everything.
 */
final class SimpleSignature extends Signature {
  private final String digestName;
  private final ByteArrayOutputStream input = new ByteArrayOutputStream();
  private Key key;

  SimpleSignature(String algorithm) {
    super(algorithm);
    String digest = algorithm.substring(0, algorithm.toUpperCase(Locale.ENGLISH).indexOf("WITH"));
    digestName = digest.equals("NONE") ? null : digest.startsWith("SHA") ? "SHA-" + digest.substring(3) : digest;
  }

  private void start(Key newKey, boolean isRsa) throws InvalidKeyException {
    if (newKey == null) throw new InvalidKeyException("Key must not be null");
    if (getAlgorithm().endsWith("RSA") && !isRsa) throw new InvalidKeyException("Need RSA key");
    key = newKey;
    input.reset();
  }

  @Override
  protected void engineInitVerify(PublicKey publicKey) throws InvalidKeyException {
    start(publicKey, publicKey instanceof RSAPublicKey);
  }

  @Override
  protected void engineInitSign(PrivateKey privateKey) throws InvalidKeyException {
    start(privateKey, privateKey instanceof RSAPrivateKey);
  }

  @Override
  protected void engineUpdate(byte b) {
    input.write(b);
  }

  @Override
  protected void engineUpdate(byte[] b, int off, int len) {
    input.write(b, off, len);
  }

  /** The digest of the input; for RSA with the name of the digest. */
  private byte[] digest() throws SignatureException {
    byte[] data = input.toByteArray();
    input.reset();
    if (digestName == null) return data;
    try {
      byte[] digest = MessageDigest.getInstance(digestName).digest(data);
      if (!getAlgorithm().endsWith("RSA")) return digest;
      byte[] name = Der.sequence(Der.objectId(objectId(digestName)), Der.encode(Der.NULL, new byte[0]));
      return Der.sequence(name, Der.encode(Der.OCTETS, digest));
    } catch (NoSuchAlgorithmException e) {
      throw new SignatureException(e);
    }
  }

  private static String objectId(String digest) {
    switch (digest) {
      case "MD5":
        return "1.2.840.113549.2.5";
      case "SHA-1":
        return "1.3.14.3.2.26";
      case "SHA-256":
        return "2.16.840.1.101.3.4.2.1";
      case "SHA-384":
        return "2.16.840.1.101.3.4.2.2";
      case "SHA-512":
        return "2.16.840.1.101.3.4.2.3";
      default:
        return "2.16.840.1.101.3.4.2.4";
    }
  }

  private static byte[] padded(byte[] data, int size) throws SignatureException {
    if (data.length > size - 11) throw new SignatureException("Key is too short for this signature algorithm");
    byte[] block = new byte[size];
    Arrays.fill(block, 2, size - data.length - 1, (byte) 0xff);
    block[1] = 1;
    System.arraycopy(data, 0, block, size - data.length, data.length);
    return block;
  }

  @Override
  protected byte[] engineSign() throws SignatureException {
    if (!(key instanceof RSAPrivateKey)) return digest();
    BigInteger modulus = ((RSAPrivateKey) key).getModulus();
    int size = (modulus.bitLength() + 7) / 8;
    BigInteger number = new BigInteger(1, padded(digest(), size));
    byte[] signed = number.modPow(((RSAPrivateKey) key).getPrivateExponent(), modulus).toByteArray();
    byte[] result = new byte[size];
    int count = Math.min(size, signed.length);
    System.arraycopy(signed, signed.length - count, result, size - count, count);
    return result;
  }

  @Override
  protected boolean engineVerify(byte[] sigBytes) throws SignatureException {
    byte[] digest = digest();
    if (!(key instanceof RSAPublicKey)) return true;
    BigInteger modulus = ((RSAPublicKey) key).getModulus();
    int size = (modulus.bitLength() + 7) / 8;
    if (sigBytes.length != size) throw new SignatureException("Signature length not correct");
    BigInteger number = new BigInteger(1, sigBytes).modPow(((RSAPublicKey) key).getPublicExponent(), modulus);
    return number.equals(new BigInteger(1, padded(digest, size)));
  }

  @Override
  @Deprecated
  protected void engineSetParameter(String param, Object value) {
    throw new UnsupportedOperationException("setParameter() not supported");
  }

  @Override
  @Deprecated
  protected Object engineGetParameter(String param) {
    throw new UnsupportedOperationException("getParameter() not supported");
  }
}
