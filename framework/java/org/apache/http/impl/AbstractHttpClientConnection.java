package org.apache.http.impl;

import antecede.Unlisted;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.http.Header;
import org.apache.http.HttpClientConnection;
import org.apache.http.HttpConnectionMetrics;
import org.apache.http.HttpEntity;
import org.apache.http.HttpEntityEnclosingRequest;
import org.apache.http.HttpException;
import org.apache.http.HttpRequest;
import org.apache.http.HttpResponse;
import org.apache.http.HttpVersion;
import org.apache.http.NoHttpResponseException;
import org.apache.http.ProtocolException;
import org.apache.http.ProtocolVersion;
import org.apache.http.entity.ByteArrayEntity;
import org.apache.http.message.BasicHttpResponse;

/** Requests and answers over two streams. */
@Deprecated
public abstract class AbstractHttpClientConnection implements HttpClientConnection {
  private final HttpConnectionMetricsImpl metrics = new HttpConnectionMetricsImpl(null, null);
  private InputStream input;
  private OutputStream output;

  public AbstractHttpClientConnection() {}

  protected abstract void assertOpen() throws IllegalStateException;

  @Unlisted
  protected void init(InputStream input, OutputStream output) {
    this.input = input;
    this.output = output;
  }

  @Override
  public boolean isResponseAvailable(int timeout) throws IOException {
    assertOpen();
    return input.available() > 0;
  }

  @Override
  public void sendRequestHeader(HttpRequest request) throws HttpException, IOException {
    if (request == null) throw new IllegalArgumentException("HTTP request may not be null");
    assertOpen();
    write(request.getRequestLine().toString());
    Header[] headers = request.getAllHeaders();
    for (int i = 0; i < headers.length; i++) write(headers[i].getName() + ": " + headers[i].getValue());
    write("");
    metrics.incrementRequestCount();
  }

  private void write(String line) throws IOException {
    output.write((line + "\r\n").getBytes("US-ASCII"));
  }

  @Override
  public void sendRequestEntity(HttpEntityEnclosingRequest request) throws HttpException, IOException {
    if (request == null) throw new IllegalArgumentException("HTTP request may not be null");
    assertOpen();
    if (request.getEntity() != null) request.getEntity().writeTo(output);
  }

  @Override
  public void flush() throws IOException {
    assertOpen();
    output.flush();
  }

  @Override
  public HttpResponse receiveResponseHeader() throws HttpException, IOException {
    assertOpen();
    String line = read();
    if (line == null) throw new NoHttpResponseException("The target server failed to respond");
    String[] words = line.split(" ", 3);
    if (words.length < 2 || !words[0].startsWith("HTTP/")) {
      throw new ProtocolException("The server failed to respond with a valid HTTP response");
    }
    ProtocolVersion version = words[0].equals("HTTP/1.0") ? HttpVersion.HTTP_1_0 : HttpVersion.HTTP_1_1;
    HttpResponse response = new BasicHttpResponse(version, Integer.parseInt(words[1]), words.length < 3 ? "" : words[2]);
    for (String next = read(); next != null && next.length() > 0; next = read()) {
      int colon = next.indexOf(':');
      if (colon > 0) response.addHeader(next.substring(0, colon).trim(), next.substring(colon + 1).trim());
    }
    if (response.getStatusLine().getStatusCode() >= 200) metrics.incrementResponseCount();
    return response;
  }

  /** A line without its end; null: there is none. */
  private String read() throws IOException {
    int next = input.read();
    if (next < 0) return null;
    StringBuilder line = new StringBuilder();
    for (; next >= 0 && next != '\n'; next = input.read()) {
      if (next != '\r') line.append((char) next);
    }
    return line.toString();
  }

  @Override
  public void receiveResponseEntity(HttpResponse response) throws HttpException, IOException {
    if (response == null) throw new IllegalArgumentException("HTTP response may not be null");
    assertOpen();
    Header length = response.getFirstHeader("Content-Length");
    response.setEntity(body(length == null ? Integer.MAX_VALUE : Integer.parseInt(length.getValue())));
  }

  private HttpEntity body(int length) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    while (bytes.size() < length) {
      int next = input.read();
      if (next < 0) break;
      bytes.write(next);
    }
    return new ByteArrayEntity(bytes.toByteArray());
  }

  @Override
  public boolean isStale() {
    return !isOpen();
  }

  @Override
  public HttpConnectionMetrics getMetrics() {
    return metrics;
  }
}
