package org.w3c.dom;

/** Gives implementations by their features. */
public interface DOMImplementationSource {
  DOMImplementation getDOMImplementation(String name);

  DOMImplementationList getDOMImplementationList(String name);
}
