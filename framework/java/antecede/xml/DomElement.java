package antecede.xml;

import java.util.ArrayList;
import org.w3c.dom.Attr;
import org.w3c.dom.DOMException;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.w3c.dom.TypeInfo;

/** An element with its attributes. */
final class DomElement extends DomParent implements Element {
  DomName name;
  private final ArrayList<DomAttr> attributes = new ArrayList<>();

  DomElement(DomDocument document, DomName name) {
    super(document);
    this.name = name;
  }

  @Override
  DomNode shallowCopy(DomDocument to) {
    DomElement copy = new DomElement(to, name);
    for (DomAttr attribute : attributes) copy.add((DomAttr) attribute.shallowCopy(to));
    return copy;
  }

  ArrayList<DomAttr> attributes() {
    return attributes;
  }

  DomElement parentElement() {
    return parent instanceof DomElement ? (DomElement) parent : null;
  }

  private void add(DomAttr attribute) {
    attribute.owner = this;
    attributes.add(attribute);
  }

  private int find(String attribute) {
    for (int i = 0; i < attributes.size(); i++) if (attributes.get(i).getName().equals(attribute)) return i;
    return -1;
  }

  private int find(String namespace, String localName) {
    for (int i = 0; i < attributes.size(); i++) if (attributes.get(i).name.is(namespace, localName)) return i;
    return -1;
  }

  private DomAttr at(int index) {
    return index < 0 ? null : attributes.get(index);
  }

  private DomAttr removeAt(int index) {
    if (index < 0) throw error(DOMException.NOT_FOUND_ERR, null);
    DomAttr removed = attributes.remove(index);
    removed.owner = null;
    return removed;
  }

  /** Takes the place of the attribute at the index, or is added. */
  private DomAttr put(Attr attribute, int index) {
    if (!(attribute instanceof DomAttr) || ((DomAttr) attribute).document != document) {
      throw error(DOMException.WRONG_DOCUMENT_ERR, null);
    }
    DomAttr added = (DomAttr) attribute;
    if (added.owner == this) return null;
    if (added.owner != null) throw error(DOMException.INUSE_ATTRIBUTE_ERR, null);
    DomAttr old = index < 0 ? null : removeAt(index);
    add(added);
    return old;
  }

  @Override
  public String getTagName() {
    return name.qualified;
  }

  @Override
  public String getNodeName() {
    return name.qualified;
  }

  @Override
  public short getNodeType() {
    return ELEMENT_NODE;
  }

  @Override
  public String getLocalName() {
    return name.local;
  }

  @Override
  public String getNamespaceURI() {
    return name.namespace;
  }

  @Override
  public String getPrefix() {
    return name.prefix;
  }

  @Override
  public void setPrefix(String prefix) throws DOMException {
    name = name.withPrefix(prefix);
  }

  @Override
  public String getAttribute(String name) {
    DomAttr attribute = at(find(name));
    return attribute == null ? "" : attribute.getValue();
  }

  @Override
  public String getAttributeNS(String namespace, String localName) throws DOMException {
    DomAttr attribute = at(find(namespace, localName));
    return attribute == null ? "" : attribute.getValue();
  }

  @Override
  public Attr getAttributeNode(String name) {
    return at(find(name));
  }

  @Override
  public Attr getAttributeNodeNS(String namespace, String localName) throws DOMException {
    return at(find(namespace, localName));
  }

  @Override
  public void setAttribute(String name, String value) throws DOMException {
    DomAttr attribute = at(find(name));
    if (attribute == null) {
      attribute = new DomAttr(document, DomName.plain(name));
      add(attribute);
    }
    attribute.setValue(value);
  }

  @Override
  public void setAttributeNS(String namespace, String qualifiedName, String value) throws DOMException {
    DomName attributeName = DomName.inNamespace(namespace, qualifiedName);
    DomAttr attribute = at(find(namespace, attributeName.local));
    if (attribute == null) {
      attribute = new DomAttr(document, attributeName);
      add(attribute);
    }
    attribute.name = attributeName;
    attribute.setValue(value);
  }

  @Override
  public Attr setAttributeNode(Attr newAttr) throws DOMException {
    return put(newAttr, find(newAttr.getName()));
  }

