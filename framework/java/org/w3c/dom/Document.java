package org.w3c.dom;

/** The root of a tree of nodes, and the factory of its nodes. */
public interface Document extends Node {
  Node adoptNode(Node node) throws DOMException;

  Attr createAttribute(String name) throws DOMException;

  Attr createAttributeNS(String namespace, String qualifiedName) throws DOMException;

  CDATASection createCDATASection(String data) throws DOMException;

  Comment createComment(String data);

  DocumentFragment createDocumentFragment();

  Element createElement(String name) throws DOMException;

  Element createElementNS(String namespace, String qualifiedName) throws DOMException;

  EntityReference createEntityReference(String name) throws DOMException;

  ProcessingInstruction createProcessingInstruction(String target, String data) throws DOMException;

  Text createTextNode(String data);

  DocumentType getDoctype();

  Element getDocumentElement();

  String getDocumentURI();

  DOMConfiguration getDomConfig();

  Element getElementById(String id);

  NodeList getElementsByTagName(String name);

  NodeList getElementsByTagNameNS(String namespace, String localName);

  DOMImplementation getImplementation();

  String getInputEncoding();

  boolean getStrictErrorChecking();

  String getXmlEncoding();

  boolean getXmlStandalone();

  String getXmlVersion();

  Node importNode(Node node, boolean deep) throws DOMException;

  void normalizeDocument();

  Node renameNode(Node node, String namespace, String qualifiedName) throws DOMException;

  void setDocumentURI(String documentURI);

  void setStrictErrorChecking(boolean strictErrorChecking);

  void setXmlStandalone(boolean xmlStandalone) throws DOMException;

  void setXmlVersion(String xmlVersion) throws DOMException;
}
