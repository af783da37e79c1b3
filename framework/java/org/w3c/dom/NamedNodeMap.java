package org.w3c.dom;

/** Nodes by name: the attributes of an element. */
public interface NamedNodeMap {
  int getLength();

  Node getNamedItem(String name);

  Node getNamedItemNS(String namespace, String localName) throws DOMException;

  Node item(int index);

  Node removeNamedItem(String name) throws DOMException;

  Node removeNamedItemNS(String namespace, String localName) throws DOMException;

  Node setNamedItem(Node namedItem) throws DOMException;

  Node setNamedItemNS(Node namedItemNS) throws DOMException;
}
