package java.security.interfaces;

import java.math.BigInteger;
import java.security.PrivateKey;

/** A private RSA key. */
public interface RSAPrivateKey extends PrivateKey, RSAKey {
  long serialVersionUID = 5187144804936595022L;

  BigInteger getPrivateExponent();
}
