package java.security;

import java.io.Serializable;

/** What a provider implements of a random generator. */
public abstract class SecureRandomSpi implements Serializable {
  public SecureRandomSpi() {}

  protected abstract byte[] engineGenerateSeed(int count);

  protected abstract void engineNextBytes(byte[] bytes);

  protected abstract void engineSetSeed(byte[] seed);
}
