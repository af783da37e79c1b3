package org.apache.http.impl.client;

import org.apache.http.conn.ClientConnectionManager;
import org.apache.http.conn.scheme.PlainSocketFactory;
import org.apache.http.conn.scheme.Scheme;
import org.apache.http.conn.scheme.SchemeRegistry;
import org.apache.http.params.BasicHttpParams;
import org.apache.http.params.HttpParams;

/** The client that apps used. */
@Deprecated
public class DefaultHttpClient extends AbstractHttpClient {
  public DefaultHttpClient(ClientConnectionManager conman, HttpParams params) {
    super(conman, params);
  }

  public DefaultHttpClient(HttpParams params) {
    super(null, params);
  }

  public DefaultHttpClient() {
    super(null, null);
  }

  @Override
  protected HttpParams createHttpParams() {
    return new BasicHttpParams();
  }

  @Override
  protected ClientConnectionManager createClientConnectionManager() {
    SchemeRegistry registry = new SchemeRegistry();
    registry.register(new Scheme("http", PlainSocketFactory.getSocketFactory(), 80));
    registry.register(new Scheme("https", org.apache.http.conn.ssl.SSLSocketFactory.getSocketFactory(), 443));
    return new org.apache.http.impl.conn.SingleClientConnManager(getParams(), registry);
  }
}
