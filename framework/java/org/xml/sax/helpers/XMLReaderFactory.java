package org.xml.sax.helpers;

import antecede.xml.SaxReader;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;

/** Makes SAX readers. */
public final class XMLReaderFactory {
  private XMLReaderFactory() {}

  public static XMLReader createXMLReader() throws SAXException {
    return new SaxReader();
  }

  public static XMLReader createXMLReader(String className) throws SAXException {
    try {
      return (XMLReader) Class.forName(className).newInstance();
    } catch (ClassNotFoundException e) {
      throw new SAXException("SAX2 driver class " + className + " not found", e);
    } catch (IllegalAccessException e) {
      throw new SAXException("SAX2 driver class " + className + " found but cannot be loaded", e);
    } catch (InstantiationException e) {
      throw new SAXException("SAX2 driver class " + className + " loaded but cannot be instantiated", e);
    } catch (ClassCastException e) {
      throw new SAXException("SAX2 driver class " + className + " does not implement XMLReader", e);
    }
  }
}
