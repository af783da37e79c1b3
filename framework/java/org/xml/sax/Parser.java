package org.xml.sax;

import java.io.IOException;
import java.util.Locale;

/** Reads a document and tells it to a {@link DocumentHandler}. */
@Deprecated
public interface Parser {
  void parse(InputSource inputSource) throws IOException, SAXException;

  void parse(String name) throws IOException, SAXException;

  void setDTDHandler(DTDHandler dTDHandler);

  void setDocumentHandler(DocumentHandler documentHandler);

  void setEntityResolver(EntityResolver entityResolver);

  void setErrorHandler(ErrorHandler errorHandler);

  void setLocale(Locale locale) throws SAXException;
}
