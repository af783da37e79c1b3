package javax.net.ssl;

import java.net.Socket;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;

/** Decides by X.509 certificates and the connection whom to trust. */
public abstract class X509ExtendedTrustManager implements X509TrustManager {
  public X509ExtendedTrustManager() {}

  public abstract void checkClientTrusted(X509Certificate[] chain, String type, Socket socket)
      throws CertificateException;

  public abstract void checkServerTrusted(X509Certificate[] chain, String type, Socket socket)
      throws CertificateException;

  public abstract void checkClientTrusted(X509Certificate[] chain, String type, SSLEngine engine)
      throws CertificateException;

  public abstract void checkServerTrusted(X509Certificate[] chain, String type, SSLEngine engine)
      throws CertificateException;
}
