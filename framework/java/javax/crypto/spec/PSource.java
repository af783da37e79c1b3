package javax.crypto.spec;

/** The label of OAEP, and where it comes from. */
public class PSource {
  private final String algorithm;

  protected PSource(String pSrcName) {
    if (pSrcName == null) throw new NullPointerException("pSource algorithm is null");
    algorithm = pSrcName;
  }

  public String getAlgorithm() {
    return algorithm;
  }

  /** A label that is given. */
  public static final class PSpecified extends PSource {
    public static final PSpecified DEFAULT = new PSpecified(new byte[0]);

    private final byte[] value;

    public PSpecified(byte[] p) {
      super("PSpecified");
      value = p.clone();
    }

    public byte[] getValue() {
      return value.clone();
    }
  }
}
