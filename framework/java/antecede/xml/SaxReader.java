package antecede.xml;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.net.URL;
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
import org.xml.sax.XMLReader;
import org.xml.sax.ext.LexicalHandler;
import org.xml.sax.helpers.AttributesImpl;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/**
 * Tells a document to SAX handlers. Like Android's it knows namespaces unless told otherwise; external entities are
 * skipped.
 */
public class SaxReader implements XMLReader, Locator {
  private static final String FEATURES = "http://xml.org/sax/features/";
  private static final String LEXICAL_HANDLER = "http://xml.org/sax/properties/lexical-handler";

  private ContentHandler content;
  private DTDHandler dtd;
  private EntityResolver resolver;
  private ErrorHandler errors;
  private LexicalHandler lexical;
  private boolean namespaces = true;
  private boolean prefixes;
  private PullParser parser;
  private String publicId;
  private String systemId;

  @Override
  public boolean getFeature(String name) throws SAXNotRecognizedException, SAXNotSupportedException {
    if (name == null) throw new NullPointerException("name == null");
    if (name.equals(FEATURES + "namespaces")) return namespaces;
    if (name.equals(FEATURES + "namespace-prefixes")) return prefixes;
    if (name.equals(FEATURES + "string-interning")) return true;
    if (name.equals(FEATURES + "validation") || name.equals(FEATURES + "external-general-entities")
        || name.equals(FEATURES + "external-parameter-entities")) {
      return false;
    }
    throw new SAXNotRecognizedException(name);
  }

  @Override
  public void setFeature(String name, boolean value) throws SAXNotRecognizedException, SAXNotSupportedException {
    if (name == null) throw new NullPointerException("name == null");
    if (name.equals(FEATURES + "namespaces")) namespaces = value;
    else if (name.equals(FEATURES + "namespace-prefixes")) prefixes = value;
    else if (getFeature(name) != value) throw new SAXNotSupportedException("Cannot set feature: " + name);
  }

  @Override
  public Object getProperty(String name) throws SAXNotRecognizedException, SAXNotSupportedException {
    if (name == null) throw new NullPointerException("name == null");
    if (name.equals(LEXICAL_HANDLER)) return lexical;
    throw new SAXNotRecognizedException(name);
  }

  @Override
  public void setProperty(String name, Object value) throws SAXNotRecognizedException, SAXNotSupportedException {
    if (name == null) throw new NullPointerException("name == null");
    if (!name.equals(LEXICAL_HANDLER)) throw new SAXNotRecognizedException(name);
    if (!(value instanceof LexicalHandler) && value != null) {
      throw new SAXNotSupportedException("value doesn't implement " + LexicalHandler.class.getName());
    }
    lexical = (LexicalHandler) value;
  }

  @Override
  public void setEntityResolver(EntityResolver resolver) {
    this.resolver = resolver;
  }

  @Override
  public EntityResolver getEntityResolver() {
    return resolver;
  }

  @Override
  public void setDTDHandler(DTDHandler handler) {
    dtd = handler;
  }

  @Override
  public DTDHandler getDTDHandler() {
    return dtd;
  }

  @Override
  public void setContentHandler(ContentHandler handler) {
    content = handler;
  }

  @Override
  public ContentHandler getContentHandler() {
    return content;
  }

  @Override
  public void setErrorHandler(ErrorHandler handler) {
    errors = handler;
  }

  @Override
  public ErrorHandler getErrorHandler() {
    return errors;
  }

  @Override
  public String getPublicId() {
    return publicId;
  }

  @Override
  public String getSystemId() {
    return systemId;
  }

  @Override
  public int getLineNumber() {
    return parser.getLineNumber();
  }

  @Override
  public int getColumnNumber() {
    return parser.getColumnNumber();
  }

  /** Opens what a system identifier names: a file or an address. */
  static InputStream open(String systemId) throws IOException {
    if (systemId.startsWith("file:")) {
      return new FileInputStream(systemId.substring(systemId.startsWith("file://") ? 7 : 5));
    }
    return systemId.indexOf(':') > 0 ? new URL(systemId).openStream() : new FileInputStream(systemId);
  }

  @Override
  public void parse(String id) throws IOException, SAXException {
    parse(new InputSource(id));
  }

