package java.security.interfaces;

import java.math.BigInteger;
import java.security.PublicKey;

/** A public RSA key. */
public interface RSAPublicKey extends PublicKey, RSAKey {
  long serialVersionUID = -8727434096241101194L;

  BigInteger getPublicExponent();
}
