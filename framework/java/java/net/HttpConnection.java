package java.net;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;

/** A connection by HTTP that is not secured. */
final class HttpConnection extends HttpURLConnection {
  private final HttpExchange exchange = new HttpExchange(this);
  private final boolean proxied;

  HttpConnection(URL url, Proxy proxy) {
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
}
