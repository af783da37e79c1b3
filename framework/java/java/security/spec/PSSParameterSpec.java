package java.security.spec;

/** The digests and lengths of RSASSA-PSS. */
public class PSSParameterSpec implements AlgorithmParameterSpec {
  public static final PSSParameterSpec DEFAULT =
      new PSSParameterSpec("SHA-1", "MGF1", MGF1ParameterSpec.SHA1, 20, 1);

  private final String digest;
  private final String mask;
  private final AlgorithmParameterSpec maskParameters;
  private final int saltLength;
  private final int trailer;

  public PSSParameterSpec(String mdName, String mgfName, AlgorithmParameterSpec mgfSpec, int saltLen,
      int trailerField) {
    if (mdName == null || mgfName == null) throw new NullPointerException();
    if (saltLen < 0 || trailerField < 0) throw new IllegalArgumentException("negative value");
    digest = mdName;
    mask = mgfName;
    maskParameters = mgfSpec;
    saltLength = saltLen;
    trailer = trailerField;
  }

  public PSSParameterSpec(int saltLen) {
    this("SHA-1", "MGF1", MGF1ParameterSpec.SHA1, saltLen, 1);
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

  public int getSaltLength() {
    return saltLength;
  }

  public int getTrailerField() {
    return trailer;
  }
}
