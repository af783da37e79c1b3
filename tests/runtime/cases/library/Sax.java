package library;

import static support.Tell.p;
import static support.Tell.thrown;

import java.io.*;
import javax.xml.parsers.*;
import javax.xml.xpath.*;
import org.w3c.dom.*;
import org.xml.sax.*;
import org.xml.sax.helpers.DefaultHandler;

/** SAX events in order, with namespaces, locators and errors; XPath on a small document. */
public class Sax {
  public static void main(String[] args) throws Exception {
    StringBuilder log = new StringBuilder();
    DefaultHandler h = new DefaultHandler() {
      private final StringBuilder text = new StringBuilder();
      private void flush() {
        if (text.length() > 0) log.append("'").append(text.toString().replace("\n", "\\n")).append("' ");
        text.setLength(0);
      }
      @Override
      public void startDocument() {
        log.append("begin ");
      }
      @Override
      public void endDocument() {
        flush();
        log.append("end");
      }
      @Override
      public void startElement(String uri, String local, String q, Attributes a) {
        flush();
        log.append('<').append(uri).append('|').append(local).append('|').append(q);
        for (int i = 0; i < a.getLength(); i++) log.append(' ').append(a.getQName(i)).append('=').append(a.getValue(i));
        log.append("> ");
      }
      @Override
      public void endElement(String uri, String local, String q) {
        flush();
        log.append("</").append(q).append("> ");
      }
      @Override
      public void characters(char[] c, int from, int n) {
        text.append(c, from, n);
      }
      @Override
      public void processingInstruction(String t, String d) {
        flush();
        log.append('?').append(t).append(':').append(d).append(' ');
      }
    };
    SAXParserFactory f = SAXParserFactory.newInstance();
    f.setNamespaceAware(true);
    String xml =
        "<?xml version='1.0' encoding='UTF-8'?>\n<a xmlns='urn:x' xmlns:p='urn:p' p:k='v'>t&amp;u<?go now?><p:b/><c xmlns=''>x<!-- c -->y</c></a>";
    f.newSAXParser().parse(new ByteArrayInputStream(xml.getBytes("UTF-8")), h);
    p(log);
    try {
      f.newSAXParser().parse(new InputSource(new StringReader("<a>\n<b>\n</a>")), new DefaultHandler());
    } catch (SAXParseException e) {
      p(e.getLineNumber());
    }
    p(thrown(() -> f.newSAXParser().parse(new InputSource(new StringReader("<a/>")), new DefaultHandler() {
      @Override
      public void startElement(String u, String l, String q, Attributes a) throws SAXException {
        throw new SAXException("mine");
      }
    })));
    Document d = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(
        "<lib><book id='1' price='10'><t>One</t></book><book id='2' price='25.5'><t>Two</t></book><mag id='3'/></lib>")));
    XPath x = XPathFactory.newInstance().newXPath();
    for (String e : new String[] {"count(//book)", "//book[@id='2']/t", "/lib/*[last()]/@id", "sum(//@price)",
             "//book[@price>20]/@id", "name(/lib/*[1])", "string-length(//t[1])", "concat(//t[1],'-',//t[2])",
             "boolean(//none)", "//book[t='One']/@price * 2", "normalize-space('  a  b ')",
             "/lib/book[position()=2]/t/text()"})
      System.out.print(x.evaluate(e, d) + "; ");
    NodeList l = (NodeList) x.evaluate("//*[@id]", d, XPathConstants.NODESET);
    p(l.getLength(), x.evaluate("//book", d, XPathConstants.NUMBER), x.evaluate("//mag", d, XPathConstants.BOOLEAN),
        ((Node) x.compile("//t").evaluate(d, XPathConstants.NODE)).getTextContent(), thrown(() -> x.compile("//[")));
  }
}
