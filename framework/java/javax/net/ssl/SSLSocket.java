package javax.net.ssl;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.util.List;
import java.util.function.BiFunction;

/** A secure socket. */
public abstract class SSLSocket extends Socket {
  protected SSLSocket() {}

  protected SSLSocket(String host, int port) throws IOException, UnknownHostException {
    super(host, port);
  }

  protected SSLSocket(InetAddress address, int port) throws IOException {
    super(address, port);
  }

  protected SSLSocket(String host, int port, InetAddress local, int localPort)
      throws IOException, UnknownHostException {
    super(host, port, local, localPort);
  }

  protected SSLSocket(InetAddress address, int port, InetAddress local, int localPort) throws IOException {
    super(address, port, local, localPort);
  }

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

  public abstract void addHandshakeCompletedListener(HandshakeCompletedListener listener);

  public abstract void removeHandshakeCompletedListener(HandshakeCompletedListener listener);

  public abstract void startHandshake() throws IOException;

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

  public void setHandshakeApplicationProtocolSelector(BiFunction<SSLSocket, List<String>, String> selector) {
    throw new UnsupportedOperationException();
  }

  public BiFunction<SSLSocket, List<String>, String> getHandshakeApplicationProtocolSelector() {
    throw new UnsupportedOperationException();
  }

  @Override
  public String toString() {
    return "SSL" + super.toString();
  }
}
