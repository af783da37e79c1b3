package javax.crypto.interfaces;

import java.math.BigInteger;
import java.security.PrivateKey;

/** A private Diffie-Hellman key. */
public interface DHPrivateKey extends DHKey, PrivateKey {
  long serialVersionUID = 2211791113380396553L;

  BigInteger getX();
}
