package android.util;

import org.xmlpull.v1.XmlPullParser;

/** The attributes of the element that a pull parser is at. */
final class XmlAttributes implements AttributeSet {
  private final XmlPullParser parser;

  XmlAttributes(XmlPullParser parser) {
    this.parser = parser;
  }

  private static int option(String value, String[] options, int fallback) {
    if (value == null) return fallback;
    for (int i = 0; i < options.length; i++) {
      if (value.equals(options[i])) return i;
    }
    return fallback;
  }

  private static boolean truth(String value, boolean fallback) {
    return value == null ? fallback : value.equals("1") || value.equals("true") || value.equals("TRUE");
  }

  private static int number(String value, int fallback) {
    return value == null ? fallback : (int) Long.decode(value).longValue();
  }

  @Override
  public int getAttributeCount() {
    return parser.getAttributeCount();
  }

  @Override
  public String getAttributeNamespace(int index) {
    return parser.getAttributeNamespace(index);
  }

  @Override
  public String getAttributeName(int index) {
    return parser.getAttributeName(index);
  }

  @Override
  public String getAttributeValue(int index) {
    return parser.getAttributeValue(index);
  }

  @Override
  public String getAttributeValue(String namespace, String name) {
    return parser.getAttributeValue(namespace, name);
  }

  @Override
  public String getPositionDescription() {
    return parser.getPositionDescription();
  }

  @Override
  public int getAttributeNameResource(int index) {
    return 0;
  }

  @Override
  public int getAttributeListValue(String namespace, String attribute, String[] options, int defaultValue) {
    return option(getAttributeValue(namespace, attribute), options, defaultValue);
  }

  @Override
  public boolean getAttributeBooleanValue(String namespace, String attribute, boolean defaultValue) {
    return truth(getAttributeValue(namespace, attribute), defaultValue);
  }

  @Override
  public int getAttributeResourceValue(String namespace, String attribute, int defaultValue) {
    return number(getAttributeValue(namespace, attribute), defaultValue);
  }

  @Override
  public int getAttributeIntValue(String namespace, String attribute, int defaultValue) {
    return number(getAttributeValue(namespace, attribute), defaultValue);
  }

  @Override
  public int getAttributeUnsignedIntValue(String namespace, String attribute, int defaultValue) {
    return number(getAttributeValue(namespace, attribute), defaultValue);
  }

  @Override
  public float getAttributeFloatValue(String namespace, String attribute, float defaultValue) {
    String value = getAttributeValue(namespace, attribute);
    return value == null ? defaultValue : Float.parseFloat(value);
  }

  @Override
  public int getAttributeListValue(int index, String[] options, int defaultValue) {
    return option(getAttributeValue(index), options, defaultValue);
  }

  @Override
  public boolean getAttributeBooleanValue(int index, boolean defaultValue) {
    return truth(getAttributeValue(index), defaultValue);
  }

  @Override
  public int getAttributeResourceValue(int index, int defaultValue) {
    return number(getAttributeValue(index), defaultValue);
  }

  @Override
  public int getAttributeIntValue(int index, int defaultValue) {
    return number(getAttributeValue(index), defaultValue);
  }

  @Override
  public int getAttributeUnsignedIntValue(int index, int defaultValue) {
    return number(getAttributeValue(index), defaultValue);
  }

  @Override
  public float getAttributeFloatValue(int index, float defaultValue) {
    String value = getAttributeValue(index);
    return value == null ? defaultValue : Float.parseFloat(value);
  }

  @Override
  public String getIdAttribute() {
    return getAttributeValue(null, "id");
  }

  @Override
  public String getClassAttribute() {
    return getAttributeValue(null, "class");
  }

  @Override
  public int getIdAttributeResourceValue(int defaultValue) {
    return getAttributeResourceValue(null, "id", defaultValue);
  }

  @Override
  public int getStyleAttribute() {
    return getAttributeResourceValue(null, "style", 0);
  }
}
