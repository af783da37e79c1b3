package javax.net.ssl;

import java.net.HttpURLConnection;
import java.net.URL;
import java.security.Principal;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;

/** A connection by HTTPS. */
public abstract class HttpsURLConnection extends HttpURLConnection {
  private static HostnameVerifier defaultVerifier;
  private static SSLSocketFactory defaultFactory;

  protected HostnameVerifier hostnameVerifier;
  private SSLSocketFactory factory;

  protected HttpsURLConnection(URL url) {
    super(url);
    hostnameVerifier = getDefaultHostnameVerifier();
  }

  public abstract String getCipherSuite();

  public abstract Certificate[] getLocalCertificates();

  public abstract Certificate[] getServerCertificates() throws SSLPeerUnverifiedException;

  public Principal getPeerPrincipal() throws SSLPeerUnverifiedException {
    return ((X509Certificate) getServerCertificates()[0]).getSubjectX500Principal();
  }

  public Principal getLocalPrincipal() {
    Certificate[] certificates = getLocalCertificates();
    return certificates == null ? null : ((X509Certificate) certificates[0]).getSubjectX500Principal();
  }

  public static void setDefaultHostnameVerifier(HostnameVerifier verifier) {
    if (verifier == null) throw new IllegalArgumentException("no default HostnameVerifier specified");
    defaultVerifier = verifier;
  }

  public static HostnameVerifier getDefaultHostnameVerifier() {
    if (defaultVerifier == null) {
      defaultVerifier = new HostnameVerifier() {
        @Override
        public boolean verify(String host, SSLSession session) {
          return host.equalsIgnoreCase(session.getPeerHost());
        }
      };
    }
    return defaultVerifier;
  }

  public void setHostnameVerifier(HostnameVerifier verifier) {
    if (verifier == null) throw new IllegalArgumentException("no HostnameVerifier specified");
    hostnameVerifier = verifier;
  }

  public HostnameVerifier getHostnameVerifier() {
    return hostnameVerifier;
  }

  public static void setDefaultSSLSocketFactory(SSLSocketFactory newFactory) {
    if (newFactory == null) throw new IllegalArgumentException("no default SSLSocketFactory specified");
    defaultFactory = newFactory;
  }

  public static SSLSocketFactory getDefaultSSLSocketFactory() {
    if (defaultFactory == null) defaultFactory = (SSLSocketFactory) SSLSocketFactory.getDefault();
    return defaultFactory;
  }

  public void setSSLSocketFactory(SSLSocketFactory newFactory) {
    if (newFactory == null) throw new IllegalArgumentException("no SSLSocketFactory specified");
    factory = newFactory;
  }

  public SSLSocketFactory getSSLSocketFactory() {
    return factory == null ? getDefaultSSLSocketFactory() : factory;
  }
}
