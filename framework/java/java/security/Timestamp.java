package java.security;

import java.io.Serializable;
import java.security.cert.CertPath;
import java.util.Date;

/** When something was signed. */
public final class Timestamp implements Serializable {
  private final Date time;
  private final CertPath path;

  public Timestamp(Date timestamp, CertPath signerCertPath) {
    if (timestamp == null || signerCertPath == null) throw new NullPointerException();
    time = new Date(timestamp.getTime());
    path = signerCertPath;
  }

  public Date getTimestamp() {
    return new Date(time.getTime());
  }

  public CertPath getSignerCertPath() {
    return path;
  }
}
