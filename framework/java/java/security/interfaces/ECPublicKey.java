package java.security.interfaces;

import java.security.PublicKey;
import java.security.spec.ECPoint;

/** A public key on an elliptic curve. */
public interface ECPublicKey extends PublicKey, ECKey {
  long serialVersionUID = -3314988629879632826L;

  ECPoint getW();
}
