package java.security.spec;

import java.math.BigInteger;

/** How RSA keys are made. */
public class RSAKeyGenParameterSpec implements AlgorithmParameterSpec {
  private final int keysize;
  private final BigInteger publicExponent;

  public RSAKeyGenParameterSpec(int keysize, BigInteger publicExponent) {
    this.keysize = keysize;
    this.publicExponent = publicExponent;
  }

  public int getKeysize() {
    return keysize;
  }

  public BigInteger getPublicExponent() {
    return publicExponent;
  }

  public static final BigInteger F0 = BigInteger.valueOf(3);
  public static final BigInteger F4 = BigInteger.valueOf(65537);
}
