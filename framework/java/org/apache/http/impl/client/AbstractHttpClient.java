package org.apache.http.impl.client;

import antecede.Network;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import org.apache.http.Header;
import org.apache.http.HttpEntity;
import org.apache.http.HttpEntityEnclosingRequest;
import org.apache.http.HttpHost;
import org.apache.http.HttpRequest;
import org.apache.http.HttpResponse;
import org.apache.http.HttpVersion;
import org.apache.http.client.ClientProtocolException;
import org.apache.http.client.CookieStore;
import org.apache.http.client.CredentialsProvider;
import org.apache.http.client.HttpClient;
import org.apache.http.client.ResponseHandler;
import org.apache.http.client.methods.HttpUriRequest;
import org.apache.http.conn.ClientConnectionManager;
import org.apache.http.entity.ByteArrayEntity;
import org.apache.http.message.BasicHttpResponse;
import org.apache.http.params.HttpParams;
import org.apache.http.protocol.HttpContext;

/** Sends requests to the world beyond the process. */
@Deprecated
public abstract class AbstractHttpClient implements HttpClient {
  private HttpParams params;
  private ClientConnectionManager manager;
  private CookieStore cookies;
  private CredentialsProvider credentials;

  protected AbstractHttpClient(ClientConnectionManager conman, HttpParams params) {
    this.params = params;
    manager = conman;
  }

  protected abstract HttpParams createHttpParams();

  @Override
  public final synchronized HttpParams getParams() {
    if (params == null) params = createHttpParams();
    return params;
  }

  public synchronized void setParams(HttpParams params) {
    this.params = params;
  }

  @Override
  public final synchronized ClientConnectionManager getConnectionManager() {
    if (manager == null) manager = createClientConnectionManager();
    return manager;
  }

  protected abstract ClientConnectionManager createClientConnectionManager();

  public final synchronized CookieStore getCookieStore() {
    if (cookies == null) cookies = new BasicCookieStore();
    return cookies;
  }

  public synchronized void setCookieStore(CookieStore cookieStore) {
    cookies = cookieStore;
  }

  public final synchronized CredentialsProvider getCredentialsProvider() {
    if (credentials == null) credentials = new BasicCredentialsProvider();
    return credentials;
  }

  public synchronized void setCredentialsProvider(CredentialsProvider credsProvider) {
    credentials = credsProvider;
  }

  @Override
  public final HttpResponse execute(HttpUriRequest request) throws IOException, ClientProtocolException {
    return execute(request, (HttpContext) null);
  }

  @Override
  public final HttpResponse execute(HttpUriRequest request, HttpContext context) throws IOException, ClientProtocolException {
    if (request == null) throw new IllegalArgumentException("Request must not be null.");
    if (request.isAborted()) throw new IOException("Request already aborted");
    return send(request.getURI(), request);
  }

  @Override
  public final HttpResponse execute(HttpHost target, HttpRequest request) throws IOException, ClientProtocolException {
    return execute(target, request, (HttpContext) null);
  }

  @Override
  public final HttpResponse execute(HttpHost target, HttpRequest request, HttpContext context) throws IOException,
      ClientProtocolException {
    String uri = request.getRequestLine().getUri();
    return send(URI.create(uri.startsWith("http") ? uri : target.toURI() + uri), request);
  }

  @Override
  public <T> T execute(HttpUriRequest request, ResponseHandler<? extends T> responseHandler) throws IOException,
      ClientProtocolException {
    return execute(request, responseHandler, null);
  }

  @Override
  public <T> T execute(HttpUriRequest request, ResponseHandler<? extends T> responseHandler, HttpContext context)
      throws IOException, ClientProtocolException {
    return responseHandler.handleResponse(execute(request, context));
  }

  @Override
  public <T> T execute(HttpHost target, HttpRequest request, ResponseHandler<? extends T> responseHandler)
      throws IOException, ClientProtocolException {
    return execute(target, request, responseHandler, null);
  }

  @Override
  public <T> T execute(HttpHost target, HttpRequest request, ResponseHandler<? extends T> responseHandler, HttpContext context)
      throws IOException, ClientProtocolException {
    return responseHandler.handleResponse(execute(target, request, context));
  }

  private HttpResponse send(URI uri, HttpRequest request) throws IOException {
    if (uri.getHost() == null) throw new ClientProtocolException("URI does not specify a valid host name: " + uri);
    ByteArrayOutputStream message = new ByteArrayOutputStream();
    String path = uri.getRawPath() == null || uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
    if (uri.getRawQuery() != null) path += "?" + uri.getRawQuery();
    write(message, request.getRequestLine().getMethod() + " " + path + " HTTP/1.1");
    write(message, "Host: " + uri.getHost());
    Header[] headers = request.getAllHeaders();
    for (int i = 0; i < headers.length; i++) write(message, headers[i].getName() + ": " + headers[i].getValue());
    HttpEntity body = request instanceof HttpEntityEnclosingRequest ? ((HttpEntityEnclosingRequest) request).getEntity() : null;
    if (body != null && body.getContentType() != null) write(message, "Content-Type: " + body.getContentType().getValue());
    if (body != null) write(message, "Content-Length: " + body.getContentLength());
    write(message, "");
    if (body != null) body.writeTo(message);
    return receive(Network.exchange(uri.getScheme(), uri.getHost(), uri.toString(), message.toByteArray()));
  }

  private static void write(ByteArrayOutputStream message, String line) throws IOException {
    message.write((line + "\r\n").getBytes("ISO-8859-1"));
  }

  private static HttpResponse receive(byte[] answer) throws IOException {
    int end = 0;
    while (end + 3 < answer.length && !(answer[end] == '\r' && answer[end + 1] == '\n' && answer[end + 2] == '\r'
        && answer[end + 3] == '\n')) end++;
    String[] lines = new String(answer, 0, end, "ISO-8859-1").split("\r\n");
    String[] first = lines[0].split(" ", 3);
    if (first.length < 2) throw new ClientProtocolException("not an HTTP response: " + lines[0]);
    BasicHttpResponse response = new BasicHttpResponse(HttpVersion.HTTP_1_1, Integer.parseInt(first[1]), first.length > 2
        ? first[2] : "");
    for (int i = 1; i < lines.length; i++) {
      int at = lines[i].indexOf(':');
      if (at > 0) response.addHeader(lines[i].substring(0, at).trim(), lines[i].substring(at + 1).trim());
    }
    int start = Math.min(answer.length, end + 4);
    byte[] content = new byte[answer.length - start];
    System.arraycopy(answer, start, content, 0, content.length);
    ByteArrayEntity entity = new ByteArrayEntity(content);
    entity.setContentType(response.getFirstHeader("Content-Type"));
    entity.setContentEncoding(response.getFirstHeader("Content-Encoding"));
    response.setEntity(entity);
    return response;
  }
}
