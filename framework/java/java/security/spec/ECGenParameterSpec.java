package java.security.spec;

/** A curve known by a name. */
public class ECGenParameterSpec extends NamedParameterSpec implements AlgorithmParameterSpec {
  public ECGenParameterSpec(String stdName) {
    super(stdName);
  }
}
