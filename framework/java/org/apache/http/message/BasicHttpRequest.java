package org.apache.http.message;

import org.apache.http.HttpRequest;
import org.apache.http.ProtocolVersion;
import org.apache.http.RequestLine;
import org.apache.http.params.HttpProtocolParams;

/** A request for a path. */
@Deprecated
public class BasicHttpRequest extends AbstractHttpMessage implements HttpRequest {
  private final RequestLine line;
  private final String method, uri;

  public BasicHttpRequest(String method, String uri) {
    if (method == null) throw new IllegalArgumentException("Method name may not be null");
    if (uri == null) throw new IllegalArgumentException("Request URI may not be null");
    this.method = method;
    this.uri = uri;
    line = null;
  }

  public BasicHttpRequest(String method, String uri, ProtocolVersion ver) {
    this(new BasicRequestLine(method, uri, ver));
  }

  public BasicHttpRequest(RequestLine requestline) {
    if (requestline == null) throw new IllegalArgumentException("Request line may not be null");
    line = requestline;
    method = requestline.getMethod();
    uri = requestline.getUri();
  }

  @Override
  public ProtocolVersion getProtocolVersion() {
    return line != null ? line.getProtocolVersion() : HttpProtocolParams.getVersion(getParams());
  }

  @Override
  public RequestLine getRequestLine() {
    return line != null ? line : new BasicRequestLine(method, uri, getProtocolVersion());
  }
}
