package java.security;

import java.io.Serializable;
import java.net.URL;
import java.security.cert.Certificate;

/** Where code comes from. */
public class CodeSource implements Serializable {
  private final URL location;
  private final Certificate[] certificates;
  private final CodeSigner[] signers;

  public CodeSource(URL url, Certificate[] certs) {
    location = url;
    certificates = certs;
    signers = null;
  }

  public CodeSource(URL url, CodeSigner[] signers) {
    location = url;
    certificates = null;
    this.signers = signers;
  }

  public final URL getLocation() {
    return location;
  }

  public final Certificate[] getCertificates() {
    return certificates == null ? null : certificates.clone();
  }

  public final CodeSigner[] getCodeSigners() {
    return signers == null ? null : signers.clone();
  }

  public boolean implies(CodeSource codesource) {
    return true;
  }
}
