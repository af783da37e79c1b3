package org.w3c.dom;

/** An element. */
public interface Element extends Node {
  String getAttribute(String name);

  String getAttributeNS(String namespace, String localName) throws DOMException;

  Attr getAttributeNode(String name);

  Attr getAttributeNodeNS(String namespace, String localName) throws DOMException;

  NodeList getElementsByTagName(String name);

  NodeList getElementsByTagNameNS(String namespace, String localName) throws DOMException;

  TypeInfo getSchemaTypeInfo();

  String getTagName();

  boolean hasAttribute(String name);

  boolean hasAttributeNS(String namespace, String localName) throws DOMException;

  void removeAttribute(String name) throws DOMException;

  void removeAttributeNS(String namespace, String localName) throws DOMException;

  Attr removeAttributeNode(Attr attr) throws DOMException;

  void setAttribute(String name, String value) throws DOMException;

  void setAttributeNS(String namespace, String qualifiedName, String value) throws DOMException;

  Attr setAttributeNode(Attr attributeNode) throws DOMException;

  Attr setAttributeNodeNS(Attr attributeNodeNS) throws DOMException;

  void setIdAttribute(String name, boolean isId) throws DOMException;

  void setIdAttributeNS(String namespace, String localName, boolean isId) throws DOMException;

  void setIdAttributeNode(Attr attribute, boolean isId) throws DOMException;
}
