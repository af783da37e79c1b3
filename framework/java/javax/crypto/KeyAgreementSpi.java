package javax.crypto;

import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;

/** What a provider implements of a key agreement. */
public abstract class KeyAgreementSpi {
  public KeyAgreementSpi() {}

  protected abstract Key engineDoPhase(Key key, boolean lastPhase) throws IllegalStateException, InvalidKeyException;

  protected abstract byte[] engineGenerateSecret() throws IllegalStateException;

  protected abstract int engineGenerateSecret(byte[] output, int offset)
      throws IllegalStateException, ShortBufferException;

  protected abstract SecretKey engineGenerateSecret(String name)
      throws IllegalStateException, InvalidKeyException, NoSuchAlgorithmException;

  protected abstract void engineInit(Key key, SecureRandom random) throws InvalidKeyException;

  protected abstract void engineInit(Key key, AlgorithmParameterSpec params, SecureRandom random)
      throws InvalidAlgorithmParameterException, InvalidKeyException;
}
