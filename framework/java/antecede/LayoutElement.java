package antecede;

import android.content.res.TypedArray;
import android.content.res.XmlResourceParser;
import java.io.InputStream;
import java.io.Reader;

/**
 * An element of a layout, as an analysis sees it: the set of its attributes, and the array of some of them; or all of a file that code of the
 * app reads by itself. Of the texts it has those that name classes; any of them may be asked for. All else that is asked of it is unknown.
 * Only an analysis makes one ({@link Layouts#inflate}, {@link Layouts#parse}).
 */
@Followed
@Holder
public final class LayoutElement extends TypedArray implements XmlResourceParser {
  private final String text;

  LayoutElement(String text) {
    this.text = text;
  }

  @Override
  public CharSequence getText(int index) {
    return text;
  }

  @Override
  public String getString(int index) {
    return text;
  }

  @Override
  public String getNonResourceString(int index) {
    return text;
  }

  @Override
  public String getAttributeValue(String namespace, String attribute) {
    return text;
  }

  @Override
  public String getAttributeValue(int index) {
    return text;
  }

  @Override
  public String getClassAttribute() {
    return text;
  }

  @Override
  public String getIdAttribute() {
    return "";
  }

  @Override
  public String getAttributeName(int index) {
    return "";
  }

  @Override
  public String getPositionDescription() {
    return "";
  }

  @Override
  @Concrete
  public boolean getAttributeBooleanValue(String namespace, String attribute, boolean defaultValue) {
    return defaultValue;
  }

  @Override
  @Concrete
  public boolean getAttributeBooleanValue(int index, boolean defaultValue) {
    return defaultValue;
  }

  @Override
  @Concrete
  public int getAttributeCount() {
    return 0;
  }

  @Override
  @Concrete
  public float getAttributeFloatValue(String namespace, String attribute, float defaultValue) {
    return defaultValue;
  }

  @Override
  @Concrete
  public float getAttributeFloatValue(int index, float defaultValue) {
    return defaultValue;
  }

  @Override
  @Concrete
  public int getAttributeIntValue(String namespace, String attribute, int defaultValue) {
    return defaultValue;
  }

  @Override
  @Concrete
  public int getAttributeIntValue(int index, int defaultValue) {
    return defaultValue;
  }

  @Override
  @Concrete
  public int getAttributeListValue(String namespace, String attribute, String[] options, int defaultValue) {
    return defaultValue;
  }

  @Override
  @Concrete
  public int getAttributeListValue(int index, String[] options, int defaultValue) {
    return defaultValue;
  }

  @Override
  @Concrete
  public int getAttributeNameResource(int index) {
    return 0;
  }

  @Override
  @Concrete
  public int getAttributeResourceValue(String namespace, String attribute, int defaultValue) {
    return defaultValue;
  }

  @Override
  @Concrete
  public int getAttributeResourceValue(int index, int defaultValue) {
    return defaultValue;
  }

  @Override
  @Concrete
  public int getAttributeUnsignedIntValue(String namespace, String attribute, int defaultValue) {
    return defaultValue;
  }

  @Override
  @Concrete
  public int getAttributeUnsignedIntValue(int index, int defaultValue) {
    return defaultValue;
  }

  @Override
  @Concrete
  public int getIdAttributeResourceValue(int defaultValue) {
    return defaultValue;
  }

  @Override
  @Concrete
  public int getStyleAttribute() {
    return 0;
  }

  @Override
  public String getName() {
    return text;
  }

  @Override
  public String getText() {
    return text;
  }

  @Override
  public String nextText() {
    return text;
  }

  @Override
  public String getAttributeNamespace(int index) {
    return "";
  }

  @Override
  public String getAttributePrefix(int index) {
    return "";
  }

  @Override
  public String getAttributeType(int index) {
    return "";
  }

  @Override
  public String getInputEncoding() {
    return "";
  }

  @Override
  public String getNamespace() {
    return "";
  }

  @Override
  public String getNamespace(String prefix) {
    return "";
  }

  @Override
  public String getNamespacePrefix(int index) {
    return "";
  }

  @Override
  public String getNamespaceUri(int index) {
    return "";
  }

  @Override
  public String getPrefix() {
    return "";
  }

  @Override
  public Object getProperty(String name) {
    return "";
  }

  @Override
  public char[] getTextCharacters(int[] startAndLength) {
    return new char[0];
  }

  @Override
  @Concrete
  public int getColumnNumber() {
    return 0;
  }

  @Override
  @Concrete
  public int getDepth() {
    return 0;
  }

  @Override
  @Concrete
  public int getEventType() {
    return 0;
  }

  @Override
  @Concrete
  public boolean getFeature(String name) {
    return false;
  }

  @Override
  @Concrete
  public int getLineNumber() {
    return 0;
  }

  @Override
  @Concrete
  public int getNamespaceCount(int depth) {
    return 0;
  }

  @Override
  @Concrete
  public boolean isAttributeDefault(int index) {
    return false;
  }

  @Override
  @Concrete
  public boolean isEmptyElementTag() {
    return false;
  }

  @Override
  @Concrete
  public boolean isWhitespace() {
    return false;
  }

  @Override
  @Concrete
  public int next() {
    return 0;
  }

  @Override
  @Concrete
  public int nextTag() {
    return 0;
  }

  @Override
  @Concrete
  public int nextToken() {
    return 0;
  }

  @Override
  public void close() {}

  @Override
  public void defineEntityReplacementText(String entityName, String replacementText) {}

  @Override
  public void require(int type, String namespace, String name) {}

  @Override
  public void setFeature(String name, boolean state) {}

  @Override
  public void setInput(Reader in) {}

  @Override
  public void setInput(InputStream in, String encoding) {}

  @Override
  public void setProperty(String name, Object value) {}
}
