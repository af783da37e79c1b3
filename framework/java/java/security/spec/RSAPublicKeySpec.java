package java.security.spec;

import java.math.BigInteger;

/** The numbers of a public RSA key. */
public class RSAPublicKeySpec implements KeySpec {
  private final BigInteger modulus;
  private final BigInteger publicExponent;

  public RSAPublicKeySpec(BigInteger modulus, BigInteger publicExponent) {
    this.modulus = modulus;
    this.publicExponent = publicExponent;
  }

  public BigInteger getModulus() {
    return modulus;
  }

  public BigInteger getPublicExponent() {
    return publicExponent;
  }
}
