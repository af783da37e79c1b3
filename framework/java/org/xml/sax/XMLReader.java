package org.xml.sax;

import java.io.IOException;

/** Reads a document and tells it to its handlers. */
public interface XMLReader {
  ContentHandler getContentHandler();

  DTDHandler getDTDHandler();

  EntityResolver getEntityResolver();

  ErrorHandler getErrorHandler();

  boolean getFeature(String name) throws SAXNotRecognizedException, SAXNotSupportedException;

  Object getProperty(String name) throws SAXNotRecognizedException, SAXNotSupportedException;

  void parse(InputSource inputSource) throws IOException, SAXException;

  void parse(String name) throws IOException, SAXException;

  void setContentHandler(ContentHandler contentHandler);

  void setDTDHandler(DTDHandler dTDHandler);

  void setEntityResolver(EntityResolver entityResolver);

  void setErrorHandler(ErrorHandler errorHandler);

  void setFeature(String name, boolean value) throws SAXNotRecognizedException, SAXNotSupportedException;

  void setProperty(String name, Object value) throws SAXNotRecognizedException, SAXNotSupportedException;
}
