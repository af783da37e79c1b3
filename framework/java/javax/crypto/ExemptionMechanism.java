package javax.crypto;

import java.security.AlgorithmParameters;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.Security;
import java.security.spec.AlgorithmParameterSpec;

/** A way around export limits. The system has none. */
public class ExemptionMechanism {
  private final ExemptionMechanismSpi spi;
  private final Provider provider;
  private final String name;
  private Key key;

  protected ExemptionMechanism(ExemptionMechanismSpi exmechSpi, Provider provider, String mechanism) {
    spi = exmechSpi;
    this.provider = provider;
    name = mechanism;
  }

  public static final ExemptionMechanism getInstance(String algorithm) throws NoSuchAlgorithmException {
    return create(algorithm, Security.service("ExemptionMechanism", algorithm));
  }

  public static final ExemptionMechanism getInstance(String algorithm, String provider)
      throws NoSuchAlgorithmException, NoSuchProviderException {
    return create(algorithm, Security.service("ExemptionMechanism", algorithm, provider));
  }

  public static final ExemptionMechanism getInstance(String algorithm, Provider provider)
      throws NoSuchAlgorithmException {
    return create(algorithm, Security.service("ExemptionMechanism", algorithm, provider));
  }

  private static ExemptionMechanism create(String algorithm, Provider.Service service)
      throws NoSuchAlgorithmException {
    return new ExemptionMechanism((ExemptionMechanismSpi) service.newInstance(null), service.getProvider(),
        algorithm);
  }

  public final String getName() {
    return name;
  }

  public final Provider getProvider() {
    return provider;
  }

  public final boolean isCryptoAllowed(Key key) throws ExemptionMechanismException {
    return this.key != null && this.key.equals(key);
  }

  public final int getOutputSize(int inputLen) throws IllegalStateException {
    return spi.engineGetOutputSize(inputLen);
  }

  public final void init(Key key) throws InvalidKeyException, ExemptionMechanismException {
    this.key = key;
    spi.engineInit(key);
  }

  public final void init(Key key, AlgorithmParameterSpec params)
      throws InvalidKeyException, InvalidAlgorithmParameterException, ExemptionMechanismException {
    this.key = key;
    spi.engineInit(key, params);
  }

  public final void init(Key key, AlgorithmParameters params)
      throws InvalidKeyException, InvalidAlgorithmParameterException, ExemptionMechanismException {
    this.key = key;
    spi.engineInit(key, params);
  }

  public final byte[] genExemptionBlob() throws IllegalStateException, ExemptionMechanismException {
    return spi.engineGenExemptionBlob();
  }

  public final int genExemptionBlob(byte[] output)
      throws IllegalStateException, ShortBufferException, ExemptionMechanismException {
    return genExemptionBlob(output, 0);
  }

  public final int genExemptionBlob(byte[] output, int outputOffset)
      throws IllegalStateException, ShortBufferException, ExemptionMechanismException {
    return spi.engineGenExemptionBlob(output, outputOffset);
  }
}
