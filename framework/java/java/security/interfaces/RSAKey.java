package java.security.interfaces;

import java.math.BigInteger;

/** An RSA key. */
public interface RSAKey {
  BigInteger getModulus();
}
