package org.w3c.dom;

/** An ordered collection of nodes. */
public interface NodeList {
  int getLength();

  Node item(int index);
}
