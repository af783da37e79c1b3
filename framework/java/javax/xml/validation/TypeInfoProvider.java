package javax.xml.validation;

import org.w3c.dom.TypeInfo;

/** The types of what a validator just read. */
public abstract class TypeInfoProvider {
  protected TypeInfoProvider() {}

  public abstract TypeInfo getAttributeTypeInfo(int index);

  public abstract TypeInfo getElementTypeInfo();

  public abstract boolean isIdAttribute(int index);

  public abstract boolean isSpecified(int index);
}
