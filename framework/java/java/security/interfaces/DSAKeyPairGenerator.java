package java.security.interfaces;

import java.security.InvalidParameterException;
import java.security.SecureRandom;

/** Makes DSA keys. */
public interface DSAKeyPairGenerator {
  void initialize(DSAParams keysize, SecureRandom random) throws InvalidParameterException;

  void initialize(int index, boolean state, SecureRandom secureRandom) throws InvalidParameterException;
}
