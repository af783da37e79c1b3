package java.util;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.StringReader;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** The XML format of properties. */
final class PropertyXml extends DefaultHandler {
  private final Properties properties;
  private String key;
  private final StringBuilder text = new StringBuilder();

  private PropertyXml(Properties properties) {
    this.properties = properties;
  }

  static void read(InputStream in, Properties properties) throws IOException {
    try {
      SAXParserFactory.newInstance().newSAXParser().parse(in, new PropertyXml(properties));
    } catch (SAXException | ParserConfigurationException e) {
      throw new InvalidPropertiesFormatException(e);
    }
  }

  @Override
  public void startElement(String uri, String localName, String qName, Attributes attributes) throws SAXException {
    boolean known = qName.equals("properties") || qName.equals("comment") || qName.equals("entry");
    key = attributes.getValue("key");
    if (!known || qName.equals("entry") && key == null) throw new SAXException("Invalid element: " + qName);
    text.setLength(0);
  }

  @Override
  public void characters(char[] ch, int start, int length) {
    text.append(ch, start, length);
  }

  @Override
  public void endElement(String uri, String localName, String qName) {
    if (qName.equals("entry")) properties.put(key, text.toString());
  }

  @Override
  public InputSource resolveEntity(String publicId, String systemId) {
    return new InputSource(new StringReader(""));
  }

  static void write(OutputStream out, Properties properties, String comment, String encoding) throws IOException {
    PrintWriter writer = new PrintWriter(new OutputStreamWriter(out, encoding));
    writer.println("<?xml version=\"1.0\" encoding=\"" + encoding + "\"?>");
    writer.println("<!DOCTYPE properties SYSTEM \"http://java.sun.com/dtd/properties.dtd\">");
    writer.println("<properties>");
    if (comment != null) writer.println("<comment>" + escaped(comment) + "</comment>");
    for (Map.Entry<Object, Object> entry : properties.entrySet()) {
      String key = escaped((String) entry.getKey()).replace("\"", "&quot;");
      writer.println("<entry key=\"" + key + "\">" + escaped((String) entry.getValue()) + "</entry>");
    }
    writer.println("</properties>");
    writer.flush();
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
