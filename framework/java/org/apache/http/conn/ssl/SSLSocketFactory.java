package org.apache.http.conn.ssl;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.security.KeyManagementException;
import java.security.KeyStore;
import java.security.KeyStoreException;
import java.security.NoSuchAlgorithmException;
import java.security.UnrecoverableKeyException;
import org.apache.http.conn.scheme.LayeredSocketFactory;
import org.apache.http.params.HttpParams;

/** Makes sockets that others cannot read. */
@Deprecated
public class SSLSocketFactory implements LayeredSocketFactory {
  public static final String SSL = "SSL";
  public static final String SSLV2 = "SSLv2";
  public static final String TLS = "TLS";

  public static final X509HostnameVerifier ALLOW_ALL_HOSTNAME_VERIFIER = new AllowAllHostnameVerifier();
  public static final X509HostnameVerifier BROWSER_COMPATIBLE_HOSTNAME_VERIFIER = new BrowserCompatHostnameVerifier();
  public static final X509HostnameVerifier STRICT_HOSTNAME_VERIFIER = new StrictHostnameVerifier();

  private X509HostnameVerifier hostnameVerifier = BROWSER_COMPATIBLE_HOSTNAME_VERIFIER;

  private SSLSocketFactory() {}

  public SSLSocketFactory(KeyStore truststore) throws NoSuchAlgorithmException, KeyManagementException, KeyStoreException,
      UnrecoverableKeyException {}

  public SSLSocketFactory(KeyStore keystore, String keystorePassword)
      throws NoSuchAlgorithmException, KeyManagementException, KeyStoreException, UnrecoverableKeyException {}

  public SSLSocketFactory(KeyStore keystore, String keystorePassword, KeyStore truststore)
      throws NoSuchAlgorithmException, KeyManagementException, KeyStoreException, UnrecoverableKeyException {}

  public static SSLSocketFactory getSocketFactory() {
    return new SSLSocketFactory();
  }

  @Override
  public Socket createSocket() throws IOException {
    return javax.net.ssl.SSLSocketFactory.getDefault().createSocket();
  }

  @Override
  public Socket connectSocket(Socket sock, String host, int port, InetAddress localAddress, int localPort, HttpParams params)
      throws IOException {
    Socket socket = sock == null ? createSocket() : sock;
    socket.connect(new InetSocketAddress(host, port));
    return socket;
  }

  @Override
  public boolean isSecure(Socket sock) {
    if (sock == null) throw new IllegalArgumentException("Socket may not be null.");
    return true;
  }

  @Override
  public Socket createSocket(Socket socket, String host, int port, boolean autoClose) throws IOException {
    return socket;
  }

  public void setHostnameVerifier(X509HostnameVerifier hostnameVerifier) {
    if (hostnameVerifier == null) throw new IllegalArgumentException("Hostname verifier may not be null");
    this.hostnameVerifier = hostnameVerifier;
  }

  public X509HostnameVerifier getHostnameVerifier() {
    return hostnameVerifier;
  }
}
