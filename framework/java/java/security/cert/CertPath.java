package java.security.cert;

import java.io.NotSerializableException;
import java.io.ObjectStreamException;
import java.io.Serializable;
import java.util.Iterator;
import java.util.List;

/** A sequence of certificates, each signed by the next. */
public abstract class CertPath implements Serializable {
  private final String type;

  protected CertPath(String type) {
    this.type = type;
  }

  public String getType() {
    return type;
  }

  public abstract Iterator<String> getEncodings();

  @Override
  public boolean equals(Object other) {
    return other instanceof CertPath && type.equals(((CertPath) other).type)
        && getCertificates().equals(((CertPath) other).getCertificates());
  }

  @Override
  public int hashCode() {
    return 31 * type.hashCode() + getCertificates().hashCode();
  }

  @Override
  public String toString() {
    return "\n" + type + " Cert Path: length = " + getCertificates().size() + ".\n" + getCertificates();
  }

  public abstract byte[] getEncoded() throws CertificateEncodingException;

  public abstract byte[] getEncoded(String encoding) throws CertificateEncodingException;

  public abstract List<? extends Certificate> getCertificates();

  protected Object writeReplace() throws ObjectStreamException {
    throw new NotSerializableException("java.security.cert.CertPath: " + type);
  }
}
