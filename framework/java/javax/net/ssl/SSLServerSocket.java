package javax.net.ssl;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** A secure server socket. */
public abstract class SSLServerSocket extends ServerSocket {
  protected SSLServerSocket() throws IOException {}

  protected SSLServerSocket(int port) throws IOException {
    super(port);
  }

  protected SSLServerSocket(int port, int backlog) throws IOException {
    super(port, backlog);
  }

  protected SSLServerSocket(int port, int backlog, InetAddress address) throws IOException {
    super(port, backlog, address);
  }

  public abstract String[] getEnabledCipherSuites();

  public abstract void setEnabledCipherSuites(String[] names);

  public abstract String[] getSupportedCipherSuites();

  public abstract String[] getSupportedProtocols();

  public abstract String[] getEnabledProtocols();

  public abstract void setEnabledProtocols(String[] names);

  public abstract void setNeedClientAuth(boolean value);

  public abstract boolean getNeedClientAuth();

  public abstract void setWantClientAuth(boolean value);

  public abstract boolean getWantClientAuth();

  public abstract void setUseClientMode(boolean value);

  public abstract boolean getUseClientMode();

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

  @Override
  public String toString() {
    return "[SSL: " + super.toString() + "]";
  }
}
