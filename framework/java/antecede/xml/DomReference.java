package antecede.xml;

import org.w3c.dom.EntityReference;

/** A reference to an entity. */
final class DomReference extends DomNode implements EntityReference {
  private final String name;

  DomReference(DomDocument document, String name) {
    super(document);
    this.name = name;
  }

  @Override
  DomNode shallowCopy(DomDocument to) {
    return new DomReference(to, name);
  }

  @Override
  public String getNodeName() {
    return name;
  }

  @Override
  public short getNodeType() {
    return ENTITY_REFERENCE_NODE;
  }
}
