package javax.net.ssl;

import java.security.cert.CertPathParameters;

/** Parameters of certificate paths for a factory of trust managers. */
public class CertPathTrustManagerParameters implements ManagerFactoryParameters {
  private final CertPathParameters parameters;

  public CertPathTrustManagerParameters(CertPathParameters parameters) {
    if (parameters == null) throw new NullPointerException();
    this.parameters = parameters;
  }

  public CertPathParameters getParameters() {
    return parameters;
  }
}
