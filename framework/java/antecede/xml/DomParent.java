package antecede.xml;

import java.util.ArrayList;
import org.w3c.dom.DOMException;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** A node with children. */
abstract class DomParent extends DomNode {
  private final ArrayList<DomNode> children = new ArrayList<>();

  DomParent(DomDocument document) {
    super(document);
  }

  /** The child, null outside. */
  final DomNode childAt(int index) {
    return index < 0 || index >= children.size() ? null : children.get(index);
  }

  final int childCount() {
    return children.size();
  }

  final int indexOf(DomNode child) {
    for (int i = 0; i < children.size(); i++) if (children.get(i) == child) return i;
    return -1;
  }

  private int checkedIndex(Node child) {
    int index = child instanceof DomNode && ((DomNode) child).parent == this ? indexOf((DomNode) child) : -1;
    if (index < 0) throw error(DOMException.NOT_FOUND_ERR, null);
    return index;
  }

  @Override
  public Node appendChild(Node newChild) throws DOMException {
    return insert(newChild, children.size());
  }

  @Override
  public Node insertBefore(Node newChild, Node refChild) throws DOMException {
    return refChild == null ? appendChild(newChild) : insert(newChild, checkedIndex(refChild));
  }

  private Node insert(Node newChild, int index) {
    if (!(newChild instanceof DomNode)) throw error(DOMException.WRONG_DOCUMENT_ERR, null);
    DomNode node = (DomNode) newChild;
    if (node.document != null && node.document != document) throw error(DOMException.WRONG_DOCUMENT_ERR, null);
    for (DomNode above = this; above != null; above = above.parent) {
      if (above == node) throw error(DOMException.HIERARCHY_REQUEST_ERR, null);
    }
    if (node instanceof DomFragment) {
      DomFragment fragment = (DomFragment) node;
      while (fragment.childCount() > 0) insert(fragment.childAt(0), index++);
      return node;
    }
    checkChild(node);
    if (node.parent != null) {
      int old = node.parent.indexOf(node);
      if (node.parent == this && old < index) index--;
      node.parent.children.remove(old);
    }
    children.add(index, node);
    node.parent = this;
    return node;
  }

  /** Whether such a child may be here. */
  void checkChild(DomNode node) {
    if (node instanceof DomAttr || node instanceof DomDocument || node instanceof DomDoctype) {
      throw error(DOMException.HIERARCHY_REQUEST_ERR, null);
    }
  }

  @Override
  public Node removeChild(Node oldChild) throws DOMException {
    int index = checkedIndex(oldChild);
    children.remove(index);
    ((DomNode) oldChild).parent = null;
    return oldChild;
  }

  @Override
  public Node replaceChild(Node newChild, Node oldChild) throws DOMException {
    int index = checkedIndex(oldChild);
    if (newChild == oldChild) return oldChild;
    children.remove(index);
    ((DomNode) oldChild).parent = null;
    if (newChild instanceof DomNode && ((DomNode) newChild).parent == this && indexOf((DomNode) newChild) < index) {
      index--;
    }
    if (newChild.getParentNode() != null) newChild.getParentNode().removeChild(newChild);
    insert(newChild, index);
    return oldChild;
  }

  @Override
  public NodeList getChildNodes() {
    DomList list = new DomList();
    for (int i = 0; i < children.size(); i++) list.add(children.get(i));
    return list;
  }

  @Override
  public Node getFirstChild() {
    return childAt(0);
  }

  @Override
  public Node getLastChild() {
    return childAt(children.size() - 1);
  }

  @Override
  public boolean hasChildNodes() {
    return !children.isEmpty();
  }

  @Override
  public void normalize() {
    for (int i = 0; i < children.size(); ) {
      DomNode child = children.get(i);
      if (child.getNodeType() != TEXT_NODE) {
        child.normalize();
        i++;
        continue;
      }
      DomText text = (DomText) child;
      while (i + 1 < children.size() && children.get(i + 1).getNodeType() == TEXT_NODE) {
        text.appendData(((DomText) children.get(i + 1)).getData());
        removeChild(children.get(i + 1));
      }
      if (text.getLength() == 0) removeChild(text);
      else i++;
    }
  }

  @Override
  public String getTextContent() throws DOMException {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < children.size(); i++) {
      int kind = children.get(i).getNodeType();
      if (kind != COMMENT_NODE && kind != PROCESSING_INSTRUCTION_NODE) text.append(children.get(i).getTextContent());
    }
    return text.toString();
  }

  @Override
  public void setTextContent(String textContent) throws DOMException {
    while (!children.isEmpty()) removeChild(children.get(children.size() - 1));
    if (textContent != null && !textContent.isEmpty()) appendChild(document.createTextNode(textContent));
  }

  /** Adds the elements below this that have the name; "*" is any. */
  final void collect(DomList list, String namespace, boolean anyNamespace, String name) {
    for (int i = 0; i < children.size(); i++) {
      if (!(children.get(i) instanceof DomElement)) continue;
      DomElement element = (DomElement) children.get(i);
      String actual = anyNamespace && namespace == null ? element.getNodeName() : element.getLocalName();
      boolean sameSpace = anyNamespace || (namespace == null ? element.getNamespaceURI() == null
          : namespace.equals(element.getNamespaceURI()));
      if (sameSpace && (name.equals("*") || name.equals(actual))) list.add(element);
      element.collect(list, namespace, anyNamespace, name);
    }
  }
}
