package java.security.spec;

import java.math.BigInteger;

/** A prime field. */
public class ECFieldFp implements ECField {
  private final BigInteger p;

  public ECFieldFp(BigInteger p) {
    this.p = p;
  }

  public BigInteger getP() {
    return p;
  }

  @Override
  public int getFieldSize() {
    return p.bitLength();
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof ECFieldFp && p.equals(((ECFieldFp) obj).p);
  }

  @Override
  public int hashCode() {
    return p.hashCode();
  }
}
