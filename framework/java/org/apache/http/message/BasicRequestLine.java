package org.apache.http.message;

import org.apache.http.ProtocolVersion;
import org.apache.http.RequestLine;

/** What a request wants. */
@Deprecated
public class BasicRequestLine implements RequestLine, Cloneable {
  private final String method;
  private final String uri;
  private final ProtocolVersion version;

  public BasicRequestLine(String method, String uri, ProtocolVersion version) {
    this.method = method;
    this.uri = uri;
    this.version = version;
  }

  @Override
  public String getMethod() {
    return method;
  }

  @Override
  public ProtocolVersion getProtocolVersion() {
    return version;
  }

  @Override
  public String getUri() {
    return uri;
  }

  @Override
  public String toString() {
    return method + " " + uri + " " + version;
  }

  @Override
  public Object clone() throws CloneNotSupportedException {
    return super.clone();
  }
}
