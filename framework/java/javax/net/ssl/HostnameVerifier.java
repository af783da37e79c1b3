package javax.net.ssl;

/** Decides whether a certificate fits a host. */
public interface HostnameVerifier {
  boolean verify(String host, SSLSession session);
}
