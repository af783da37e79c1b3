package javax.net.ssl;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.BiFunction;

/** Secures data without a socket. */
public abstract class SSLEngine {
  private final String host;
  private final int port;

  protected SSLEngine() {
    this(null, -1);
  }

  protected SSLEngine(String host, int port) {
    this.host = host;
    this.port = port;
  }

  public String getPeerHost() {
    return host;
  }

  public int getPeerPort() {
    return port;
  }

  public SSLEngineResult wrap(ByteBuffer source, ByteBuffer target) throws SSLException {
    return wrap(new ByteBuffer[] {source}, 0, 1, target);
  }

  public SSLEngineResult wrap(ByteBuffer[] sources, ByteBuffer target) throws SSLException {
    if (sources == null) throw new IllegalArgumentException("src == null");
    return wrap(sources, 0, sources.length, target);
  }

  public abstract SSLEngineResult wrap(ByteBuffer[] sources, int offset, int count, ByteBuffer target)
      throws SSLException;

  public SSLEngineResult unwrap(ByteBuffer source, ByteBuffer target) throws SSLException {
    return unwrap(source, new ByteBuffer[] {target}, 0, 1);
  }

  public SSLEngineResult unwrap(ByteBuffer source, ByteBuffer[] targets) throws SSLException {
    if (targets == null) throw new IllegalArgumentException("dsts == null");
    return unwrap(source, targets, 0, targets.length);
  }

  public abstract SSLEngineResult unwrap(ByteBuffer source, ByteBuffer[] targets, int offset, int count)
      throws SSLException;

  public abstract Runnable getDelegatedTask();

  public abstract void closeInbound() throws SSLException;

  public abstract boolean isInboundDone();

  public abstract void closeOutbound();

  public abstract boolean isOutboundDone();

  public abstract String[] getSupportedCipherSuites();

  public abstract String[] getEnabledCipherSuites();

  public abstract void setEnabledCipherSuites(String[] names);

  public abstract String[] getSupportedProtocols();

  public abstract String[] getEnabledProtocols();

  public abstract void setEnabledProtocols(String[] names);

  public abstract SSLSession getSession();

  public SSLSession getHandshakeSession() {
    throw new UnsupportedOperationException();
  }

  public abstract void beginHandshake() throws SSLException;

  public abstract SSLEngineResult.HandshakeStatus getHandshakeStatus();

  public abstract void setUseClientMode(boolean value);

  public abstract boolean getUseClientMode();

  public abstract void setNeedClientAuth(boolean value);

  public abstract boolean getNeedClientAuth();

  public abstract void setWantClientAuth(boolean value);

  public abstract boolean getWantClientAuth();

  public abstract void setEnableSessionCreation(boolean value);

  public abstract boolean getEnableSessionCreation();

  public SSLParameters getSSLParameters() {
    SSLParameters parameters = new SSLParameters(getEnabledCipherSuites(), getEnabledProtocols());
    if (getNeedClientAuth()) parameters.setNeedClientAuth(true);
    else if (getWantClientAuth()) parameters.setWantClientAuth(true);
    return parameters;
  }

  public void setSSLParameters(SSLParameters parameters) {
    if (parameters.getCipherSuites() != null) setEnabledCipherSuites(parameters.getCipherSuites());
    if (parameters.getProtocols() != null) setEnabledProtocols(parameters.getProtocols());
    if (parameters.getNeedClientAuth()) setNeedClientAuth(true);
    else setWantClientAuth(parameters.getWantClientAuth());
  }

  public String getApplicationProtocol() {
    throw new UnsupportedOperationException();
  }

  public String getHandshakeApplicationProtocol() {
    throw new UnsupportedOperationException();
  }

  public void setHandshakeApplicationProtocolSelector(BiFunction<SSLEngine, List<String>, String> selector) {
    throw new UnsupportedOperationException();
  }

  public BiFunction<SSLEngine, List<String>, String> getHandshakeApplicationProtocolSelector() {
    throw new UnsupportedOperationException();
  }
}
