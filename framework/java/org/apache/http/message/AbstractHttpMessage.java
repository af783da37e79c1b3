package org.apache.http.message;

import org.apache.http.Header;
import org.apache.http.HeaderIterator;
import org.apache.http.HttpMessage;
import org.apache.http.params.BasicHttpParams;
import org.apache.http.params.HttpParams;

/** What requests and responses have in common. */
@Deprecated
public abstract class AbstractHttpMessage implements HttpMessage {
  protected HeaderGroup headergroup = new HeaderGroup();
  protected HttpParams params;

  protected AbstractHttpMessage() {
    this(null);
  }

  protected AbstractHttpMessage(HttpParams params) {
    this.params = params;
  }

  @Override
  public boolean containsHeader(String name) {
    return headergroup.containsHeader(name);
  }

  @Override
  public Header[] getHeaders(String name) {
    return headergroup.getHeaders(name);
  }

  @Override
  public Header getFirstHeader(String name) {
    return headergroup.getFirstHeader(name);
  }

  @Override
  public Header getLastHeader(String name) {
    return headergroup.getLastHeader(name);
  }

  @Override
  public Header[] getAllHeaders() {
    return headergroup.getAllHeaders();
  }

  @Override
  public void addHeader(Header header) {
    headergroup.addHeader(header);
  }

  @Override
  public void addHeader(String name, String value) {
    headergroup.addHeader(new BasicHeader(name, value));
  }

  @Override
  public void setHeader(Header header) {
    headergroup.updateHeader(header);
  }

  @Override
  public void setHeader(String name, String value) {
    headergroup.updateHeader(new BasicHeader(name, value));
  }

  @Override
  public void setHeaders(Header[] headers) {
    headergroup.setHeaders(headers);
  }

  @Override
  public void removeHeader(Header header) {
    headergroup.removeHeader(header);
  }

  @Override
  public void removeHeaders(String name) {
    Header[] found = headergroup.getHeaders(name);
    for (int i = 0; i < found.length; i++) headergroup.removeHeader(found[i]);
  }

  @Override
  public HeaderIterator headerIterator() {
    return headergroup.iterator();
  }

  @Override
  public HeaderIterator headerIterator(String name) {
    return headergroup.iterator(name);
  }

  @Override
  public HttpParams getParams() {
    if (params == null) params = new BasicHttpParams();
    return params;
  }

  @Override
  public void setParams(HttpParams params) {
    if (params == null) throw new IllegalArgumentException("HTTP parameters may not be null");
    this.params = params;
  }
}
