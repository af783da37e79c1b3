package java.security;

import java.io.Serializable;

/** A cryptographic key. */
public interface Key extends Serializable {
  long serialVersionUID = 6603384152749567654L;

  String getAlgorithm();

  byte[] getEncoded();

  String getFormat();
}
