package javax.security.cert;

import java.math.BigInteger;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Principal;
import java.security.PublicKey;
import java.security.SignatureException;
import java.util.Date;

/** A certificate of the new API, seen by the old. */
final class NewCertificate extends X509Certificate {
  private final java.security.cert.X509Certificate target;

  NewCertificate(java.security.cert.X509Certificate target) {
    this.target = target;
  }

  @Override
  public void checkValidity() throws CertificateExpiredException, CertificateNotYetValidException {
    try {
      target.checkValidity();
    } catch (java.security.cert.CertificateExpiredException e) {
      throw new CertificateExpiredException(e.getMessage());
    } catch (java.security.cert.CertificateNotYetValidException e) {
      throw new CertificateNotYetValidException(e.getMessage());
    }
  }

  @Override
  public void checkValidity(Date date) throws CertificateExpiredException, CertificateNotYetValidException {
    try {
      target.checkValidity(date);
    } catch (java.security.cert.CertificateExpiredException e) {
      throw new CertificateExpiredException(e.getMessage());
    } catch (java.security.cert.CertificateNotYetValidException e) {
      throw new CertificateNotYetValidException(e.getMessage());
    }
  }

  @Override
  public int getVersion() {
    return target.getVersion();
  }

  @Override
  public BigInteger getSerialNumber() {
    return target.getSerialNumber();
  }

  @Override
  public Principal getIssuerDN() {
    return target.getIssuerDN();
  }

  @Override
  public Principal getSubjectDN() {
    return target.getSubjectDN();
  }

  @Override
  public Date getNotBefore() {
    return target.getNotBefore();
  }

  @Override
  public Date getNotAfter() {
    return target.getNotAfter();
  }

  @Override
  public String getSigAlgName() {
    return target.getSigAlgName();
  }

  @Override
  public String getSigAlgOID() {
    return target.getSigAlgOID();
  }

  @Override
  public byte[] getSigAlgParams() {
    return target.getSigAlgParams();
  }

  @Override
  public byte[] getEncoded() throws CertificateEncodingException {
    try {
      return target.getEncoded();
    } catch (java.security.cert.CertificateException e) {
      throw new CertificateEncodingException(e.getMessage());
    }
  }

  @Override
  public PublicKey getPublicKey() {
    return target.getPublicKey();
  }

  @Override
  public String toString() {
    return target.toString();
  }

  @Override
  public void verify(PublicKey key) throws CertificateException, NoSuchAlgorithmException, InvalidKeyException,
      NoSuchProviderException, SignatureException {
    try {
      target.verify(key);
    } catch (java.security.cert.CertificateException e) {
      throw new CertificateException(e.getMessage());
    }
  }

  @Override
  public void verify(PublicKey key, String sigProvider) throws CertificateException, NoSuchAlgorithmException,
      InvalidKeyException, NoSuchProviderException, SignatureException {
    verify(key);
  }
}
