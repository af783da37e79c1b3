package org.xml.sax.ext;

import java.io.IOException;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** Handlers of all kinds that do nothing. */
public class DefaultHandler2 extends DefaultHandler implements LexicalHandler, DeclHandler, EntityResolver2 {
  public DefaultHandler2() {}

  @Override
  public void startCDATA() throws SAXException {}

  @Override
  public void endCDATA() throws SAXException {}

  @Override
  public void startDTD(String name, String publicId, String systemId) throws SAXException {}

  @Override
  public void endDTD() throws SAXException {}

  @Override
  public void startEntity(String name) throws SAXException {}

  @Override
  public void endEntity(String name) throws SAXException {}

  @Override
  public void comment(char[] ch, int start, int length) throws SAXException {}

  @Override
  public void attributeDecl(String eName, String aName, String type, String mode, String value) throws SAXException {}

  @Override
  public void elementDecl(String name, String model) throws SAXException {}

  @Override
  public void externalEntityDecl(String name, String publicId, String systemId) throws SAXException {}

  @Override
  public void internalEntityDecl(String name, String value) throws SAXException {}

  @Override
  public InputSource getExternalSubset(String name, String baseURI) throws SAXException, IOException {
    return null;
  }

  @Override
  public InputSource resolveEntity(String name, String publicId, String baseURI, String systemId)
      throws SAXException, IOException {
    return null;
  }

  @Override
  public InputSource resolveEntity(String publicId, String systemId) throws SAXException, IOException {
    return resolveEntity(null, publicId, null, systemId);
  }
}
