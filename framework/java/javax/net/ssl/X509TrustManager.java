package javax.net.ssl;

import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;

/** Decides by X.509 certificates whom to trust. */
public interface X509TrustManager extends TrustManager {
  void checkClientTrusted(X509Certificate[] chain, String type) throws CertificateException;

  void checkServerTrusted(X509Certificate[] chain, String type) throws CertificateException;

  X509Certificate[] getAcceptedIssuers();
}
