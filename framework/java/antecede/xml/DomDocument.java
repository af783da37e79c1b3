package antecede.xml;

import org.w3c.dom.Attr;
import org.w3c.dom.CDATASection;
import org.w3c.dom.Comment;
import org.w3c.dom.DOMConfiguration;
import org.w3c.dom.DOMException;
import org.w3c.dom.DOMImplementation;
import org.w3c.dom.Document;
import org.w3c.dom.DocumentFragment;
import org.w3c.dom.DocumentType;
import org.w3c.dom.Element;
import org.w3c.dom.EntityReference;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.w3c.dom.ProcessingInstruction;
import org.w3c.dom.Text;

/** A document. */
public final class DomDocument extends DomParent implements Document {
  String inputEncoding;
  String xmlEncoding;
  private String xmlVersion = "1.0";
  private boolean standalone;
  private boolean strict = true;
  private String uri;

  public DomDocument() {
    super(null);
    document = this;
  }

  @Override
  DomNode shallowCopy(DomDocument to) {
    DomDocument copy = new DomDocument();
    copy.xmlVersion = xmlVersion;
    copy.standalone = standalone;
    copy.uri = uri;
    return copy;
  }

  /** A copy of the node that belongs to this document. */
  DomNode copy(DomNode node, boolean deep) {
    DomNode copy = node.shallowCopy(this);
    if (copy instanceof DomAttr || !deep || !(node instanceof DomParent)) return copy;
    DomDocument owner = copy instanceof DomDocument ? (DomDocument) copy : this;
    for (int i = 0; i < ((DomParent) node).childCount(); i++) {
      copy.appendChild(owner.copy(((DomParent) node).childAt(i), true));
    }
    return copy;
  }

  @Override
  void checkChild(DomNode node) {
    boolean element = node instanceof DomElement, doctype = node instanceof DomDoctype;
    boolean other = node instanceof DomInstruction || node instanceof DomText.Remark;
    boolean second = element && getDocumentElement() != null && getDocumentElement() != node
        || doctype && getDoctype() != null && getDoctype() != node;
    if (second || !element && !doctype && !other) throw error(DOMException.HIERARCHY_REQUEST_ERR, null);
    if (doctype) node.document = this;
  }

  @Override
  public String getNodeName() {
    return "#document";
  }

  @Override
  public short getNodeType() {
    return DOCUMENT_NODE;
  }

  @Override
  public Document getOwnerDocument() {
    return null;
  }

  @Override
  public String getTextContent() {
    return null;
  }

  @Override
  public void setTextContent(String textContent) {}

  @Override
  public DocumentType getDoctype() {
    for (int i = 0; i < childCount(); i++) if (childAt(i) instanceof DomDoctype) return (DomDoctype) childAt(i);
    return null;
  }

  @Override
  public DOMImplementation getImplementation() {
    return DomImplementation.INSTANCE;
  }

  @Override
  public Element getDocumentElement() {
    for (int i = 0; i < childCount(); i++) if (childAt(i) instanceof DomElement) return (DomElement) childAt(i);
    return null;
  }

  @Override
  public Element createElement(String tagName) throws DOMException {
    return new DomElement(this, DomName.plain(tagName));
  }

  @Override
  public Element createElementNS(String namespace, String qualifiedName) throws DOMException {
    return new DomElement(this, DomName.inNamespace(namespace, qualifiedName));
  }

  @Override
  public DocumentFragment createDocumentFragment() {
    return new DomFragment(this);
  }

  @Override
  public Text createTextNode(String data) {
    return new DomText.Plain(this, data);
  }

  @Override
  public Comment createComment(String data) {
    return new DomText.Remark(this, data);
  }

  @Override
  public CDATASection createCDATASection(String data) throws DOMException {
    return new DomText.Section(this, data);
  }

  @Override
  public ProcessingInstruction createProcessingInstruction(String target, String data) throws DOMException {
    DomName.plain(target);
    return new DomInstruction(this, target, data);
  }

