package org.w3c.dom;

/** A list of implementations. */
public interface DOMImplementationList {
  int getLength();

  DOMImplementation item(int index);
}
