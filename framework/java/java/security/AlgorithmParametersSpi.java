package java.security;

import java.io.IOException;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.InvalidParameterSpecException;

/** What a provider implements of algorithm parameters. */
public abstract class AlgorithmParametersSpi {
  public AlgorithmParametersSpi() {}

  protected abstract byte[] engineGetEncoded() throws IOException;

  protected abstract byte[] engineGetEncoded(String name) throws IOException;

  protected abstract <T extends AlgorithmParameterSpec> T engineGetParameterSpec(Class<T> type)
      throws InvalidParameterSpecException;

  protected abstract void engineInit(AlgorithmParameterSpec value) throws InvalidParameterSpecException;

  protected abstract void engineInit(byte[] value) throws IOException;

  protected abstract void engineInit(byte[] value, String format) throws IOException;

  protected abstract String engineToString();
}
