package javax.crypto.interfaces;

import javax.crypto.SecretKey;

/** A key made of a password. */
public interface PBEKey extends SecretKey {
  long serialVersionUID = -1430015993304333921L;

  int getIterationCount();

  char[] getPassword();

  byte[] getSalt();
}
