package android.net.http;

import java.security.cert.X509Certificate;
import java.util.Date;

/** Who somebody says to be. */
public class SslCertificate {
  private final DName issuedTo;
  private final DName issuedBy;
  private final Date notBefore;
  private final Date notAfter;
  private final X509Certificate certificate;

  /** A name with parts. */
  public class DName {
    private final String name;

    public DName(String dName) {
      name = dName;
    }

    private String part(String key) {
      String[] parts = name == null ? new String[0] : name.split(",");
      for (int i = 0; i < parts.length; i++) {
        if (parts[i].trim().startsWith(key)) return parts[i].trim().substring(key.length());
      }
      return "";
    }

    public String getDName() {
      return name == null ? "" : name;
    }

    public String getCName() {
      return part("CN=");
    }

    public String getOName() {
      return part("O=");
    }

    public String getUName() {
      return part("OU=");
    }
  }

  @Deprecated
  public SslCertificate(String issuedTo, String issuedBy, String validNotBefore, String validNotAfter) {
    this(issuedTo, issuedBy, (Date) null, null, null);
  }

  @Deprecated
  public SslCertificate(String issuedTo, String issuedBy, Date validNotBefore, Date validNotAfter) {
    this(issuedTo, issuedBy, validNotBefore, validNotAfter, null);
  }

  public SslCertificate(X509Certificate certificate) {
    this(certificate.getSubjectDN().getName(), certificate.getIssuerDN().getName(), certificate.getNotBefore(), certificate
        .getNotAfter(), certificate);
  }

  private SslCertificate(String issuedTo, String issuedBy, Date notBefore, Date notAfter, X509Certificate certificate) {
    this.issuedTo = new DName(issuedTo);
    this.issuedBy = new DName(issuedBy);
    this.notBefore = notBefore;
    this.notAfter = notAfter;
    this.certificate = certificate;
  }

  public Date getValidNotBeforeDate() {
    return notBefore == null ? null : (Date) notBefore.clone();
  }

  public Date getValidNotAfterDate() {
    return notAfter == null ? null : (Date) notAfter.clone();
  }

  @Deprecated
  public String getValidNotBefore() {
    return notBefore == null ? "" : notBefore.toString();
  }

  @Deprecated
  public String getValidNotAfter() {
    return notAfter == null ? "" : notAfter.toString();
  }

  public DName getIssuedTo() {
    return issuedTo;
  }

  public DName getIssuedBy() {
    return issuedBy;
  }

  public X509Certificate getX509Certificate() {
    return certificate;
  }

  @Override
  public String toString() {
    return "Issued to: " + issuedTo.getDName() + ";\nIssued by: " + issuedBy.getDName() + ";\n";
  }
}
