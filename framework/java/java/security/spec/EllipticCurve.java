package java.security.spec;

import java.math.BigInteger;

/** A curve over a field. */
public class EllipticCurve {
  private final ECField field;
  private final BigInteger a;
  private final BigInteger b;
  private final byte[] seed;

  public EllipticCurve(ECField field, BigInteger a, BigInteger b) {
    this.field = field;
    this.a = a;
    this.b = b;
    seed = null;
  }

  public EllipticCurve(ECField field, BigInteger a, BigInteger b, byte[] seed) {
    this.field = field;
    this.a = a;
    this.b = b;
    this.seed = seed == null ? null : seed.clone();
  }

  public ECField getField() {
    return field;
  }

  public BigInteger getA() {
    return a;
  }

  public BigInteger getB() {
    return b;
  }

  public byte[] getSeed() {
    return seed == null ? null : seed.clone();
  }

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof EllipticCurve)) return false;
    EllipticCurve other = (EllipticCurve) obj;
    return field.equals(other.field) && a.equals(other.a) && b.equals(other.b);
  }

  @Override
  public int hashCode() {
    return field.hashCode() << 6 + (a.hashCode() << 4) + (b.hashCode() << 2);
  }
}
