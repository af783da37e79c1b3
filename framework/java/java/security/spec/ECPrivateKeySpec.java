package java.security.spec;

import java.math.BigInteger;

/** The number of a private key. */
public class ECPrivateKeySpec implements KeySpec {
  private final BigInteger s;
  private final ECParameterSpec params;

  public ECPrivateKeySpec(BigInteger s, ECParameterSpec params) {
    this.s = s;
    this.params = params;
  }

  public BigInteger getS() {
    return s;
  }

  public ECParameterSpec getParams() {
    return params;
  }
}
