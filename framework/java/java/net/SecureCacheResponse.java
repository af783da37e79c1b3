package java.net;

import java.security.Principal;
import java.security.cert.Certificate;
import java.util.List;
import javax.net.ssl.SSLPeerUnverifiedException;

/** A response of a secure connection from a cache. */
public abstract class SecureCacheResponse extends CacheResponse {
  public SecureCacheResponse() {}

  public abstract String getCipherSuite();

  public abstract List<Certificate> getLocalCertificateChain();

  public abstract List<Certificate> getServerCertificateChain() throws SSLPeerUnverifiedException;

  public abstract Principal getPeerPrincipal() throws SSLPeerUnverifiedException;

  public abstract Principal getLocalPrincipal();
}
