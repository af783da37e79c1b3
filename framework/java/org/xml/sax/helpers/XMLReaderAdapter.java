package org.xml.sax.helpers;

import java.io.IOException;
import java.util.Locale;
import org.xml.sax.AttributeList;
import org.xml.sax.Attributes;
import org.xml.sax.ContentHandler;
import org.xml.sax.DTDHandler;
import org.xml.sax.DocumentHandler;
import org.xml.sax.EntityResolver;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.Locator;
import org.xml.sax.Parser;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotSupportedException;
import org.xml.sax.XMLReader;

/** Makes a parser of the first SAX of a reader. */
@SuppressWarnings("deprecation")
public class XMLReaderAdapter implements Parser, ContentHandler {
  private final XMLReader reader;
  private DocumentHandler handler;

  public XMLReaderAdapter() throws SAXException {
    this(XMLReaderFactory.createXMLReader());
  }

  public XMLReaderAdapter(XMLReader xmlReader) {
    if (xmlReader == null) throw new NullPointerException("XMLReader must not be null");
    reader = xmlReader;
  }

  @Override
  public void setLocale(Locale locale) throws SAXException {
    throw new SAXNotSupportedException("setLocale not supported");
  }

  @Override
  public void setEntityResolver(EntityResolver resolver) {
    reader.setEntityResolver(resolver);
  }

  @Override
  public void setDTDHandler(DTDHandler dtdHandler) {
    reader.setDTDHandler(dtdHandler);
  }

  @Override
  public void setDocumentHandler(DocumentHandler documentHandler) {
    handler = documentHandler;
  }

  @Override
  public void setErrorHandler(ErrorHandler errorHandler) {
    reader.setErrorHandler(errorHandler);
  }

  @Override
  public void parse(String systemId) throws IOException, SAXException {
    parse(new InputSource(systemId));
  }

  @Override
  public void parse(InputSource input) throws IOException, SAXException {
    reader.setFeature("http://xml.org/sax/features/namespace-prefixes", true);
    reader.setContentHandler(this);
    reader.parse(input);
  }

  @Override
  public void setDocumentLocator(Locator locator) {
    if (handler != null) handler.setDocumentLocator(locator);
  }

  @Override
  public void startDocument() throws SAXException {
    if (handler != null) handler.startDocument();
  }

  @Override
  public void endDocument() throws SAXException {
    if (handler != null) handler.endDocument();
  }

  @Override
  public void startPrefixMapping(String prefix, String uri) {}

  @Override
  public void endPrefixMapping(String prefix) {}

  @Override
  public void startElement(String uri, String localName, String qName, Attributes atts) throws SAXException {
    if (handler == null) return;
    AttributeListImpl list = new AttributeListImpl();
    for (int i = 0; i < atts.getLength(); i++) list.addAttribute(atts.getQName(i), atts.getType(i), atts.getValue(i));
    handler.startElement(qName, (AttributeList) list);
  }

  @Override
  public void endElement(String uri, String localName, String qName) throws SAXException {
    if (handler != null) handler.endElement(qName);
  }

  @Override
  public void characters(char[] ch, int start, int length) throws SAXException {
    if (handler != null) handler.characters(ch, start, length);
  }

  @Override
  public void ignorableWhitespace(char[] ch, int start, int length) throws SAXException {
    if (handler != null) handler.ignorableWhitespace(ch, start, length);
  }

  @Override
  public void processingInstruction(String target, String data) throws SAXException {
    if (handler != null) handler.processingInstruction(target, data);
  }

  @Override
  public void skippedEntity(String name) throws SAXException {}
}
