package org.apache.http.client.methods;

import java.net.URI;
import org.apache.http.ProtocolVersion;
import org.apache.http.RequestLine;
import org.apache.http.message.AbstractHttpMessage;
import org.apache.http.message.BasicRequestLine;
import org.apache.http.message.HeaderGroup;
import org.apache.http.params.HttpProtocolParams;

/** A request for an address. */
@Deprecated
public abstract class HttpRequestBase extends AbstractHttpMessage implements HttpUriRequest, Cloneable {
  private URI uri;
  private boolean aborted;

  public HttpRequestBase() {}

  @Override
  public abstract String getMethod();

  @Override
  public ProtocolVersion getProtocolVersion() {
    return HttpProtocolParams.getVersion(getParams());
  }

  @Override
  public URI getURI() {
    return uri;
  }

  public void setURI(URI uri) {
    this.uri = uri;
  }

  @Override
  public RequestLine getRequestLine() {
    String text = uri == null ? "/" : uri.toASCIIString();
    return new BasicRequestLine(getMethod(), text.isEmpty() ? "/" : text, getProtocolVersion());
  }

  @Override
  public void abort() {
    aborted = true;
  }

  @Override
  public boolean isAborted() {
    return aborted;
  }

  @Override
  public Object clone() throws CloneNotSupportedException {
    HttpRequestBase other = (HttpRequestBase) super.clone();
    other.aborted = false;
    other.headergroup = (HeaderGroup) headergroup.clone();
    other.params = getParams().copy();
    return other;
  }
}
