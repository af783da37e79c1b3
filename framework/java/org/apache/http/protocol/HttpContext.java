package org.apache.http.protocol;

/** What belongs to an exchange, by name. */
@Deprecated
public interface HttpContext {
  String RESERVED_PREFIX = "http.";

  Object getAttribute(String id);

  void setAttribute(String id, Object obj);

  Object removeAttribute(String id);
}
