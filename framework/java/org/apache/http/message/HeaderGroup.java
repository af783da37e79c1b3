package org.apache.http.message;

import antecede.Bag;
import org.apache.http.Header;
import org.apache.http.HeaderIterator;

/** Headers in their order. */
@Deprecated
public class HeaderGroup implements Cloneable {
  private Bag<Header> headers = new Bag<Header>();

  public HeaderGroup() {}

  public void clear() {
    headers.clear();
  }

  public void addHeader(Header header) {
    if (header != null) headers.add(header);
  }

  public void removeHeader(Header header) {
    headers.remove(header);
  }

  public void updateHeader(Header header) {
    if (header == null) return;
    for (int i = 0; i < headers.size(); i++) {
      if (headers.get(i).getName().equalsIgnoreCase(header.getName())) {
        headers.set(i, header);
        return;
      }
    }
    headers.add(header);
  }

  public void setHeaders(Header[] headers) {
    clear();
    for (int i = 0; headers != null && i < headers.length; i++) addHeader(headers[i]);
  }

  public Header[] getHeaders(String name) {
    int count = 0;
    for (int i = 0; i < headers.size(); i++) {
      if (name == null || headers.get(i).getName().equalsIgnoreCase(name)) count++;
    }
    Header[] found = new Header[count];
    for (int i = headers.size() - 1; i >= 0; i--) {
      if (name == null || headers.get(i).getName().equalsIgnoreCase(name)) found[--count] = headers.get(i);
    }
    return found;
  }

  public Header getFirstHeader(String name) {
    Header[] found = getHeaders(name);
    return found.length == 0 ? null : found[0];
  }

  public Header getLastHeader(String name) {
    Header[] found = getHeaders(name);
    return found.length == 0 ? null : found[found.length - 1];
  }

  public Header[] getAllHeaders() {
    return getHeaders(null);
  }

  public boolean containsHeader(String name) {
    return getHeaders(name).length > 0;
  }

  public HeaderIterator iterator() {
    return iterator(null);
  }

  public HeaderIterator iterator(String name) {
    return new BasicListHeaderIterator(getHeaders(name));
  }

  public HeaderGroup copy() {
    HeaderGroup other = new HeaderGroup();
    other.headers = headers.copy();
    return other;
  }

  @Override
  public Object clone() throws CloneNotSupportedException {
    HeaderGroup other = (HeaderGroup) super.clone();
    other.headers = headers.copy();
    return other;
  }

  /** Walks over some headers. */
  private static final class BasicListHeaderIterator implements HeaderIterator {
    private final Header[] found;
    private int next;

    BasicListHeaderIterator(Header[] found) {
      this.found = found;
    }

    @Override
    public boolean hasNext() {
      return next < found.length;
    }

    @Override
    public Header nextHeader() {
      if (!hasNext()) throw new java.util.NoSuchElementException("Iteration already finished.");
      return found[next++];
    }

    @Override
    public Object next() {
      return nextHeader();
    }

    @Override
    public void remove() {
      throw new UnsupportedOperationException();
    }
  }
}
