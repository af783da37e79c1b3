package java.security.cert;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

/** Reads X.509 certificates, as DER or PEM. Revocation lists are not read. */
final class DerCertificates extends CertificateFactorySpi {
  @Override
  public Certificate engineGenerateCertificate(InputStream inStream) throws CertificateException {
    if (inStream == null) throw new CertificateException("inStream == null");
    Certificate certificate = next(inStream);
    if (certificate == null) throw new CertificateException("no certificate found");
    return certificate;
  }

  @Override
  public Collection<? extends Certificate> engineGenerateCertificates(InputStream inStream)
      throws CertificateException {
    List<Certificate> all = new ArrayList<>();
    for (Certificate certificate; (certificate = next(inStream)) != null; ) all.add(certificate);
    return all;
  }

  /** Null at the end of the stream. */
  private static Certificate next(InputStream in) throws CertificateException {
    try {
      int first = in.read();
      while (first == ' ' || first == '\n' || first == '\r' || first == '\t') first = in.read();
      if (first < 0) return null;
      return new DerCertificate(first == 0x30 ? der(in) : pem(in));
    } catch (IOException | IllegalArgumentException e) {
      throw new CertificateException(e);
    }
  }

  /** The rest of a sequence whose tag was read. */
  private static byte[] der(InputStream in) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int length = in.read();
    out.write(0x30);
    out.write(length);
    if (length >= 0x80) {
      int count = length & 0x7f;
      length = 0;
      for (int i = 0; i < count; i++) {
        int b = in.read();
        out.write(b);
        length = length << 8 | b;
      }
    }
    for (int i = 0; i < length; i++) {
      int b = in.read();
      if (b < 0) throw new IOException("unexpected end of certificate");
      out.write(b);
    }
    return out.toByteArray();
  }

  private static byte[] pem(InputStream in) throws IOException {
    StringBuilder text = new StringBuilder();
    boolean inside = false;
    for (String line; (line = line(in)) != null; ) {
      if (line.contains("-END")) return Base64.getMimeDecoder().decode(text.toString());
      if (inside) text.append(line);
      if (line.contains("BEGIN")) inside = true;
    }
    throw new IOException("unexpected end of certificate");
  }

  private static String line(InputStream in) throws IOException {
    StringBuilder line = new StringBuilder();
    int c;
    while ((c = in.read()) >= 0 && c != '\n') line.append((char) c);
    return c < 0 && line.length() == 0 ? null : line.toString();
  }

  @Override
  public CertPath engineGenerateCertPath(List<? extends Certificate> certificates) {
    List<Certificate> copy = Collections.unmodifiableList(new ArrayList<Certificate>(certificates));
    return new CertPath("X.509") {
      @Override
      public List<? extends Certificate> getCertificates() {
        return copy;
      }

      @Override
      public byte[] getEncoded() throws CertificateEncodingException {
        throw new CertificateEncodingException("paths are not encoded");
      }

      @Override
      public byte[] getEncoded(String encoding) throws CertificateEncodingException {
        return getEncoded();
      }

      @Override
      public Iterator<String> getEncodings() {
        return Collections.<String>emptyList().iterator();
      }
    };
  }

  @Override
  public Iterator<String> engineGetCertPathEncodings() {
    return Collections.<String>emptyList().iterator();
  }

  @Override
  public CRL engineGenerateCRL(InputStream inStream) throws CRLException {
    throw new CRLException("not supported");
  }

  @Override
  public Collection<? extends CRL> engineGenerateCRLs(InputStream inStream) throws CRLException {
    throw new CRLException("not supported");
  }
}
