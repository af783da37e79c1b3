package antecede.xml;

import org.w3c.dom.TypeInfo;

/** The type of what has no schema. */
final class DomType implements TypeInfo {
  static final DomType NONE = new DomType();

  private DomType() {}

  @Override
  public String getTypeName() {
    return null;
  }

  @Override
  public String getTypeNamespace() {
    return null;
  }

  @Override
  public boolean isDerivedFrom(String namespace, String name, int method) {
    return false;
  }
}
