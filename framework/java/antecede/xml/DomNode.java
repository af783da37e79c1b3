package antecede.xml;

import java.util.HashMap;
import org.w3c.dom.DOMException;
import org.w3c.dom.Document;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.w3c.dom.UserDataHandler;

/** A node of a document. This one has no children. */
abstract class DomNode implements Node {
  DomDocument document;
  DomParent parent;
  private HashMap<String, Object> userData;

  DomNode(DomDocument document) {
    this.document = document;
  }

  static DOMException error(short code, String message) {
    return new DOMException(code, message);
  }

  /** A copy without children. */
  abstract DomNode shallowCopy(DomDocument to);

  @Override
  public Node appendChild(Node newChild) throws DOMException {
    throw error(DOMException.HIERARCHY_REQUEST_ERR, null);
  }

  @Override
  public Node insertBefore(Node newChild, Node refChild) throws DOMException {
    throw error(DOMException.HIERARCHY_REQUEST_ERR, null);
  }

  @Override
  public Node removeChild(Node oldChild) throws DOMException {
    throw error(DOMException.HIERARCHY_REQUEST_ERR, null);
  }

  @Override
  public Node replaceChild(Node newChild, Node oldChild) throws DOMException {
    throw error(DOMException.HIERARCHY_REQUEST_ERR, null);
  }

  @Override
  public Node cloneNode(boolean deep) {
    return document.copy(this, deep);
  }

  @Override
  public NamedNodeMap getAttributes() {
    return null;
  }

  @Override
  public NodeList getChildNodes() {
    return new DomList();
  }

  @Override
  public Node getFirstChild() {
    return null;
  }

  @Override
  public Node getLastChild() {
    return null;
  }

  @Override
  public boolean hasChildNodes() {
    return false;
  }

  @Override
  public boolean hasAttributes() {
    return false;
  }

  @Override
  public String getLocalName() {
    return null;
  }

  @Override
  public String getNamespaceURI() {
    return null;
  }

  @Override
  public String getPrefix() {
    return null;
  }

  @Override
  public void setPrefix(String prefix) throws DOMException {}

  @Override
  public String getNodeValue() throws DOMException {
    return null;
  }

  @Override
  public void setNodeValue(String nodeValue) throws DOMException {}

  @Override
  public Document getOwnerDocument() {
    return document;
  }

  @Override
  public Node getParentNode() {
    return parent;
  }

  @Override
  public Node getNextSibling() {
    return parent == null ? null : parent.childAt(parent.indexOf(this) + 1);
  }

  @Override
  public Node getPreviousSibling() {
    return parent == null ? null : parent.childAt(parent.indexOf(this) - 1);
  }

  @Override
  public boolean isSupported(String feature, String version) {
    return document.getImplementation().hasFeature(feature, version);
  }

  @Override
  public Object getFeature(String feature, String version) {
    return isSupported(feature, version) ? this : null;
  }

  @Override
  public void normalize() {}

  @Override
  public String getBaseURI() {
    return parent == null ? null : parent.getBaseURI();
  }

  @Override
  public String getTextContent() throws DOMException {
    return getNodeValue();
  }

  @Override
  public void setTextContent(String textContent) throws DOMException {
    setNodeValue(textContent);
  }

  @Override
  public boolean isSameNode(Node other) {
    return this == other;
  }

  @Override
  public short compareDocumentPosition(Node other) throws DOMException {
    throw new UnsupportedOperationException();
  }

  /** The element whose declarations of namespaces hold here. */
  private DomElement scope() {
    Node node = this instanceof DomAttr ? ((DomAttr) this).getOwnerElement() : this;
    if (node instanceof DomDocument) node = ((DomDocument) node).getDocumentElement();
    while (node != null && !(node instanceof DomElement)) node = node.getParentNode();
    return (DomElement) node;
  }

  @Override
  public String lookupNamespaceURI(String prefix) {
    for (DomElement element = scope(); element != null; element = element.parentElement()) {
      boolean same = prefix == null ? element.getPrefix() == null : prefix.equals(element.getPrefix());
      if (same && element.getNamespaceURI() != null) return element.getNamespaceURI();
      String name = prefix == null ? "xmlns" : "xmlns:" + prefix;
      if (element.hasAttribute(name)) {
        String value = element.getAttribute(name);
        return value.isEmpty() ? null : value;
      }
    }
    return null;
  }

  @Override
  public String lookupPrefix(String namespace) {
    if (namespace == null) return null;
    for (DomElement element = scope(); element != null; element = element.parentElement()) {
      String own = element.getPrefix();
      boolean same = own != null && namespace.equals(element.getNamespaceURI());
      if (same && namespace.equals(lookupNamespaceURI(own))) return own;
      for (DomAttr attribute : element.attributes()) {
        String name = attribute.getName();
        if (name.startsWith("xmlns:") && namespace.equals(attribute.getValue())
            && namespace.equals(lookupNamespaceURI(name.substring(6)))) {
          return name.substring(6);
        }
      }
    }
    return null;
  }

  @Override
  public boolean isDefaultNamespace(String namespace) {
    String actual = lookupNamespaceURI(null);
    return namespace == null || namespace.isEmpty() ? actual == null : namespace.equals(actual);
  }

  private static boolean same(Object a, Object b) {
    return a == null ? b == null : a.equals(b);
  }

  @Override
  public boolean isEqualNode(Node other) {
    if (other == this) return true;
    if (other == null || other.getNodeType() != getNodeType() || !same(getNodeName(), other.getNodeName())
        || !same(getLocalName(), other.getLocalName()) || !same(getNamespaceURI(), other.getNamespaceURI())
        || !same(getPrefix(), other.getPrefix()) || !same(getNodeValue(), other.getNodeValue())) {
      return false;
    }
    return sameAttributes(getAttributes(), other.getAttributes())
        && sameChildren(getChildNodes(), other.getChildNodes());
  }

  private static boolean sameAttributes(NamedNodeMap a, NamedNodeMap b) {
    if (a == null || b == null) return a == b;
    if (a.getLength() != b.getLength()) return false;
    for (int i = 0; i < a.getLength(); i++) {
      Node other = b.getNamedItem(a.item(i).getNodeName());
      if (other == null || !a.item(i).isEqualNode(other)) return false;
    }
    return true;
  }

  private static boolean sameChildren(NodeList a, NodeList b) {
    if (a.getLength() != b.getLength()) return false;
    for (int i = 0; i < a.getLength(); i++) if (!a.item(i).isEqualNode(b.item(i))) return false;
    return true;
  }

  @Override
  public Object setUserData(String key, Object data, UserDataHandler handler) {
    if (userData == null) userData = new HashMap<>();
    return data == null ? userData.remove(key) : userData.put(key, data);
  }

  @Override
  public Object getUserData(String key) {
    return userData == null ? null : userData.get(key);
  }

  @Override
  public String toString() {
    return "[" + getNodeName() + ": " + getNodeValue() + "]";
  }
}
