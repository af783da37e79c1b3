package org.xml.sax.ext;

import org.xml.sax.SAXException;

/** Is told the declarations of the document type. */
public interface DeclHandler {
  void attributeDecl(String elementName, String attributeName, String type, String mode, String value)
      throws SAXException;

  void elementDecl(String name, String model) throws SAXException;

  void externalEntityDecl(String name, String publicId, String systemId) throws SAXException;

  void internalEntityDecl(String name, String value) throws SAXException;
}
