package org.xml.sax;

/** Is told warnings and errors. */
public interface ErrorHandler {
  void error(SAXParseException sAXParseException) throws SAXException;

  void fatalError(SAXParseException sAXParseException) throws SAXException;

  void warning(SAXParseException sAXParseException) throws SAXException;
}
