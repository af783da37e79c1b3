package javax.crypto.spec;

import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.MGF1ParameterSpec;

/** The digests and the label of OAEP. */
public class OAEPParameterSpec implements AlgorithmParameterSpec {
  public static final OAEPParameterSpec DEFAULT =
      new OAEPParameterSpec("SHA-1", "MGF1", MGF1ParameterSpec.SHA1, PSource.PSpecified.DEFAULT);

  private final String digest;
  private final String mask;
  private final AlgorithmParameterSpec maskParameters;
  private final PSource source;

  public OAEPParameterSpec(String mdName, String mgfName, AlgorithmParameterSpec mgfSpec, PSource pSrc) {
    if (mdName == null || mgfName == null || pSrc == null) throw new NullPointerException();
    digest = mdName;
    mask = mgfName;
    maskParameters = mgfSpec;
    source = pSrc;
  }

  public String getDigestAlgorithm() {
    return digest;
  }

  public String getMGFAlgorithm() {
    return mask;
  }

  public AlgorithmParameterSpec getMGFParameters() {
    return maskParameters;
  }

  public PSource getPSource() {
    return source;
  }
}
