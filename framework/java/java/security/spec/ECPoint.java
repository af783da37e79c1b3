package java.security.spec;

import java.math.BigInteger;
import java.util.Objects;

/** A point of a curve. */
public class ECPoint {
  private final BigInteger affineX;
  private final BigInteger affineY;

  public ECPoint(BigInteger affineX, BigInteger affineY) {
    this.affineX = affineX;
    this.affineY = affineY;
  }

  public BigInteger getAffineX() {
    return affineX;
  }

  public BigInteger getAffineY() {
    return affineY;
  }

  public static final ECPoint POINT_INFINITY = new ECPoint(null, null);

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof ECPoint)) return false;
    ECPoint other = (ECPoint) obj;
    return Objects.equals(affineX, other.affineX) && Objects.equals(affineY, other.affineY);
  }

  @Override
  public int hashCode() {
    return Objects.hashCode(affineX) << 5 ^ Objects.hashCode(affineY);
  }
}
