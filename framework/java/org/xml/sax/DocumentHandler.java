package org.xml.sax;

/** Is told the content of a document, without namespaces. */
@Deprecated
public interface DocumentHandler {
  void characters(char[] ch, int start, int length) throws SAXException;

  void endDocument() throws SAXException;

  void endElement(String name) throws SAXException;

  void ignorableWhitespace(char[] ch, int start, int length) throws SAXException;

  void processingInstruction(String target, String data) throws SAXException;

  void setDocumentLocator(Locator documentLocator);

  void startDocument() throws SAXException;

  void startElement(String name, AttributeList attributeList) throws SAXException;
}
