package java.security.interfaces;

import java.math.BigInteger;

/** The parameters of a DSA key. */
public interface DSAParams {
  BigInteger getG();

  BigInteger getP();

  BigInteger getQ();
}
