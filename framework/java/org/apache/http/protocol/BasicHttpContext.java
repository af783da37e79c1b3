package org.apache.http.protocol;

import java.util.HashMap;

/** What belongs to an exchange, in a map. */
@Deprecated
public class BasicHttpContext implements HttpContext {
  private final HttpContext parent;
  private final HashMap<String, Object> values = new HashMap<String, Object>();

  public BasicHttpContext() {
    this(null);
  }

  public BasicHttpContext(HttpContext parentContext) {
    parent = parentContext;
  }

  @Override
  public Object getAttribute(String id) {
    Object value = values.get(id);
    return value == null && parent != null ? parent.getAttribute(id) : value;
  }

  @Override
  public void setAttribute(String id, Object obj) {
    values.put(id, obj);
  }

  @Override
  public Object removeAttribute(String id) {
    return values.remove(id);
  }
}
