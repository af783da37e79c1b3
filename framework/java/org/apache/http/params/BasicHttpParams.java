package org.apache.http.params;

import java.io.Serializable;
import java.util.HashMap;

/** Settings in a map. */
@Deprecated
public final class BasicHttpParams extends AbstractHttpParams implements Serializable, Cloneable {
  private final HashMap<String, Object> values = new HashMap<String, Object>();

  public BasicHttpParams() {}

  @Override
  public Object getParameter(String name) {
    return values.get(name);
  }

  @Override
  public HttpParams setParameter(String name, Object value) {
    values.put(name, value);
    return this;
  }

  @Override
  public boolean removeParameter(String name) {
    return values.remove(name) != null;
  }

  public boolean isParameterSet(String name) {
    return getParameter(name) != null;
  }

  public void clear() {
    values.clear();
  }

  @Override
  public HttpParams copy() {
    BasicHttpParams other = new BasicHttpParams();
    other.values.putAll(values);
    return other;
  }
}
