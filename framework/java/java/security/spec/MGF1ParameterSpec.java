package java.security.spec;

/** The digest of a mask generation function. */
public class MGF1ParameterSpec implements AlgorithmParameterSpec {
  private final String digestAlgorithm;

  public MGF1ParameterSpec(String digestAlgorithm) {
    this.digestAlgorithm = digestAlgorithm;
  }

  public String getDigestAlgorithm() {
    return digestAlgorithm;
  }

  public static final MGF1ParameterSpec SHA1 = new MGF1ParameterSpec("SHA-1");
  public static final MGF1ParameterSpec SHA224 = new MGF1ParameterSpec("SHA-224");
  public static final MGF1ParameterSpec SHA256 = new MGF1ParameterSpec("SHA-256");
  public static final MGF1ParameterSpec SHA384 = new MGF1ParameterSpec("SHA-384");
  public static final MGF1ParameterSpec SHA512 = new MGF1ParameterSpec("SHA-512");
}
