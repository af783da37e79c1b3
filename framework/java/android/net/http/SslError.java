package android.net.http;

import java.security.cert.X509Certificate;

/** What is wrong with a certificate. */
public class SslError {
  public static final int SSL_DATE_INVALID = 4;
  public static final int SSL_EXPIRED = 1;
  public static final int SSL_IDMISMATCH = 2;
  public static final int SSL_INVALID = 5;
  public static final int SSL_MAX_ERROR = 6;
  public static final int SSL_NOTYETVALID = 0;
  public static final int SSL_UNTRUSTED = 3;

  private int errors;
  private final SslCertificate certificate;
  private final String url;

  @Deprecated
  public SslError(int error, SslCertificate certificate) {
    this(error, certificate, "");
  }

  @Deprecated
  public SslError(int error, X509Certificate certificate) {
    this(error, certificate, "");
  }

  public SslError(int error, SslCertificate certificate, String url) {
    addError(error);
    this.certificate = certificate;
    this.url = url;
  }

  public SslError(int error, X509Certificate certificate, String url) {
    this(error, new SslCertificate(certificate), url);
  }

  public SslCertificate getCertificate() {
    return certificate;
  }

  public String getUrl() {
    return url;
  }

  public boolean addError(int error) {
    boolean valid = error >= SSL_NOTYETVALID && error < SSL_MAX_ERROR;
    if (valid) errors |= 1 << error;
    return valid;
  }

  public boolean hasError(int error) {
    return error >= SSL_NOTYETVALID && error < SSL_MAX_ERROR && (errors >> error & 1) != 0;
  }

  public int getPrimaryError() {
    for (int error = SSL_MAX_ERROR - 1; error >= 0; error--) {
      if (hasError(error)) return error;
    }
    return -1;
  }
}
