package java.security;

import java.util.Set;

/** Says which algorithms are allowed. */
public interface AlgorithmConstraints {
  boolean permits(Set<CryptoPrimitive> set, String name, AlgorithmParameters algorithmParameters);

  boolean permits(Set<CryptoPrimitive> set, Key key);

  boolean permits(Set<CryptoPrimitive> set, String name, Key key, AlgorithmParameters algorithmParameters);
}
