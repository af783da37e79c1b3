package android.net.http;

import android.content.ContentResolver;
import android.content.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import org.apache.http.Header;
import org.apache.http.HttpEntity;
import org.apache.http.HttpHost;
import org.apache.http.HttpRequest;
import org.apache.http.HttpResponse;
import org.apache.http.client.ClientProtocolException;
import org.apache.http.client.HttpClient;
import org.apache.http.client.ResponseHandler;
import org.apache.http.client.methods.HttpUriRequest;
import org.apache.http.conn.ClientConnectionManager;
import org.apache.http.entity.AbstractHttpEntity;
import org.apache.http.entity.ByteArrayEntity;
import org.apache.http.impl.client.DefaultHttpClient;
import org.apache.http.params.BasicHttpParams;
import org.apache.http.params.HttpConnectionParams;
import org.apache.http.params.HttpParams;
import org.apache.http.params.HttpProtocolParams;
import org.apache.http.protocol.HttpContext;

/** A client with settings for phones. */
@Deprecated
public final class AndroidHttpClient implements HttpClient {
  public static long DEFAULT_SYNC_MIN_GZIP_BYTES = 256;

  private final DefaultHttpClient delegate;
  private boolean closed;

  private AndroidHttpClient(HttpParams params) {
    delegate = new DefaultHttpClient(params);
  }

  public static AndroidHttpClient newInstance(String userAgent, Context context) {
    HttpParams params = new BasicHttpParams();
    HttpConnectionParams.setConnectionTimeout(params, 60000);
    HttpConnectionParams.setSoTimeout(params, 60000);
    HttpProtocolParams.setUserAgent(params, userAgent);
    return new AndroidHttpClient(params);
  }

  public static AndroidHttpClient newInstance(String userAgent) {
    return newInstance(userAgent, null);
  }

  public static void modifyRequestToAcceptGzipResponse(HttpRequest request) {
    request.addHeader("Accept-Encoding", "gzip");
  }

  public static InputStream getUngzippedContent(HttpEntity entity) throws IOException {
    InputStream content = entity.getContent();
    Header encoding = entity.getContentEncoding();
    return content != null && encoding != null && "gzip".equals(encoding.getValue()) ? new GZIPInputStream(content) : content;
  }

  public static AbstractHttpEntity getCompressedEntity(byte[] data, ContentResolver resolver) throws IOException {
    return new ByteArrayEntity(data);
  }

  public static long parseDate(String dateString) {
    return java.util.Date.parse(dateString);
  }

  public void close() {
    closed = true;
    getConnectionManager().shutdown();
  }

  public void enableCurlLogging(String name, int level) {}

  public void disableCurlLogging() {}

  @Override
  public HttpParams getParams() {
    return delegate.getParams();
  }

  @Override
  public ClientConnectionManager getConnectionManager() {
    return delegate.getConnectionManager();
  }

  @Override
  public HttpResponse execute(HttpUriRequest request) throws IOException {
    return delegate.execute(request);
  }

  @Override
  public HttpResponse execute(HttpUriRequest request, HttpContext context) throws IOException {
    return delegate.execute(request, context);
  }

  @Override
  public HttpResponse execute(HttpHost target, HttpRequest request) throws IOException {
    return delegate.execute(target, request);
  }

  @Override
  public HttpResponse execute(HttpHost target, HttpRequest request, HttpContext context) throws IOException {
    return delegate.execute(target, request, context);
  }

  @Override
  public <T> T execute(HttpUriRequest request, ResponseHandler<? extends T> responseHandler) throws IOException,
      ClientProtocolException {
    return delegate.execute(request, responseHandler);
  }

  @Override
  public <T> T execute(HttpUriRequest request, ResponseHandler<? extends T> responseHandler, HttpContext context)
      throws IOException, ClientProtocolException {
    return delegate.execute(request, responseHandler, context);
  }

  @Override
  public <T> T execute(HttpHost target, HttpRequest request, ResponseHandler<? extends T> responseHandler)
      throws IOException, ClientProtocolException {
    return delegate.execute(target, request, responseHandler);
  }

  @Override
  public <T> T execute(HttpHost target, HttpRequest request, ResponseHandler<? extends T> responseHandler, HttpContext context)
      throws IOException, ClientProtocolException {
    return delegate.execute(target, request, responseHandler, context);
  }
}
