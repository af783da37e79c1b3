package java.net;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.cert.Certificate;
import java.util.List;
import java.util.Map;
import javax.net.ssl.HttpsURLConnection;
import javax.net.ssl.SSLPeerUnverifiedException;

/** A connection by HTTPS. Nothing is encrypted, and nobody is asked whether the server can be trusted. */
final class HttpsConnection extends HttpsURLConnection {
  private final HttpExchange exchange = new HttpExchange(this);
  private final boolean proxied;

  HttpsConnection(URL url, Proxy proxy) {
    super(url);
    proxied = proxy != null && proxy.type() != Proxy.Type.DIRECT;
  }

  @Override
  public void connect() throws IOException {
    exchange.connect();
  }

  @Override
  public void disconnect() {}

  @Override
  public boolean usingProxy() {
    return proxied;
  }

  @Override
  public InputStream getInputStream() throws IOException {
    return exchange.getInputStream();
  }

  @Override
  public OutputStream getOutputStream() throws IOException {
    return exchange.getOutputStream();
  }

  @Override
  public InputStream getErrorStream() {
    return exchange.getErrorStream();
  }

  @Override
  public String getHeaderField(String name) {
    return exchange.getHeaderField(name);
  }

  @Override
  public String getHeaderField(int index) {
    return exchange.getHeaderField(index);
  }

  @Override
  public String getHeaderFieldKey(int index) {
    return exchange.getHeaderFieldKey(index);
  }

  @Override
  public Map<String, List<String>> getHeaderFields() {
    return exchange.getHeaderFields();
  }

  private void check() {
    if (!connected) throw new IllegalStateException("Connection has not yet been established");
  }

  @Override
  public String getCipherSuite() {
    check();
    return "TLS_AES_128_GCM_SHA256";
  }

  @Override
  public Certificate[] getLocalCertificates() {
    check();
    return null;
  }

  @Override
  public Certificate[] getServerCertificates() throws SSLPeerUnverifiedException {
    check();
    throw new SSLPeerUnverifiedException("No peer certificate");
  }
}
