package java.security;

import java.io.IOException;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.InvalidParameterSpecException;

/** Parameters of an algorithm. The built-in ones keep the specification they were given; they have no encoding. */
public class AlgorithmParameters {
  private final AlgorithmParametersSpi spi;
  private final Provider provider;
  private final String algorithm;
  private boolean initialized;

  protected AlgorithmParameters(AlgorithmParametersSpi paramSpi, Provider provider, String algorithm) {
    spi = paramSpi;
    this.provider = provider;
    this.algorithm = algorithm;
  }

  public static AlgorithmParameters getInstance(String algorithm) throws NoSuchAlgorithmException {
    return create(algorithm, Security.service("AlgorithmParameters", algorithm));
  }

  public static AlgorithmParameters getInstance(String algorithm, String provider)
      throws NoSuchAlgorithmException, NoSuchProviderException {
    return create(algorithm, Security.service("AlgorithmParameters", algorithm, provider));
  }

  public static AlgorithmParameters getInstance(String algorithm, Provider provider) throws NoSuchAlgorithmException {
    return create(algorithm, Security.service("AlgorithmParameters", algorithm, provider));
  }

  private static AlgorithmParameters create(String algorithm, Provider.Service service)
      throws NoSuchAlgorithmException {
    Object engine = service.isBuiltIn() ? new Kept() : service.newInstance(null);
    return new AlgorithmParameters((AlgorithmParametersSpi) engine, service.getProvider(), algorithm);
  }

  public final String getAlgorithm() {
    return algorithm;
  }

  public final Provider getProvider() {
    return provider;
  }

  private void start() {
    initialized = true;
  }

  public final void init(AlgorithmParameterSpec paramSpec) throws InvalidParameterSpecException {
    if (initialized) throw new InvalidParameterSpecException("already initialized");
    spi.engineInit(paramSpec);
    start();
  }

  public final void init(byte[] params) throws IOException {
    if (initialized) throw new IOException("already initialized");
    spi.engineInit(params);
    start();
  }

  public final void init(byte[] params, String format) throws IOException {
    if (initialized) throw new IOException("already initialized");
    spi.engineInit(params, format);
    start();
  }

  public final <T extends AlgorithmParameterSpec> T getParameterSpec(Class<T> paramSpec)
      throws InvalidParameterSpecException {
    if (!initialized) throw new InvalidParameterSpecException("not initialized");
    return spi.engineGetParameterSpec(paramSpec);
  }

  public final byte[] getEncoded() throws IOException {
    if (!initialized) throw new IOException("not initialized");
    return spi.engineGetEncoded();
  }

  public final byte[] getEncoded(String format) throws IOException {
    if (!initialized) throw new IOException("not initialized");
    return spi.engineGetEncoded(format);
  }

  @Override
  public final String toString() {
    return initialized ? spi.engineToString() : null;
  }

  /** Keeps a specification, or bytes. */
  private static final class Kept extends AlgorithmParametersSpi {
    private AlgorithmParameterSpec spec;
    private byte[] encoded = new byte[0];

    @Override
    protected void engineInit(AlgorithmParameterSpec paramSpec) {
      spec = paramSpec;
    }

    @Override
    protected void engineInit(byte[] params) {
      encoded = params.clone();
    }

    @Override
    protected void engineInit(byte[] params, String format) {
      engineInit(params);
    }

    @Override
    protected <T extends AlgorithmParameterSpec> T engineGetParameterSpec(Class<T> type)
        throws InvalidParameterSpecException {
      if (!type.isInstance(spec)) throw new InvalidParameterSpecException("Inappropriate parameter specification");
      return type.cast(spec);
    }

    @Override
    protected byte[] engineGetEncoded() {
      return encoded.clone();
    }

    @Override
    protected byte[] engineGetEncoded(String format) {
      return encoded.clone();
    }

    @Override
    protected String engineToString() {
      return String.valueOf(spec);
    }
  }
}
