package javax.net.ssl;

import antecede.World;
import java.security.Principal;
import java.security.cert.Certificate;
import java.util.HashMap;
import java.util.Map;
import javax.security.cert.X509Certificate;

/** A session in which nothing was agreed on: connections of the model are not encrypted. */
final class PlainSession implements SSLSession {
  private final String host;
  private final int port;
  private final long created = World.currentTimeMillis();
  private final Map<String, Object> values = new HashMap<>();
  private boolean valid = true;

  PlainSession(String host, int port) {
    this.host = host;
    this.port = port;
  }

  @Override
  public byte[] getId() {
    return new byte[0];
  }

  @Override
  public SSLSessionContext getSessionContext() {
    return null;
  }

  @Override
  public long getCreationTime() {
    return created;
  }

  @Override
  public long getLastAccessedTime() {
    return created;
  }

  @Override
  public void invalidate() {
    valid = false;
  }

  @Override
  public boolean isValid() {
    return valid;
  }

  @Override
  public void putValue(String name, Object value) {
    if (name == null || value == null) throw new IllegalArgumentException("arguments can not be null");
    Object old = values.put(name, value);
    if (old instanceof SSLSessionBindingListener) {
      ((SSLSessionBindingListener) old).valueUnbound(new SSLSessionBindingEvent(this, name));
    }
    if (value instanceof SSLSessionBindingListener) {
      ((SSLSessionBindingListener) value).valueBound(new SSLSessionBindingEvent(this, name));
    }
  }

  @Override
  public Object getValue(String name) {
    if (name == null) throw new IllegalArgumentException("argument can not be null");
    return values.get(name);
  }

  @Override
  public void removeValue(String name) {
    if (name == null) throw new IllegalArgumentException("argument can not be null");
    Object old = values.remove(name);
    if (old instanceof SSLSessionBindingListener) {
      ((SSLSessionBindingListener) old).valueUnbound(new SSLSessionBindingEvent(this, name));
    }
  }

  @Override
  public String[] getValueNames() {
    return values.keySet().toArray(new String[0]);
  }

  @Override
  public Certificate[] getPeerCertificates() throws SSLPeerUnverifiedException {
    throw new SSLPeerUnverifiedException("No peer certificate");
  }

  @Override
  public Certificate[] getLocalCertificates() {
    return null;
  }

  @Override
  public X509Certificate[] getPeerCertificateChain() throws SSLPeerUnverifiedException {
    throw new SSLPeerUnverifiedException("No peer certificate");
  }

  @Override
  public Principal getPeerPrincipal() throws SSLPeerUnverifiedException {
    throw new SSLPeerUnverifiedException("No peer certificate");
  }

  @Override
  public Principal getLocalPrincipal() {
    return null;
  }

  @Override
  public String getCipherSuite() {
    return Suites.CIPHERS[0];
  }

  @Override
  public String getProtocol() {
    return "TLSv1.3";
  }

  @Override
  public String getPeerHost() {
    return host;
  }

  @Override
  public int getPeerPort() {
    return port;
  }

  @Override
  public int getPacketBufferSize() {
    return 16709;
  }

  @Override
  public int getApplicationBufferSize() {
    return 16384;
  }
}
