package javax.crypto.spec;

import java.security.spec.AlgorithmParameterSpec;

/** Salt and rounds of a password cipher. */
public class PBEParameterSpec implements AlgorithmParameterSpec {
  private final byte[] salt;
  private final int iterationCount;
  private final AlgorithmParameterSpec parameterSpec;

  public PBEParameterSpec(byte[] salt, int iterationCount) {
    this.salt = salt == null ? null : salt.clone();
    this.iterationCount = iterationCount;
    parameterSpec = null;
  }

  public PBEParameterSpec(byte[] salt, int iterationCount, AlgorithmParameterSpec parameterSpec) {
    this.salt = salt == null ? null : salt.clone();
    this.iterationCount = iterationCount;
    this.parameterSpec = parameterSpec;
  }

  public byte[] getSalt() {
    return salt == null ? null : salt.clone();
  }

  public int getIterationCount() {
    return iterationCount;
  }

  public AlgorithmParameterSpec getParameterSpec() {
    return parameterSpec;
  }
}
