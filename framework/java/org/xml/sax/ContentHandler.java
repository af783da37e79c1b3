package org.xml.sax;

/** Is told the content of a document, piece by piece. */
public interface ContentHandler {
  void characters(char[] ch, int start, int length) throws SAXException;

  void endDocument() throws SAXException;

  void endElement(String uri, String localName, String qName) throws SAXException;

  void endPrefixMapping(String name) throws SAXException;

  void ignorableWhitespace(char[] ch, int start, int length) throws SAXException;

  void processingInstruction(String target, String data) throws SAXException;

  void setDocumentLocator(Locator documentLocator);

  void skippedEntity(String name) throws SAXException;

  void startDocument() throws SAXException;

  void startElement(String uri, String localName, String qName, Attributes attributes) throws SAXException;

  void startPrefixMapping(String prefix, String uri) throws SAXException;
}
