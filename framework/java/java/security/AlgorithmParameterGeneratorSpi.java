package java.security;

import java.security.spec.AlgorithmParameterSpec;

/** What a provider implements of a generator of parameters. */
public abstract class AlgorithmParameterGeneratorSpi {
  public AlgorithmParameterGeneratorSpi() {}

  protected abstract AlgorithmParameters engineGenerateParameters();

  protected abstract void engineInit(int value, SecureRandom format);

  protected abstract void engineInit(AlgorithmParameterSpec value, SecureRandom format)
      throws InvalidAlgorithmParameterException;
}
