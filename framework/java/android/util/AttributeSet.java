package android.util;

/** The attributes of an element. */
public interface AttributeSet {
  boolean getAttributeBooleanValue(String namespace, String attribute, boolean defaultValue);

  boolean getAttributeBooleanValue(int index, boolean defaultValue);

  int getAttributeCount();

  float getAttributeFloatValue(String namespace, String attribute, float defaultValue);

  float getAttributeFloatValue(int index, float defaultValue);

  int getAttributeIntValue(String namespace, String attribute, int defaultValue);

  int getAttributeIntValue(int index, int defaultValue);

  int getAttributeListValue(String namespace, String attribute, String[] options, int defaultValue);

  int getAttributeListValue(int index, String[] options, int defaultValue);

  String getAttributeName(int index);

  int getAttributeNameResource(int index);

  default String getAttributeNamespace(int index) {
    return null;
  }

  int getAttributeResourceValue(String namespace, String attribute, int defaultValue);

  int getAttributeResourceValue(int index, int defaultValue);

  int getAttributeUnsignedIntValue(String namespace, String attribute, int defaultValue);

  int getAttributeUnsignedIntValue(int index, int defaultValue);

  String getAttributeValue(String namespace, String attribute);

  String getAttributeValue(int index);

  String getClassAttribute();

  String getIdAttribute();

  int getIdAttributeResourceValue(int defaultValue);

  String getPositionDescription();

  int getStyleAttribute();
}
