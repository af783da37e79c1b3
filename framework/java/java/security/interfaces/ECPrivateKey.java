package java.security.interfaces;

import java.math.BigInteger;
import java.security.PrivateKey;

/** A private key on an elliptic curve. */
public interface ECPrivateKey extends PrivateKey, ECKey {
  long serialVersionUID = -7896394956925609184L;

  BigInteger getS();
}
