package android.content.res;

import android.util.TypedValue;
import antecede.Apk;
import antecede.Concrete;
import antecede.Unlisted;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import org.xmlpull.v1.XmlPullParserException;

/** Walks over a compiled XML file in the form of {@link antecede.Apk#xml}. */
@Unlisted
@Concrete
public final class XmlBlock implements XmlResourceParser {
  private static final int START = 1, END = 2, TEXT_NODE = 3, WIDTH = 6;

  private final int[] code;
  private final String[] texts;
  private final String source;
  private final int resource;
  /** Of the current event in the code; -1 before the first. */
  private int at = -1;
  private int event = START_DOCUMENT;
  private int depth;

  XmlBlock(int[] code, String[] texts, String source, int resource) {
    this.code = code;
    this.texts = texts;
    this.source = source;
    this.resource = resource;
  }

  int sourceResource() {
    return resource;
  }

  private String textAt(int index) {
    return code[index] < 0 ? null : texts[code[index]];
  }

  @Override
  public int next() {
    if (event == END_DOCUMENT) return event;
    if (event == END_TAG) depth--;
    at = at < 0 ? 0 : at + length();
    if (at >= code.length) {
      event = END_DOCUMENT;
    } else {
      event = code[at] == START ? START_TAG : code[at] == END ? END_TAG : TEXT;
    }
    if (event == START_TAG) depth++;
    return event;
  }

  private int length() {
    return code[at] == START ? 5 + WIDTH * code[at + 4] : code[at] == END ? 4 : 3;
  }

  @Override
  public int nextToken() {
    return next();
  }

  @Override
  public int nextTag() throws XmlPullParserException, IOException {
    int type = next();
    if (type == TEXT && isWhitespace()) type = next();
    if (type != START_TAG && type != END_TAG) {
      throw new XmlPullParserException(getPositionDescription() + ": expected start or end tag", this, null);
    }
    return type;
  }

  @Override
  public String nextText() throws XmlPullParserException, IOException {
    require(START_TAG, null, null);
    if (next() == END_TAG) return "";
    if (event != TEXT) throw new XmlPullParserException("parser must be on START_TAG or TEXT to read text", this, null);
    String text = getText();
    if (next() != END_TAG) throw new XmlPullParserException("event TEXT it must be immediately followed by END_TAG", this, null);
    return text;
  }

  @Override
  public void require(int type, String namespace, String name) throws XmlPullParserException, IOException {
    boolean fits = type == event && (namespace == null || namespace.equals(getNamespace()));
    if (!fits || name != null && !name.equals(getName())) {
      throw new XmlPullParserException("expected " + TYPES[type] + getPositionDescription(), this, null);
    }
  }

  @Override
  public int getEventType() {
    return event;
  }

  @Override
  public int getDepth() {
    return depth;
  }

  @Override
  public int getLineNumber() {
    return at < 0 || at >= code.length ? -1 : code[at + 1];
  }

  @Override
  public int getColumnNumber() {
    return -1;
  }

  @Override
  public String getPositionDescription() {
    return source + " line #" + getLineNumber();
  }

  @Override
  public String getNamespace() {
    if (event != START_TAG && event != END_TAG) return null;
    String namespace = textAt(at + 2);
    return namespace == null ? "" : namespace;
  }

  @Override
  public String getName() {
    return event == START_TAG || event == END_TAG ? textAt(at + 3) : null;
  }

  @Override
  public String getText() {
    return event == TEXT ? textAt(at + 2) : null;
  }

  @Override
  public char[] getTextCharacters(int[] holderForStartAndLength) {
    String text = getText();
    if (text == null) return null;
    holderForStartAndLength[0] = 0;
    holderForStartAndLength[1] = text.length();
    return text.toCharArray();
  }

  @Override
  public boolean isWhitespace() {
    return getText() != null && getText().trim().length() == 0;
  }

  @Override
  public boolean isEmptyElementTag() {
    return false;
  }

  @Override
  public String getPrefix() {
    throw new RuntimeException("getPrefix() not supported");
  }

  @Override
  public int getAttributeCount() {
    return event == START_TAG ? code[at + 4] : -1;
  }

  private int place(int index) {
    if (event != START_TAG || index < 0 || index >= code[at + 4]) throw new IndexOutOfBoundsException(String.valueOf(index));
    return at + 5 + WIDTH * index;
  }

  private int find(String namespace, String name) {
    for (int i = 0; event == START_TAG && i < code[at + 4]; i++) {
      boolean same = namespace == null || namespace.equals(getAttributeNamespace(i));
      if (same && name.equals(getAttributeName(i))) return i;
    }
    return -1;
  }

  @Override
  public String getAttributeNamespace(int index) {
    String namespace = textAt(place(index));
    return namespace == null ? "" : namespace;
  }

  @Override
  public String getAttributeName(int index) {
    return textAt(place(index) + 1);
  }

  @Override
  public int getAttributeNameResource(int index) {
    int number = code[place(index) + 2];
    return number == 0 ? byName(getAttributeNamespace(index), getAttributeName(index)) : number;
  }

  /** Only compiled documents know the numbers. */
  private static int byName(String namespace, String name) {
    if (namespace == null || namespace.length() == 0) return 0;
    return namespace.equals("http://schemas.android.com/apk/res/android") ? SystemResources.attribute(name)
        : Apk.identifier("attr", name);
  }

  int type(int index) {
    return code[place(index) + 3];
  }

  int data(int index) {
    return code[place(index) + 4];
  }

  /** What was written, where that is a text; null for other values. */
  String text(int index) {
    return textAt(place(index) + 5);
  }

  @Override
  public String getAttributePrefix(int index) {
    throw new RuntimeException("getAttributePrefix not supported");
  }

