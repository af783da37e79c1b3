package java.security.cert;

import java.security.PublicKey;
import javax.security.auth.x500.X500Principal;

/** An authority that is trusted: by its certificate, or by its name and key. */
public class TrustAnchor {
  private final X509Certificate certificate;
  private final X500Principal name;
  private final PublicKey key;
  private final byte[] constraints;

  public TrustAnchor(X509Certificate trustedCert, byte[] nameConstraints) {
    if (trustedCert == null) throw new NullPointerException("the trustedCert parameter must be non-null");
    certificate = trustedCert;
    name = null;
    key = null;
    constraints = nameConstraints == null ? null : nameConstraints.clone();
  }

  public TrustAnchor(X500Principal caPrincipal, PublicKey pubKey, byte[] nameConstraints) {
    if (caPrincipal == null || pubKey == null) throw new NullPointerException();
    certificate = null;
    name = caPrincipal;
    key = pubKey;
    constraints = nameConstraints == null ? null : nameConstraints.clone();
  }

  public TrustAnchor(String caName, PublicKey pubKey, byte[] nameConstraints) {
    this(new X500Principal(caName), pubKey, nameConstraints);
  }

  public final X509Certificate getTrustedCert() {
    return certificate;
  }

  public final X500Principal getCA() {
    return name;
  }

  public final String getCAName() {
    return name == null ? null : name.getName();
  }

  public final PublicKey getCAPublicKey() {
    return key;
  }

  public final byte[] getNameConstraints() {
    return constraints == null ? null : constraints.clone();
  }

  @Override
  public String toString() {
    return "[\n  Trusted CA: " + (certificate == null ? getCAName() : certificate) + "\n]\n";
  }
}
