package javax.net.ssl;

import java.security.Principal;
import java.security.cert.Certificate;
import java.util.EventObject;
import javax.security.cert.X509Certificate;

/** A handshake is over. */
public class HandshakeCompletedEvent extends EventObject {
  private final SSLSession session;

  public HandshakeCompletedEvent(SSLSocket socket, SSLSession session) {
    super(socket);
    this.session = session;
  }

  public SSLSession getSession() {
    return session;
  }

  public String getCipherSuite() {
    return session.getCipherSuite();
  }

  public Certificate[] getLocalCertificates() {
    return session.getLocalCertificates();
  }

  public Certificate[] getPeerCertificates() throws SSLPeerUnverifiedException {
    return session.getPeerCertificates();
  }

  public X509Certificate[] getPeerCertificateChain() throws SSLPeerUnverifiedException {
    return session.getPeerCertificateChain();
  }

  public Principal getPeerPrincipal() throws SSLPeerUnverifiedException {
    return session.getPeerPrincipal();
  }

  public Principal getLocalPrincipal() {
    return session.getLocalPrincipal();
  }

  public SSLSocket getSocket() {
    return (SSLSocket) getSource();
  }
}