  @Override
  public Attr createAttribute(String name) throws DOMException {
    return new DomAttr(this, DomName.plain(name));
  }

  @Override
  public Attr createAttributeNS(String namespace, String qualifiedName) throws DOMException {
    return new DomAttr(this, DomName.inNamespace(namespace, qualifiedName));
  }

  @Override
  public EntityReference createEntityReference(String name) throws DOMException {
    DomName.plain(name);
    return new DomReference(this, name);
  }

  @Override
  public NodeList getElementsByTagName(String tagName) {
    DomList list = new DomList();
    collect(list, null, true, tagName);
    return list;
  }

  @Override
  public NodeList getElementsByTagNameNS(String namespace, String localName) {
    DomList list = new DomList();
    collect(list, namespace, "*".equals(namespace), localName);
    return list;
  }

  @Override
  public Element getElementById(String elementId) {
    DomElement root = (DomElement) getDocumentElement();
    return root == null ? null : root.withId(elementId);
  }

  @Override
  public Node importNode(Node importedNode, boolean deep) throws DOMException {
    if (importedNode instanceof DomDocument || importedNode instanceof DomDoctype
        || !(importedNode instanceof DomNode)) {
      throw error(DOMException.NOT_SUPPORTED_ERR, null);
    }
    return copy((DomNode) importedNode, deep);
  }

  @Override
  public Node adoptNode(Node source) throws DOMException {
    if (!(source instanceof DomNode)) return null;
    if (source instanceof DomDocument || source instanceof DomDoctype) {
      throw error(DOMException.NOT_SUPPORTED_ERR, null);
    }
    DomNode node = (DomNode) source;
    if (node.parent != null) node.parent.removeChild(node);
    if (node instanceof DomAttr && ((DomAttr) node).owner != null) {
      ((DomAttr) node).owner.removeAttributeNode((DomAttr) node);
    }
    adopt(node);
    return node;
  }

  private void adopt(DomNode node) {
    node.document = this;
    if (node instanceof DomElement) {
      for (DomAttr attribute : ((DomElement) node).attributes()) attribute.document = this;
    }
    if (!(node instanceof DomParent)) return;
    for (int i = 0; i < ((DomParent) node).childCount(); i++) adopt(((DomParent) node).childAt(i));
  }

  @Override
  public Node renameNode(Node n, String namespace, String qualifiedName) throws DOMException {
    if (n.getOwnerDocument() != this) throw error(DOMException.WRONG_DOCUMENT_ERR, null);
    DomName name = DomName.inNamespace(namespace, qualifiedName);
    if (n instanceof DomElement) ((DomElement) n).name = name;
    else if (n instanceof DomAttr) ((DomAttr) n).name = name;
    else throw error(DOMException.NOT_SUPPORTED_ERR, null);
    return n;
  }

  @Override
  public String getInputEncoding() {
    return inputEncoding;
  }

  @Override
  public String getXmlEncoding() {
    return xmlEncoding;
  }

  @Override
  public boolean getXmlStandalone() {
    return standalone;
  }

  @Override
  public void setXmlStandalone(boolean xmlStandalone) throws DOMException {
    standalone = xmlStandalone;
  }

  @Override
  public String getXmlVersion() {
    return xmlVersion;
  }

  @Override
  public void setXmlVersion(String xmlVersion) throws DOMException {
    this.xmlVersion = xmlVersion;
  }

  @Override
  public boolean getStrictErrorChecking() {
    return strict;
  }

  @Override
  public void setStrictErrorChecking(boolean strictErrorChecking) {
    strict = strictErrorChecking;
  }

  @Override
  public String getDocumentURI() {
    return uri;
  }

  @Override
  public void setDocumentURI(String documentURI) {
    uri = documentURI;
  }

  @Override
  public String getBaseURI() {
    return uri;
  }

  @Override
  public DOMConfiguration getDomConfig() {
    throw error(DOMException.NOT_SUPPORTED_ERR, null);
  }

  @Override
  public void normalizeDocument() {
    normalize();
  }
}
