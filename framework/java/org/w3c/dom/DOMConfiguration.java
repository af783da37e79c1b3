package org.w3c.dom;

/** The parameters of a document. */
public interface DOMConfiguration {
  boolean canSetParameter(String name, Object value);

  Object getParameter(String name) throws DOMException;

  DOMStringList getParameterNames();

  void setParameter(String name, Object value) throws DOMException;
}