  @Override
  public Attr setAttributeNodeNS(Attr newAttr) throws DOMException {
    String local = newAttr.getLocalName() == null ? newAttr.getName() : newAttr.getLocalName();
    return put(newAttr, find(newAttr.getNamespaceURI(), local));
  }

  @Override
  public void removeAttribute(String name) throws DOMException {
    if (find(name) >= 0) removeAt(find(name));
  }

  @Override
  public void removeAttributeNS(String namespace, String localName) throws DOMException {
    if (find(namespace, localName) >= 0) removeAt(find(namespace, localName));
  }

  @Override
  public Attr removeAttributeNode(Attr oldAttr) throws DOMException {
    for (int i = 0; i < attributes.size(); i++) if (attributes.get(i) == oldAttr) return removeAt(i);
    throw error(DOMException.NOT_FOUND_ERR, null);
  }

  @Override
  public boolean hasAttribute(String name) {
    return find(name) >= 0;
  }

  @Override
  public boolean hasAttributeNS(String namespace, String localName) throws DOMException {
    return find(namespace, localName) >= 0;
  }

  @Override
  public boolean hasAttributes() {
    return !attributes.isEmpty();
  }

  @Override
  public NamedNodeMap getAttributes() {
    return new Attributes();
  }

  @Override
  public NodeList getElementsByTagName(String name) {
    DomList list = new DomList();
    collect(list, null, true, name);
    return list;
  }

  @Override
  public NodeList getElementsByTagNameNS(String namespace, String localName) throws DOMException {
    DomList list = new DomList();
    collect(list, namespace, "*".equals(namespace), localName);
    return list;
  }

  @Override
  public TypeInfo getSchemaTypeInfo() {
    return DomType.NONE;
  }

  private void setId(DomAttr attribute, boolean isId) {
    if (attribute == null) throw error(DOMException.NOT_FOUND_ERR, null);
    attribute.isId = isId;
  }

  @Override
  public void setIdAttribute(String name, boolean isId) throws DOMException {
    setId(at(find(name)), isId);
  }

  @Override
  public void setIdAttributeNS(String namespace, String localName, boolean isId) throws DOMException {
    setId(at(find(namespace, localName)), isId);
  }

  @Override
  public void setIdAttributeNode(Attr idAttr, boolean isId) throws DOMException {
    setId(attributes.contains(idAttr) ? (DomAttr) idAttr : null, isId);
  }

  /** The element below or here with the identifier. As on Android the attribute "id" is one. */
  DomElement withId(String id) {
    if (id.equals(getAttribute("id")) && hasAttribute("id")) return this;
    for (DomAttr attribute : attributes) if (attribute.isId && id.equals(attribute.getValue())) return this;
    for (int i = 0; i < childCount(); i++) {
      DomElement found = childAt(i) instanceof DomElement ? ((DomElement) childAt(i)).withId(id) : null;
      if (found != null) return found;
    }
    return null;
  }

  /** The live map of the attributes. */
  private final class Attributes implements NamedNodeMap {
    @Override
    public int getLength() {
      return attributes.size();
    }

    @Override
    public Node item(int index) {
      return index < 0 || index >= attributes.size() ? null : attributes.get(index);
    }

    @Override
    public Node getNamedItem(String name) {
      return getAttributeNode(name);
    }

    @Override
    public Node getNamedItemNS(String namespace, String localName) throws DOMException {
      return getAttributeNodeNS(namespace, localName);
    }

    @Override
    public Node setNamedItem(Node arg) throws DOMException {
      if (!(arg instanceof Attr)) throw error(DOMException.HIERARCHY_REQUEST_ERR, null);
      return setAttributeNode((Attr) arg);
    }

    @Override
    public Node setNamedItemNS(Node arg) throws DOMException {
      if (!(arg instanceof Attr)) throw error(DOMException.HIERARCHY_REQUEST_ERR, null);
      return setAttributeNodeNS((Attr) arg);
    }

    @Override
    public Node removeNamedItem(String name) throws DOMException {
      return removeAt(find(name));
    }

    @Override
    public Node removeNamedItemNS(String namespace, String localName) throws DOMException {
      return removeAt(find(namespace, localName));
    }
  }
}
