package java.security.cert;

import java.io.ByteArrayInputStream;
import java.io.NotSerializableException;
import java.io.ObjectStreamException;
import java.io.Serializable;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.PublicKey;
import java.security.SignatureException;
import java.util.Arrays;

/** A certificate. */
public abstract class Certificate implements Serializable {
  private final String type;

  protected Certificate(String type) {
    this.type = type;
  }

  public final String getType() {
    return type;
  }

  @Override
  public boolean equals(Object other) {
    if (this == other) return true;
    try {
      return other instanceof Certificate && Arrays.equals(getEncoded(), ((Certificate) other).getEncoded());
    } catch (CertificateEncodingException e) {
      return false;
    }
  }

  @Override
  public int hashCode() {
    try {
      return Arrays.hashCode(getEncoded());
    } catch (CertificateEncodingException e) {
      return 0;
    }
  }

  public abstract byte[] getEncoded() throws CertificateEncodingException;

  public abstract void verify(PublicKey key)
      throws CertificateException, NoSuchAlgorithmException, InvalidKeyException, NoSuchProviderException,
          SignatureException;

  public abstract void verify(PublicKey key, String sigProvider)
      throws CertificateException, NoSuchAlgorithmException, InvalidKeyException, NoSuchProviderException,
          SignatureException;

  public void verify(PublicKey key, Provider sigProvider)
      throws CertificateException, NoSuchAlgorithmException, InvalidKeyException, SignatureException {
    throw new UnsupportedOperationException();
  }

  @Override
  public abstract String toString();

  public abstract PublicKey getPublicKey();

  protected Object writeReplace() throws ObjectStreamException {
    try {
      return new CertificateRep(type, getEncoded());
    } catch (CertificateException e) {
      throw new NotSerializableException("java.security.cert.Certificate: " + type + ": " + e.getMessage());
    }
  }

  /** How a certificate is serialized. */
  protected static class CertificateRep implements Serializable {
    private final String type;
    private final byte[] data;

    protected CertificateRep(String type, byte[] data) {
      this.type = type;
      this.data = data;
    }

    protected Object readResolve() throws ObjectStreamException {
      try {
        return CertificateFactory.getInstance(type).generateCertificate(new ByteArrayInputStream(data));
      } catch (CertificateException e) {
        throw new NotSerializableException("java.security.cert.Certificate: " + type + ": " + e.getMessage());
      }
    }
  }
}
