package javax.net.ssl;

import com.android.org.conscrypt.OpenSSLSocketImpl;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.List;

/** A socket that secures nothing; the bytes go to another socket as they are. */
final class PlainSocket extends OpenSSLSocketImpl {
  private final Suites suites = new Suites();
  private final List<HandshakeCompletedListener> listeners = new ArrayList<>();
  private final Socket under;
  private final boolean closesUnder;
  private final String host;
  private boolean shaken;

  PlainSocket(Socket under, String host, boolean closesUnder) {
    this.under = under;
    this.host = host;
    this.closesUnder = closesUnder;
  }

  @Override
  public void startHandshake() throws IOException {
    if (!under.isConnected()) throw new SocketException("Socket is not connected");
    if (shaken) return;
    shaken = true;
    for (HandshakeCompletedListener listener : new ArrayList<>(listeners)) {
      listener.handshakeCompleted(new HandshakeCompletedEvent(this, getSession()));
    }
  }

  @Override
  public SSLSession getSession() {
    return new PlainSession(host, under.getPort());
  }

  @Override
  public SSLSession getHandshakeSession() {
    return getSession();
  }

  @Override
  public String getApplicationProtocol() {
    return shaken ? "" : null;
  }

  @Override
  public void addHandshakeCompletedListener(HandshakeCompletedListener listener) {
    if (listener == null) throw new IllegalArgumentException("listener == null");
    listeners.add(listener);
  }

  @Override
  public void removeHandshakeCompletedListener(HandshakeCompletedListener listener) {
    if (listener == null || !listeners.remove(listener)) throw new IllegalArgumentException("no such listener");
  }

  @Override
  public void connect(SocketAddress remote) throws IOException {
    under.connect(remote);
  }

  @Override
  public void connect(SocketAddress remote, int timeout) throws IOException {
    under.connect(remote, timeout);
  }

  @Override
  public void bind(SocketAddress local) throws IOException {
    under.bind(local);
  }

  @Override
  public InputStream getInputStream() throws IOException {
    startHandshake();
    return under.getInputStream();
  }

  @Override
  public OutputStream getOutputStream() throws IOException {
    startHandshake();
    return under.getOutputStream();
  }

  @Override
  public synchronized void close() throws IOException {
    if (closesUnder) under.close();
    super.close();
  }

  @Override
  public boolean isConnected() {
    return under.isConnected();
  }

  @Override
  public boolean isBound() {
    return under.isBound();
  }

  @Override
  public InetAddress getInetAddress() {
    return under.getInetAddress();
  }

  @Override
  public int getPort() {
    return under.getPort();
  }

  @Override
  public int getLocalPort() {
    return under.getLocalPort();
  }

  @Override
  public InetAddress getLocalAddress() {
    return under.getLocalAddress();
  }

  @Override
  public SocketAddress getRemoteSocketAddress() {
    return isConnected() ? new InetSocketAddress(getInetAddress(), getPort()) : null;
  }

  @Override
  public SocketAddress getLocalSocketAddress() {
    return under.getLocalSocketAddress();
  }

  @Override
  public void setSoTimeout(int timeout) throws SocketException {
    under.setSoTimeout(timeout);
  }

  @Override
  public int getSoTimeout() throws SocketException {
    return under.getSoTimeout();
  }

  @Override
  public String[] getSupportedCipherSuites() {
    return Suites.CIPHERS.clone();
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
  public void setUseClientMode(boolean value) {
    suites.clientMode = value;
  }

  @Override
  public boolean getUseClientMode() {
    return suites.clientMode;
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
  public void setEnableSessionCreation(boolean value) {
    suites.createSessions = value;
  }

  @Override
  public boolean getEnableSessionCreation() {
    return suites.createSessions;
  }
}
