package java.security;

import java.io.Serializable;
import java.security.cert.CertPath;

/** Who signed code. */
public final class CodeSigner implements Serializable {
  private final CertPath path;
  private final Timestamp timestamp;

  public CodeSigner(CertPath signerCertPath, Timestamp timestamp) {
    if (signerCertPath == null) throw new NullPointerException();
    path = signerCertPath;
    this.timestamp = timestamp;
  }

  public CertPath getSignerCertPath() {
    return path;
  }

  public Timestamp getTimestamp() {
    return timestamp;
  }
}
