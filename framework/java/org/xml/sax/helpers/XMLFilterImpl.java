package org.xml.sax.helpers;

import java.io.IOException;
import org.xml.sax.Attributes;
import org.xml.sax.ContentHandler;
import org.xml.sax.DTDHandler;
import org.xml.sax.EntityResolver;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLFilter;
import org.xml.sax.XMLReader;

/** A filter that passes everything on. */
public class XMLFilterImpl implements XMLFilter, EntityResolver, DTDHandler, ContentHandler, ErrorHandler {
  private XMLReader parent;
  private EntityResolver entityResolver;
  private DTDHandler dtdHandler;
  private ContentHandler contentHandler;
  private ErrorHandler errorHandler;

  public XMLFilterImpl() {}

  public XMLFilterImpl(XMLReader parent) {
    this.parent = parent;
  }

  @Override
  public void setParent(XMLReader parent) {
    this.parent = parent;
  }

  @Override
  public XMLReader getParent() {
    return parent;
  }

  @Override
  public void setFeature(String name, boolean value) throws SAXNotRecognizedException, SAXNotSupportedException {
    if (parent == null) throw new SAXNotRecognizedException("Feature: " + name);
    parent.setFeature(name, value);
  }

  @Override
  public boolean getFeature(String name) throws SAXNotRecognizedException, SAXNotSupportedException {
    if (parent == null) throw new SAXNotRecognizedException("Feature: " + name);
    return parent.getFeature(name);
  }

  @Override
  public void setProperty(String name, Object value) throws SAXNotRecognizedException, SAXNotSupportedException {
    if (parent == null) throw new SAXNotRecognizedException("Property: " + name);
    parent.setProperty(name, value);
  }

  @Override
  public Object getProperty(String name) throws SAXNotRecognizedException, SAXNotSupportedException {
    if (parent == null) throw new SAXNotRecognizedException("Property: " + name);
    return parent.getProperty(name);
  }

  @Override
  public void setEntityResolver(EntityResolver resolver) {
    entityResolver = resolver;
  }

  @Override
  public EntityResolver getEntityResolver() {
    return entityResolver;
  }

  @Override
  public void setDTDHandler(DTDHandler handler) {
    dtdHandler = handler;
  }

  @Override
  public DTDHandler getDTDHandler() {
    return dtdHandler;
  }

  @Override
  public void setContentHandler(ContentHandler handler) {
    contentHandler = handler;
  }

  @Override
  public ContentHandler getContentHandler() {
    return contentHandler;
  }

  @Override
  public void setErrorHandler(ErrorHandler handler) {
    errorHandler = handler;
  }

  @Override
  public ErrorHandler getErrorHandler() {
    return errorHandler;
  }

  @Override
  public void parse(InputSource input) throws SAXException, IOException {
    if (parent == null) throw new NullPointerException("No parent for filter");
    parent.setEntityResolver(this);
    parent.setDTDHandler(this);
    parent.setContentHandler(this);
    parent.setErrorHandler(this);
    parent.parse(input);
  }

  @Override
  public void parse(String systemId) throws SAXException, IOException {
    parse(new InputSource(systemId));
  }

  @Override
  public InputSource resolveEntity(String publicId, String systemId) throws SAXException, IOException {
    return entityResolver == null ? null : entityResolver.resolveEntity(publicId, systemId);
  }

  @Override
  public void notationDecl(String name, String publicId, String systemId) throws SAXException {
    if (dtdHandler != null) dtdHandler.notationDecl(name, publicId, systemId);
  }

  @Override
  public void unparsedEntityDecl(String name, String publicId, String systemId, String notationName)
      throws SAXException {
    if (dtdHandler != null) dtdHandler.unparsedEntityDecl(name, publicId, systemId, notationName);
  }

  @Override
  public void setDocumentLocator(Locator locator) {
    if (contentHandler != null) contentHandler.setDocumentLocator(locator);
  }

  @Override
  public void startDocument() throws SAXException {
    if (contentHandler != null) contentHandler.startDocument();
  }

  @Override
  public void endDocument() throws SAXException {
    if (contentHandler != null) contentHandler.endDocument();
  }

  @Override
  public void startPrefixMapping(String prefix, String uri) throws SAXException {
    if (contentHandler != null) contentHandler.startPrefixMapping(prefix, uri);
  }

  @Override
  public void endPrefixMapping(String prefix) throws SAXException {
    if (contentHandler != null) contentHandler.endPrefixMapping(prefix);
  }

  @Override
  public void startElement(String uri, String localName, String qName, Attributes atts) throws SAXException {
    if (contentHandler != null) contentHandler.startElement(uri, localName, qName, atts);
  }

  @Override
  public void endElement(String uri, String localName, String qName) throws SAXException {
    if (contentHandler != null) contentHandler.endElement(uri, localName, qName);
  }

  @Override
  public void characters(char[] ch, int start, int length) throws SAXException {
    if (contentHandler != null) contentHandler.characters(ch, start, length);
  }

  @Override
  public void ignorableWhitespace(char[] ch, int start, int length) throws SAXException {
    if (contentHandler != null) contentHandler.ignorableWhitespace(ch, start, length);
  }

  @Override
  public void processingInstruction(String target, String data) throws SAXException {
    if (contentHandler != null) contentHandler.processingInstruction(target, data);
  }

  @Override
  public void skippedEntity(String name) throws SAXException {
    if (contentHandler != null) contentHandler.skippedEntity(name);
  }

  @Override
  public void warning(SAXParseException e) throws SAXException {
    if (errorHandler != null) errorHandler.warning(e);
  }

  @Override
  public void error(SAXParseException e) throws SAXException {
    if (errorHandler != null) errorHandler.error(e);
  }

  @Override
  public void fatalError(SAXParseException e) throws SAXException {
    if (errorHandler != null) errorHandler.fatalError(e);
  }
}
