package org.apache.http.message;

import org.apache.http.Header;
import org.apache.http.HttpEntity;
import org.apache.http.HttpEntityEnclosingRequest;
import org.apache.http.ProtocolVersion;
import org.apache.http.RequestLine;
import org.apache.http.protocol.HTTP;

/** A request with a body. */
@Deprecated
public class BasicHttpEntityEnclosingRequest extends BasicHttpRequest implements HttpEntityEnclosingRequest {
  private HttpEntity entity;

  public BasicHttpEntityEnclosingRequest(String method, String uri) {
    super(method, uri);
  }

  public BasicHttpEntityEnclosingRequest(String method, String uri, ProtocolVersion ver) {
    super(method, uri, ver);
  }

  public BasicHttpEntityEnclosingRequest(RequestLine requestline) {
    super(requestline);
  }

  @Override
  public HttpEntity getEntity() {
    return entity;
  }

  @Override
  public void setEntity(HttpEntity entity) {
    this.entity = entity;
  }

  @Override
  public boolean expectContinue() {
    Header expect = getFirstHeader(HTTP.EXPECT_DIRECTIVE);
    return expect != null && HTTP.EXPECT_CONTINUE.equalsIgnoreCase(expect.getValue());
  }
}