  @Override
  public void parse(InputSource source) throws IOException, SAXException {
    publicId = source.getPublicId();
    systemId = source.getSystemId();
    Reader reader = source.getCharacterStream();
    InputStream stream = source.getByteStream();
    InputStream opened = null;
    if (reader == null && stream == null) {
      if (systemId == null) throw new SAXException("No input specified.");
      stream = opened = open(systemId);
    }
    try {
      parser = new PullParser();
      parser.setFeature(XmlPullParser.FEATURE_PROCESS_NAMESPACES, namespaces);
      parser.setReportNamespaces(prefixes);
      parser.setFeature(XmlPullParser.FEATURE_PROCESS_DOCDECL, true);
      if (reader != null) parser.setInput(reader);
      else parser.setInput(stream, source.getEncoding());
      run();
    } catch (XmlPullParserException e) {
      SAXParseException error = new SAXParseException(e.getMessage(), this, e);
      if (errors != null) errors.fatalError(error);
      throw error;
    } finally {
      if (opened != null) opened.close();
    }
  }

  private void run() throws XmlPullParserException, IOException, SAXException {
    if (content != null) {
      content.setDocumentLocator(this);
      content.startDocument();
    }
    int event;
    while ((event = parser.nextPiece()) != XmlPullParser.END_DOCUMENT) tell(event);
    if (content != null) content.endDocument();
  }

  private void tell(int event) throws XmlPullParserException, SAXException {
    switch (event) {
      case XmlPullParser.START_TAG:
        if (content != null) startElement();
        break;
      case XmlPullParser.END_TAG:
        if (content != null) endElement();
        break;
      case XmlPullParser.TEXT:
        characters(parser.getText());
        break;
      case XmlPullParser.CDSECT:
        if (lexical != null) lexical.startCDATA();
        characters(parser.getText());
        if (lexical != null) lexical.endCDATA();
        break;
      case XmlPullParser.COMMENT:
        String comment = parser.getText();
        if (lexical != null) lexical.comment(comment.toCharArray(), 0, comment.length());
        break;
      case XmlPullParser.PROCESSING_INSTRUCTION:
        if (content != null) instruction(parser.getText());
        break;
      case XmlPullParser.DOCDECL:
        if (lexical == null) break;
        lexical.startDTD(parser.getRootElementName(), parser.getPublicId(), parser.getSystemId());
        lexical.endDTD();
        break;
      default:
        break;
    }
  }

  private void instruction(String text) throws SAXException {
    int end = 0;
    while (end < text.length() && !PullParser.isSpace(text.charAt(end))) end++;
    int data = end;
    while (data < text.length() && PullParser.isSpace(text.charAt(data))) data++;
    content.processingInstruction(text.substring(0, end), text.substring(data));
  }

  private void characters(String text) throws SAXException {
    if (content != null && !text.isEmpty()) content.characters(text.toCharArray(), 0, text.length());
  }

  private void startElement() throws XmlPullParserException, SAXException {
    int depth = parser.getDepth();
    if (namespaces) {
      for (int i = parser.getNamespaceCount(depth - 1); i < parser.getNamespaceCount(depth); i++) {
        String prefix = parser.getNamespacePrefix(i);
        content.startPrefixMapping(prefix == null ? "" : prefix, parser.getNamespaceUri(i));
      }
    }
    AttributesImpl attributes = new AttributesImpl();
    for (int i = 0; i < parser.getAttributeCount(); i++) {
      String local = namespaces ? parser.getAttributeName(i) : "";
      attributes.addAttribute(parser.getAttributeNamespace(i), local, parser.getAttributeQualifiedName(i), "CDATA",
          parser.getAttributeValue(i));
    }
    content.startElement(parser.getNamespace(), namespaces ? parser.getName() : "", parser.getQualifiedName(),
        attributes);
  }

  private void endElement() throws XmlPullParserException, SAXException {
    content.endElement(parser.getNamespace(), namespaces ? parser.getName() : "", parser.getQualifiedName());
    if (!namespaces) return;
    int depth = parser.getDepth();
    for (int i = parser.getNamespaceCount(depth) - 1; i >= parser.getNamespaceCount(depth - 1); i--) {
      String prefix = parser.getNamespacePrefix(i);
      content.endPrefixMapping(prefix == null ? "" : prefix);
    }
  }
}
