package antecede.xml;

import org.w3c.dom.DocumentType;
import org.w3c.dom.NamedNodeMap;

/** A document type: its name and identifiers. */
final class DomDoctype extends DomNode implements DocumentType {
  private final String name;
  private final String publicId;
  private final String systemId;

  DomDoctype(DomDocument document, String name, String publicId, String systemId) {
    super(document);
    this.name = name;
    this.publicId = publicId;
    this.systemId = systemId;
  }

  @Override
  DomNode shallowCopy(DomDocument to) {
    return new DomDoctype(to, name, publicId, systemId);
  }

  @Override
  public String getName() {
    return name;
  }

  @Override
  public String getNodeName() {
    return name;
  }

  @Override
  public short getNodeType() {
    return DOCUMENT_TYPE_NODE;
  }

  @Override
  public NamedNodeMap getEntities() {
    return null;
  }

  @Override
  public NamedNodeMap getNotations() {
    return null;
  }

  @Override
  public String getPublicId() {
    return publicId;
  }

  @Override
  public String getSystemId() {
    return systemId;
  }

  @Override
  public String getInternalSubset() {
    return null;
  }

  @Override
  public String getTextContent() {
    return null;
  }
}
