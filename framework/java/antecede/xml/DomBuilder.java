package antecede.xml;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.Locale;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Makes a document of its text. */
public final class DomBuilder {
  public boolean namespaces;
  public boolean ignoreComments;
  public boolean ignoreSpace;
  public boolean coalesce;

  public Document parse(InputSource source) throws SAXException, IOException {
    Reader reader = source.getCharacterStream();
    InputStream stream = source.getByteStream();
    if (reader == null && stream == null) {
      if (source.getSystemId() == null) {
        throw new SAXParseException("InputSource needs a stream, reader or URI", null);
      }
      stream = SaxReader.open(source.getSystemId());
    }
    PullParser parser = new PullParser();
    DomDocument document = new DomDocument();
    document.setDocumentURI(source.getSystemId());
    document.inputEncoding = source.getEncoding();
    try {
      parser.setFeature(XmlPullParser.FEATURE_PROCESS_NAMESPACES, namespaces);
      parser.setReportNamespaces(true);
      parser.setFeature(XmlPullParser.FEATURE_PROCESS_DOCDECL, true);
      if (reader != null) parser.setInput(reader);
      else parser.setInput(stream, source.getEncoding());
      build(parser, document);
    } catch (XmlPullParserException e) {
      throw new SAXParseException(e.getMessage(), source.getPublicId(), source.getSystemId(), e.getLineNumber(),
          e.getColumnNumber(), e);
    } finally {
      if (stream != null) stream.close();
      if (reader != null) reader.close();
    }
    Object standalone = parser.getProperty("http://xmlpull.org/v1/doc/properties.html#xmldecl-standalone");
    if (standalone != null) document.setXmlStandalone((Boolean) standalone);
    Object version = parser.getProperty("http://xmlpull.org/v1/doc/properties.html#xmldecl-version");
    if (version != null) document.setXmlVersion((String) version);
    document.xmlEncoding = parser.getInputEncoding() == null ? null
        : parser.getInputEncoding().toUpperCase(Locale.US);
    return document;
  }

  private void build(PullParser parser, DomDocument document) throws XmlPullParserException, IOException {
    Node current = document;
    while (true) {
      switch (parser.nextPiece()) {
        case XmlPullParser.END_DOCUMENT:
          return;
        case XmlPullParser.START_TAG:
          DomElement element = element(parser, document);
          current.appendChild(element);
          current = element;
          break;
        case XmlPullParser.END_TAG:
          current = current.getParentNode();
          break;
        case XmlPullParser.TEXT:
          appendText(document, current, parser.getText());
          break;
        case XmlPullParser.CDSECT:
          if (coalesce) appendText(document, current, parser.getText());
          else current.appendChild(document.createCDATASection(parser.getText()));
          break;
        case XmlPullParser.COMMENT:
          if (!ignoreComments) current.appendChild(document.createComment(parser.getText()));
          break;
        case XmlPullParser.PROCESSING_INSTRUCTION:
          current.appendChild(instruction(document, parser.getText()));
          break;
        case XmlPullParser.DOCDECL:
          current.appendChild(new DomDoctype(document, parser.getRootElementName(), parser.getPublicId(),
              parser.getSystemId()));
          break;
        default:
          break;
      }
    }
  }

  private static Node instruction(DomDocument document, String text) {
    int space = 0;
    while (space < text.length() && !PullParser.isSpace(text.charAt(space))) space++;
    int data = space;
    while (data < text.length() && PullParser.isSpace(text.charAt(data))) data++;
    return document.createProcessingInstruction(text.substring(0, space), text.substring(data));
  }

  private DomElement element(PullParser parser, DomDocument document) {
    String qualified = parser.getQualifiedName();
    DomElement element = new DomElement(document,
        namespaces ? DomName.inNamespace(parser.getNamespace(), qualified) : DomName.plain(qualified));
    for (int i = 0; i < parser.getAttributeCount(); i++) {
      String attribute = parser.getAttributeQualifiedName(i);
      if (namespaces) element.setAttributeNS(parser.getAttributeNamespace(i), attribute, parser.getAttributeValue(i));
      else element.setAttribute(attribute, parser.getAttributeValue(i));
    }
    return element;
  }

  private void appendText(DomDocument document, Node parent, String text) {
    if (text.isEmpty() || ignoreSpace && text.trim().isEmpty()) return;
    Node last = parent.getLastChild();
    if (last != null && last.getNodeType() == Node.TEXT_NODE) ((DomText) last).appendData(text);
    else parent.appendChild(document.createTextNode(text));
  }
}
