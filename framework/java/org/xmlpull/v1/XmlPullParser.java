package org.xmlpull.v1;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;

/** A parser that is asked for the next event. */
public interface XmlPullParser {
  int CDSECT = 5;
  int COMMENT = 9;
  int DOCDECL = 10;
  int END_DOCUMENT = 1;
  int END_TAG = 3;
  int ENTITY_REF = 6;
  String FEATURE_PROCESS_DOCDECL = "http://xmlpull.org/v1/doc/features.html#process-docdecl";
  String FEATURE_PROCESS_NAMESPACES = "http://xmlpull.org/v1/doc/features.html#process-namespaces";
  String FEATURE_REPORT_NAMESPACE_ATTRIBUTES = "http://xmlpull.org/v1/doc/features.html#report-namespace-prefixes";
  String FEATURE_VALIDATION = "http://xmlpull.org/v1/doc/features.html#validation";
  int IGNORABLE_WHITESPACE = 7;
  String NO_NAMESPACE = "";
  int PROCESSING_INSTRUCTION = 8;
  int START_DOCUMENT = 0;
  int START_TAG = 2;
  int TEXT = 4;
  String[] TYPES = {
    "START_DOCUMENT", "END_DOCUMENT", "START_TAG", "END_TAG", "TEXT", "CDSECT", "ENTITY_REF", "IGNORABLE_WHITESPACE",
    "PROCESSING_INSTRUCTION", "COMMENT", "DOCDECL"
  };

  void defineEntityReplacementText(String name, String text) throws XmlPullParserException;

  int getAttributeCount();

  String getAttributeName(int index);

  String getAttributeNamespace(int index);

  String getAttributePrefix(int index);

  String getAttributeType(int index);

  String getAttributeValue(int index);

  String getAttributeValue(String namespace, String name);

  int getColumnNumber();

  int getDepth();

  int getEventType() throws XmlPullParserException;

  boolean getFeature(String name);

  String getInputEncoding();

  int getLineNumber();

  String getName();

  String getNamespace(String name);

  String getNamespace();

  int getNamespaceCount(int depth) throws XmlPullParserException;

  String getNamespacePrefix(int position) throws XmlPullParserException;

  String getNamespaceUri(int position) throws XmlPullParserException;

  String getPositionDescription();

  String getPrefix();

  Object getProperty(String name);

  String getText();

  char[] getTextCharacters(int[] startAndLength);

  boolean isAttributeDefault(int index);

  boolean isEmptyElementTag() throws XmlPullParserException;

  boolean isWhitespace() throws XmlPullParserException;

  int next() throws IOException, XmlPullParserException;

  int nextTag() throws IOException, XmlPullParserException;

  String nextText() throws IOException, XmlPullParserException;

  int nextToken() throws IOException, XmlPullParserException;

  void require(int type, String namespace, String name) throws IOException, XmlPullParserException;

  void setFeature(String name, boolean value) throws XmlPullParserException;

  void setInput(Reader input) throws XmlPullParserException;

  void setInput(InputStream stream, String encoding) throws XmlPullParserException;

  void setProperty(String name, Object value) throws XmlPullParserException;
}
