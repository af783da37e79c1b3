package javax.net.ssl;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import javax.net.ServerSocketFactory;

/** Makes secure server sockets. */
public abstract class SSLServerSocketFactory extends ServerSocketFactory {
  protected SSLServerSocketFactory() {}

  public static ServerSocketFactory getDefault() {
    return new PlainFactory();
  }

  public abstract String[] getDefaultCipherSuites();

  public abstract String[] getSupportedCipherSuites();

  /** Makes server sockets that secure nothing. */
  static final class PlainFactory extends SSLServerSocketFactory {
    @Override
    public String[] getDefaultCipherSuites() {
      return Suites.CIPHERS.clone();
    }

    @Override
    public String[] getSupportedCipherSuites() {
      return Suites.CIPHERS.clone();
    }

    @Override
    public ServerSocket createServerSocket() throws IOException {
      return new PlainServer();
    }

    @Override
    public ServerSocket createServerSocket(int port) throws IOException {
      return new PlainServer(port, 50, null);
    }

    @Override
    public ServerSocket createServerSocket(int port, int backlog) throws IOException {
      return new PlainServer(port, backlog, null);
    }

    @Override
    public ServerSocket createServerSocket(int port, int backlog, InetAddress address) throws IOException {
      return new PlainServer(port, backlog, address);
    }
  }

  private static final class PlainServer extends SSLServerSocket {
    private final Suites suites = new Suites();

    PlainServer() throws IOException {}

    PlainServer(int port, int backlog, InetAddress address) throws IOException {
      super(port, backlog, address);
    }

    @Override
    public Socket accept() throws IOException {
      return new PlainSocket(super.accept(), null, true);
    }

    @Override
    public String[] getEnabledCipherSuites() {
      return suites.ciphers.clone();
    }

    @Override
    public void setEnabledCipherSuites(String[] names) {
      suites.ciphers = Suites.checked(names);
    }

    @Override
    public String[] getSupportedCipherSuites() {
      return Suites.CIPHERS.clone();
    }

    @Override
    public String[] getSupportedProtocols() {
      return Suites.PROTOCOLS.clone();
    }

    @Override
    public String[] getEnabledProtocols() {
      return suites.protocols.clone();
    }

    @Override
    public void setEnabledProtocols(String[] names) {
      suites.protocols = Suites.checked(names);
    }

    @Override
    public void setNeedClientAuth(boolean value) {
      suites.needClient = value;
      suites.wantClient = false;
    }

    @Override
    public boolean getNeedClientAuth() {
      return suites.needClient;
    }

    @Override
    public void setWantClientAuth(boolean value) {
      suites.wantClient = value;
      suites.needClient = false;
    }

    @Override
    public boolean getWantClientAuth() {
      return suites.wantClient;
    }

    @Override
    public void setUseClientMode(boolean value) {
      suites.clientMode = value;
    }

    @Override
    public boolean getUseClientMode() {
      return suites.clientMode;
    }

    @Override
    public void setEnableSessionCreation(boolean value) {
      suites.createSessions = value;
    }

    @Override
    public boolean getEnableSessionCreation() {
      return suites.createSessions;
    }
  }
}
