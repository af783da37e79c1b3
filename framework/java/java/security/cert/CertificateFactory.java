package java.security.cert;

import java.io.InputStream;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.Security;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;

/** Reads certificates. */
public class CertificateFactory {
  private final CertificateFactorySpi spi;
  private final Provider provider;
  private final String type;

  protected CertificateFactory(CertificateFactorySpi certFacSpi, Provider provider, String type) {
    spi = certFacSpi;
    this.provider = provider;
    this.type = type;
  }

  public static final CertificateFactory getInstance(String type) throws CertificateException {
    try {
      return create(type, Security.service("CertificateFactory", type));
    } catch (NoSuchAlgorithmException e) {
      throw new CertificateException(type + " not found", e);
    }
  }

  public static final CertificateFactory getInstance(String type, String provider)
      throws CertificateException, NoSuchProviderException {
    try {
      return create(type, Security.service("CertificateFactory", type, provider));
    } catch (NoSuchAlgorithmException e) {
      throw new CertificateException(type + " not found", e);
    }
  }

  public static final CertificateFactory getInstance(String type, Provider provider) throws CertificateException {
    try {
      return create(type, Security.service("CertificateFactory", type, provider));
    } catch (NoSuchAlgorithmException e) {
      throw new CertificateException(type + " not found", e);
    }
  }

  private static CertificateFactory create(String type, Provider.Service service) throws NoSuchAlgorithmException {
    Object engine = service.isBuiltIn() ? new DerCertificates() : service.newInstance(null);
    return new CertificateFactory((CertificateFactorySpi) engine, service.getProvider(), type);
  }

  public final Provider getProvider() {
    return provider;
  }

  public final String getType() {
    return type;
  }

  public final Certificate generateCertificate(InputStream inStream) throws CertificateException {
    return spi.engineGenerateCertificate(inStream);
  }

  public final Iterator<String> getCertPathEncodings() {
    return spi.engineGetCertPathEncodings();
  }

  public final CertPath generateCertPath(InputStream inStream) throws CertificateException {
    return spi.engineGenerateCertPath(inStream);
  }

  public final CertPath generateCertPath(InputStream inStream, String encoding) throws CertificateException {
    return spi.engineGenerateCertPath(inStream, encoding);
  }

  public final CertPath generateCertPath(List<? extends Certificate> certificates) throws CertificateException {
    return spi.engineGenerateCertPath(certificates);
  }

  public final Collection<? extends Certificate> generateCertificates(InputStream inStream)
      throws CertificateException {
    return spi.engineGenerateCertificates(inStream);
  }

  public final CRL generateCRL(InputStream inStream) throws CRLException {
    return spi.engineGenerateCRL(inStream);
  }

  public final Collection<? extends CRL> generateCRLs(InputStream inStream) throws CRLException {
    return spi.engineGenerateCRLs(inStream);
  }
}
