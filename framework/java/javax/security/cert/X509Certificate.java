package javax.security.cert;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.math.BigInteger;
import java.security.Principal;
import java.security.cert.CertificateFactory;
import java.util.Date;

/** An X.509 certificate of the old API: a view of one of the new. */
public abstract class X509Certificate extends Certificate {
  public X509Certificate() {}

  public static final X509Certificate getInstance(InputStream inStream) throws CertificateException {
    try {
      return new NewCertificate((java.security.cert.X509Certificate) CertificateFactory.getInstance("X.509")
          .generateCertificate(inStream));
    } catch (java.security.cert.CertificateException e) {
      throw new CertificateException(e.getMessage());
    }
  }

  public static final X509Certificate getInstance(byte[] certData) throws CertificateException {
    return getInstance(new ByteArrayInputStream(certData));
  }

  public abstract void checkValidity() throws CertificateExpiredException, CertificateNotYetValidException;

  public abstract void checkValidity(Date date) throws CertificateExpiredException, CertificateNotYetValidException;

  public abstract int getVersion();

  public abstract BigInteger getSerialNumber();

  public abstract Principal getIssuerDN();

  public abstract Principal getSubjectDN();

  public abstract Date getNotBefore();

  public abstract Date getNotAfter();

  public abstract String getSigAlgName();

  public abstract String getSigAlgOID();

  public abstract byte[] getSigAlgParams();
}
