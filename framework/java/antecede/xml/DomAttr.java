package antecede.xml;

import antecede.Observable;
import org.w3c.dom.Attr;
import org.w3c.dom.DOMException;
import org.w3c.dom.Element;
import org.w3c.dom.TypeInfo;

/** An attribute. As on Android it has a value, no children. */
final class DomAttr extends DomNode implements Attr {
  DomName name;
  @Observable private String value = "";
  DomElement owner;
  boolean isId;

  DomAttr(DomDocument document, DomName name) {
    super(document);
    this.name = name;
  }

  @Override
  DomNode shallowCopy(DomDocument to) {
    DomAttr copy = new DomAttr(to, name);
    copy.value = value;
    copy.isId = isId;
    return copy;
  }

  @Override
  public String getName() {
    return name.qualified;
  }

  @Override
  public boolean getSpecified() {
    return true;
  }

  @Override
  public String getValue() {
    return value;
  }

  @Override
  public void setValue(String value) throws DOMException {
    this.value = value == null ? "" : value;
  }

  @Override
  public Element getOwnerElement() {
    return owner;
  }

  @Override
  public TypeInfo getSchemaTypeInfo() {
    return DomType.NONE;
  }

  @Override
  public boolean isId() {
    return isId;
  }

  @Override
  public String getNodeName() {
    return name.qualified;
  }

  @Override
  public short getNodeType() {
    return ATTRIBUTE_NODE;
  }

  @Override
  public String getNodeValue() {
    return value;
  }

  @Override
  public void setNodeValue(String nodeValue) throws DOMException {
    setValue(nodeValue);
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
}