  @Override
  public String getAttributeType(int index) {
    return "CDATA";
  }

  @Override
  public boolean isAttributeDefault(int index) {
    return false;
  }

  @Override
  public String getAttributeValue(int index) {
    return type(index) == TypedValue.TYPE_STRING ? text(index) : TypedValue.coerceToString(type(index), data(index));
  }

  @Override
  public String getAttributeValue(String namespace, String name) {
    int index = find(namespace, name);
    return index < 0 ? null : getAttributeValue(index);
  }

  @Override
  public int getAttributeListValue(String namespace, String attribute, String[] options, int defaultValue) {
    int index = find(namespace, attribute);
    return index < 0 ? defaultValue : getAttributeListValue(index, options, defaultValue);
  }

  @Override
  public boolean getAttributeBooleanValue(String namespace, String attribute, boolean defaultValue) {
    int index = find(namespace, attribute);
    return index < 0 ? defaultValue : getAttributeBooleanValue(index, defaultValue);
  }

  @Override
  public int getAttributeResourceValue(String namespace, String attribute, int defaultValue) {
    int index = find(namespace, attribute);
    return index < 0 ? defaultValue : getAttributeResourceValue(index, defaultValue);
  }

  @Override
  public int getAttributeIntValue(String namespace, String attribute, int defaultValue) {
    int index = find(namespace, attribute);
    return index < 0 ? defaultValue : getAttributeIntValue(index, defaultValue);
  }

  @Override
  public int getAttributeUnsignedIntValue(String namespace, String attribute, int defaultValue) {
    return getAttributeIntValue(namespace, attribute, defaultValue);
  }

  @Override
  public float getAttributeFloatValue(String namespace, String attribute, float defaultValue) {
    int index = find(namespace, attribute);
    return index < 0 ? defaultValue : getAttributeFloatValue(index, defaultValue);
  }

  @Override
  public int getAttributeListValue(int index, String[] options, int defaultValue) {
    if (type(index) != TypedValue.TYPE_STRING) return data(index);
    for (int i = 0; i < options.length; i++) {
      if (options[i].equals(text(index))) return i;
    }
    return defaultValue;
  }

  private boolean isNumber(int index) {
    return type(index) >= TypedValue.TYPE_FIRST_INT && type(index) <= TypedValue.TYPE_LAST_INT;
  }

  @Override
  public boolean getAttributeBooleanValue(int index, boolean defaultValue) {
    return isNumber(index) ? data(index) != 0 : defaultValue;
  }

  @Override
  public int getAttributeResourceValue(int index, int defaultValue) {
    return type(index) == TypedValue.TYPE_REFERENCE ? data(index) : defaultValue;
  }

  @Override
  public int getAttributeIntValue(int index, int defaultValue) {
    return isNumber(index) ? data(index) : defaultValue;
  }

  @Override
  public int getAttributeUnsignedIntValue(int index, int defaultValue) {
    return getAttributeIntValue(index, defaultValue);
  }

  @Override
  public float getAttributeFloatValue(int index, float defaultValue) {
    return type(index) == TypedValue.TYPE_FLOAT ? Float.intBitsToFloat(data(index)) : defaultValue;
  }

  @Override
  public String getIdAttribute() {
    return getAttributeValue(null, "id");
  }

  @Override
  public String getClassAttribute() {
    return getAttributeValue("", "class");
  }

  @Override
  public int getIdAttributeResourceValue(int defaultValue) {
    return getAttributeResourceValue(null, "id", defaultValue);
  }

  @Override
  public int getStyleAttribute() {
    return getAttributeResourceValue("", "style", 0);
  }

  /** The attribute that the style attribute refers to ("?attr/a"), or 0. */
  int styleReference() {
    int index = find("", "style");
    return index >= 0 && type(index) == TypedValue.TYPE_ATTRIBUTE ? data(index) : 0;
  }

  @Override
  public void close() {}

  @Override
  public void setFeature(String name, boolean state) throws XmlPullParserException {
    boolean known = state && (FEATURE_PROCESS_NAMESPACES.equals(name) || FEATURE_REPORT_NAMESPACE_ATTRIBUTES.equals(name));
    if (!known) throw new XmlPullParserException("Unsupported feature: " + name);
  }

  @Override
  public boolean getFeature(String name) {
    return FEATURE_PROCESS_NAMESPACES.equals(name) || FEATURE_REPORT_NAMESPACE_ATTRIBUTES.equals(name);
  }

  @Override
  public void setProperty(String name, Object value) throws XmlPullParserException {
    throw new XmlPullParserException("setProperty() not supported");
  }

  @Override
  public Object getProperty(String name) {
    return null;
  }

  @Override
  public void setInput(Reader in) throws XmlPullParserException {
    throw new XmlPullParserException("setInput() not supported");
  }

  @Override
  public void setInput(InputStream inputStream, String inputEncoding) throws XmlPullParserException {
    throw new XmlPullParserException("setInput() not supported");
  }

  @Override
  public String getInputEncoding() {
    return null;
  }

  @Override
  public void defineEntityReplacementText(String entityName, String replacementText) throws XmlPullParserException {
    throw new XmlPullParserException("defineEntityReplacementText() not supported");
  }

  @Override
  public int getNamespaceCount(int depth) throws XmlPullParserException {
    throw new XmlPullParserException("getNamespaceCount() not supported");
  }

  @Override
  public String getNamespacePrefix(int pos) throws XmlPullParserException {
    throw new XmlPullParserException("getNamespacePrefix() not supported");
  }

  @Override
  public String getNamespaceUri(int pos) throws XmlPullParserException {
    throw new XmlPullParserException("getNamespaceUri() not supported");
  }

  @Override
  public String getNamespace(String prefix) {
    throw new RuntimeException("getNamespace() not supported");
  }
}
