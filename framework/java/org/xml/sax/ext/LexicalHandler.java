package org.xml.sax.ext;

import org.xml.sax.SAXException;

/** Is told comments, CDATA sections, entities and the document type. */
public interface LexicalHandler {
  void comment(char[] ch, int start, int length) throws SAXException;

  void endCDATA() throws SAXException;

  void endDTD() throws SAXException;

  void endEntity(String name) throws SAXException;

  void startCDATA() throws SAXException;

  void startDTD(String name, String publicId, String systemId) throws SAXException;

  void startEntity(String name) throws SAXException;
}
