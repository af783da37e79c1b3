package java.security;

import java.math.BigInteger;
import java.security.spec.RSAPrivateCrtKeySpec;
import java.util.Arrays;

/**
 * The built-in generator of key pairs. Looking for primes would take an interpreter minutes: they are always the
 * same.
 */
final class SimpleKeyPairs extends KeyPairGenerator {
  private static final BigInteger P = new BigInteger(
      "fda2e7286e040dd4c02bc607abc004fc2592316b9be452843d4ba18afd4a7a32343541616b556485a88875fc95"
      + "e49a72f48ed5a270b8ec9acdfe526e1afa41f1", 16);
  private static final BigInteger Q = new BigInteger(
      "d31d9e0b71eb1933974a50d4aaffe891bc74d0c5e84d87e1a4520236f1db356abad51480b604340c910cd3abc6"
      + "9a13243a6902a594a36c4c1bcc34b43ed69b1d", 16);

  SimpleKeyPairs(String algorithm) {
    super(algorithm);
  }

  @Override
  public KeyPair generateKeyPair() {
    if (getAlgorithm().equals("RSA")) return rsa();
    byte[] secret = new byte[32];
    new SecureRandom().nextBytes(secret);
    byte[] shared = Arrays.copyOf(secret, 33);
    return new KeyPair(new OpaqueKeys.Public(getAlgorithm(), shared), new OpaqueKeys.Private(getAlgorithm(), secret));
  }

  private static KeyPair rsa() {
    BigInteger one = BigInteger.ONE, exponent = BigInteger.valueOf(65537), modulus = P.multiply(Q);
    BigInteger secret = exponent.modInverse(P.subtract(one).multiply(Q.subtract(one)));
    RSAPrivateCrtKeySpec spec = new RSAPrivateCrtKeySpec(modulus, exponent, secret, P, Q, secret.mod(P.subtract(one)),
        secret.mod(Q.subtract(one)), Q.modInverse(P));
    return new KeyPair(new RsaKeys.Public(modulus, exponent), new RsaKeys.Crt(spec));
  }
}
