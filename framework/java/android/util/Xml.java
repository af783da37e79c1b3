package android.util;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.io.UnsupportedEncodingException;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.ContentHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;
import org.xmlpull.v1.XmlPullParserFactory;
import org.xmlpull.v1.XmlSerializer;

/** Makes parsers and serializers of XML. */
public class Xml {
  public static String FEATURE_RELAXED = "http://xmlpull.org/v1/doc/features.html#relaxed";

  /** How letters are written as bytes. */
  public enum Encoding {
    US_ASCII("US-ASCII"),
    UTF_8("UTF-8"),
    UTF_16("UTF-16"),
    ISO_8859_1("ISO-8859-1");

    final String charset;

    Encoding(String charset) {
      this.charset = charset;
    }
  }

  private Xml() {}

  public static void parse(String xml, ContentHandler contentHandler) throws SAXException {
    try {
      parse(new StringReader(xml), contentHandler);
    } catch (IOException impossible) {
      throw new AssertionError(impossible);
    }
  }

  public static void parse(Reader in, ContentHandler contentHandler) throws IOException, SAXException {
    try {
      SAXParserFactory factory = SAXParserFactory.newInstance();
      factory.setNamespaceAware(true);
      XMLReader reader = factory.newSAXParser().getXMLReader();
      reader.setContentHandler(contentHandler);
      reader.parse(new InputSource(in));
    } catch (ParserConfigurationException impossible) {
      throw new AssertionError(impossible);
    }
  }

  public static void parse(InputStream in, Encoding encoding, ContentHandler contentHandler)
      throws IOException, SAXException {
    parse(new InputStreamReader(in, encoding.charset), contentHandler);
  }

  public static XmlPullParser newPullParser() {
    try {
      XmlPullParser parser = XmlPullParserFactory.newInstance().newPullParser();
      parser.setFeature(XmlPullParser.FEATURE_PROCESS_NAMESPACES, true);
      return parser;
    } catch (XmlPullParserException impossible) {
      throw new AssertionError(impossible);
    }
  }

  public static XmlSerializer newSerializer() {
    try {
      return XmlPullParserFactory.newInstance().newSerializer();
    } catch (XmlPullParserException impossible) {
      throw new AssertionError(impossible);
    }
  }

  public static Encoding findEncodingByName(String encodingName) throws UnsupportedEncodingException {
    if (encodingName == null) return Encoding.UTF_8;
    for (Encoding encoding : Encoding.values()) {
      if (encoding.charset.equalsIgnoreCase(encodingName)) return encoding;
    }
    throw new UnsupportedEncodingException(encodingName);
  }

  public static AttributeSet asAttributeSet(XmlPullParser parser) {
    return parser instanceof AttributeSet ? (AttributeSet) parser : new XmlAttributes(parser);
  }
}
