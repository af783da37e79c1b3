package javax.crypto.interfaces;

import java.math.BigInteger;
import java.security.PublicKey;

/** A public Diffie-Hellman key. */
public interface DHPublicKey extends DHKey, PublicKey {
  long serialVersionUID = -6628103563352519193L;

  BigInteger getY();
}
