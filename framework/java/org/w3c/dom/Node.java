package org.w3c.dom;

/** A node of the tree. */
public interface Node {
  short ATTRIBUTE_NODE = 2;
  short CDATA_SECTION_NODE = 4;
  short COMMENT_NODE = 8;
  short DOCUMENT_FRAGMENT_NODE = 11;
  short DOCUMENT_NODE = 9;
  short DOCUMENT_POSITION_CONTAINED_BY = 16;
  short DOCUMENT_POSITION_CONTAINS = 8;
  short DOCUMENT_POSITION_DISCONNECTED = 1;
  short DOCUMENT_POSITION_FOLLOWING = 4;
  short DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC = 32;
  short DOCUMENT_POSITION_PRECEDING = 2;
  short DOCUMENT_TYPE_NODE = 10;
  short ELEMENT_NODE = 1;
  short ENTITY_NODE = 6;
  short ENTITY_REFERENCE_NODE = 5;
  short NOTATION_NODE = 12;
  short PROCESSING_INSTRUCTION_NODE = 7;
  short TEXT_NODE = 3;

  Node appendChild(Node node) throws DOMException;

  Node cloneNode(boolean deep);

  short compareDocumentPosition(Node node) throws DOMException;

  NamedNodeMap getAttributes();

  String getBaseURI();

  NodeList getChildNodes();

  Object getFeature(String feature, String version);

  Node getFirstChild();

  Node getLastChild();

  String getLocalName();

  String getNamespaceURI();

  Node getNextSibling();

  String getNodeName();

  short getNodeType();

  String getNodeValue() throws DOMException;

  Document getOwnerDocument();

  Node getParentNode();

  String getPrefix();

  Node getPreviousSibling();

  String getTextContent() throws DOMException;

  Object getUserData(String name);

  boolean hasAttributes();

  boolean hasChildNodes();

  Node insertBefore(Node newChild, Node refChild) throws DOMException;

  boolean isDefaultNamespace(String namespace);

  boolean isEqualNode(Node node);

  boolean isSameNode(Node node);

  boolean isSupported(String feature, String version);

  String lookupNamespaceURI(String prefix);

  String lookupPrefix(String namespace);

  void normalize();

  Node removeChild(Node node) throws DOMException;

  Node replaceChild(Node newChild, Node oldChild) throws DOMException;

  void setNodeValue(String value) throws DOMException;

  void setPrefix(String prefix) throws DOMException;

  void setTextContent(String text) throws DOMException;

  Object setUserData(String key, Object data, UserDataHandler handler);
}
