import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import javax.xml.namespace.NamespaceContext;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.SAXParserFactory;
import javax.xml.transform.Transformer;
import javax.xml.transform.dom.DOMResult;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.ext.DefaultHandler2;
import twin.antecede.xml.BuilderFactory;
import twin.antecede.xml.PullParser;
import twin.antecede.xml.ReaderFactory;
import twin.antecede.xml.Serializer;
import twin.antecede.xml.Transformers;
import twin.antecede.xml.XPaths;
import twin.org.xmlpull.v1.XmlPullParser;
import twin.org.xmlpull.v1.XmlPullParserFactory;

/** Our parsers, trees, paths and writers of XML against the JDK's, on random documents. */
public final class XmlTest {
  static void element(StringBuilder out, Random random, int depth) {
    String[] names = {"a", "b", "p:c", "x-y"};
    String[] texts = {"t", "&lt;", "&#65;", "&#x1F600;", " ", "\n", "<!--c-->", "<?pi d?>", "<![CDATA[<&>]]>", "&e;",
        "\u00e9", "]]", "a\r\nb", "&apos;&quot;"};
    String name = names[random.nextInt(names.length)];
    out.append('<').append(name);
    Set<String> used = new HashSet<>();
    for (int n = random.nextInt(3); n > 0; n--) {
      String attribute = new String[] {"k", "p:k", "xmlns", "xmlns:p", "l", "xml:lang"}[random.nextInt(6)];
      if (used.add(attribute)) {
        out.append(random.nextBoolean() ? " " : "\n ").append(attribute).append(random.nextBoolean() ? "=" : " = ")
            .append(random.nextBoolean() ? "\"v&amp;1x\n\"" : "'u" + random.nextInt(3) + "'");
      }
    }
    if (random.nextInt(4) == 0) {
      out.append("/>");
      return;
    }
    out.append('>');
    for (int n = random.nextInt(5); n > 0; n--) {
      if (depth > 0 && random.nextInt(3) == 0) element(out, random, depth - 1);
      else out.append(texts[random.nextInt(texts.length)]);
    }
    out.append("</").append(name).append(random.nextInt(5) == 0 ? " >" : ">");
  }

  static String document(Random random, boolean damaged) {
    StringBuilder out = new StringBuilder();
    if (random.nextInt(3) == 0) out.append("<?xml version='1.0' encoding=\"utf-8\" standalone='yes'?>\n");
    out.append("<!DOCTYPE r [<!ENTITY e \"E<b>&#69;</b>\"> <!ENTITY u 'uu'>]>");
    out.append("<!-- top --><r xmlns:p='up' p:q='1'>");
    element(out, random, 3);
    element(out, random, 2);
    out.append("</r>").append(random.nextBoolean() ? "\n<!--end-->\n" : "");
    if (damaged) out.deleteCharAt(out.indexOf("<r") + random.nextInt(out.length() - out.indexOf("<r")));
    return out.toString();
  }

  /** Writes events as text; characters in one piece. */
  static final class Recorder extends DefaultHandler2 {
    final StringBuilder log = new StringBuilder();
    private final StringBuilder text = new StringBuilder();

    private void add(String event) {
      if (text.length() > 0) log.append("text ").append(text).append('\n');
      text.setLength(0);
      log.append(event).append('\n');
    }

    @Override
    public void startDocument() {
      add("start");
    }

    @Override
    public void endDocument() {
      add("end");
    }

    @Override
    public void startPrefixMapping(String prefix, String uri) {
      add("map " + prefix + "=" + uri);
    }

    @Override
    public void startElement(String uri, String local, String qName, Attributes attributes) {
      StringBuilder all = new StringBuilder();
      for (int i = 0; i < attributes.getLength(); i++) {
        all.append(" {").append(attributes.getURI(i)).append('}')
            .append(local.isEmpty() ? "" : attributes.getLocalName(i)).append('|').append(attributes.getQName(i))
            .append('=').append(attributes.getValue(i)).append(attributes.getType(i));
      }
      add("<{" + uri + "}" + local + "|" + qName + all + " " + attributes.getValue("k")
          + attributes.getIndex("up", "k"));
    }

    @Override
    public void endElement(String uri, String local, String qName) {
      add("</{" + uri + "}" + local + "|" + qName);
    }

    @Override
    public void characters(char[] ch, int start, int length) {
      text.append(ch, start, length);
    }

    @Override
    public void processingInstruction(String target, String data) {
      add("pi " + target + " " + data);
    }

    @Override
    public void comment(char[] ch, int start, int length) {
      add("comment " + new String(ch, start, length));
    }

    @Override
    public void startCDATA() {
      add("cdata");
    }

    @Override
    public void endCDATA() {
      add("cdata end");
    }

    @Override
    public void startDTD(String name, String publicId, String systemId) {
      add("dtd " + name);
    }
  }

  static String sax(SAXParserFactory factory, String text, boolean namespaces, boolean bytes) throws Exception {
    Recorder recorder = new Recorder();
    factory.setNamespaceAware(namespaces);
    org.xml.sax.XMLReader reader = factory.newSAXParser().getXMLReader();
    reader.setContentHandler(recorder);
    reader.setErrorHandler(recorder);
    reader.setProperty("http://xml.org/sax/properties/lexical-handler", recorder);
    reader.parse(bytes ? new InputSource(new ByteArrayInputStream(text.getBytes("UTF-8")))
        : new InputSource(new StringReader(text)));
    return recorder.log.toString();
  }

  static Document dom(DocumentBuilderFactory factory, String text, boolean namespaces) throws Exception {
    factory.setNamespaceAware(namespaces);
    factory.setCoalescing(text.length() % 2 == 0);
    factory.setIgnoringComments(text.length() % 3 == 0);
    javax.xml.parsers.DocumentBuilder builder = factory.newDocumentBuilder();
    builder.setErrorHandler(new DefaultHandler2());
    return builder.parse(new InputSource(new StringReader(text)));
  }

  static String show(Node node) {
    StringBuilder out = new StringBuilder();
    out.append(node.getNodeType()).append(' ').append(node.getNodeName()).append('|').append(node.getNamespaceURI())
        .append('|')
        .append(node.getLocalName()).append('|').append(node.getPrefix()).append('|').append(node.getNodeValue());
    NamedNodeMap attributes = node.getNodeType() == Node.ELEMENT_NODE ? node.getAttributes() : null;
    Set<String> sorted = new java.util.TreeSet<>();
    for (int i = 0; attributes != null && i < attributes.getLength(); i++) {
      Node a = attributes.item(i);
      sorted.add(a.getNodeName() + "{" + a.getNamespaceURI() + "}" + a.getLocalName() + "=" + a.getNodeValue());
    }
    out.append(sorted).append('\n');
    for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child.getNodeType() != Node.DOCUMENT_TYPE_NODE) out.append(show(child));
    }
    return out.toString();
  }

  static void parsers() {
    for (int i = 0; i < 1500; i++) {
      Random random = Check.random(i);
      String text = document(random, i % 10 == 9);
      // A colon at the start of a name: the JDK allows it in elements.
      if (text.matches("(?s).*[<\\s/]:.*")) continue;
      boolean namespaces = random.nextBoolean(), bytes = random.nextBoolean();
      // Tabs and the like aside, the JDK normalizes as Android does.
      Check.same("sax " + text, () -> classOnly(() -> sax(SAXParserFactory.newInstance(), text, namespaces, bytes)),
          () -> classOnly(() -> sax(new ReaderFactory(), text, namespaces, bytes)));
      Check.same("dom " + text,
          () -> classOnly(() -> show(dom(DocumentBuilderFactory.newInstance(), text, namespaces))),
          () -> classOnly(() -> show(dom(new BuilderFactory(), text, namespaces))));
    }
  }

  /** Any failure is a failure: on Android an undefined prefix of an attribute is a RuntimeException. */
  static Object classOnly(java.util.concurrent.Callable<?> call) {
    try {
      return call.call();
    } catch (Exception e) {
      return "failed";
    }
  }

  static void edits() throws Exception {
    for (int i = 0; i < 700; i++) {
      Random text = Check.random(i);
      String source = document(text, false);
      Object first = classOnly(() -> edit(dom(DocumentBuilderFactory.newInstance(), source, true),
          Check.random(source.length())));
      Object second = classOnly(() -> edit(dom(new BuilderFactory(), source, true), Check.random(source.length())));
      Check.equal("edit " + source, first, second);
    }
  }

  static String edit(Document document, Random random) {
    StringBuilder log = new StringBuilder();
    for (int i = 0; i < 15; i++) {
      NodeList all = document.getElementsByTagName("*");
      Element element = (Element) all.item(random.nextInt(all.getLength()));
      Element other = (Element) all.item(random.nextInt(all.getLength()));
      int kind = random.nextInt(16);
      try {
        switch (kind) {
          case 0 -> element.appendChild(other);
          case 1 -> element.insertBefore(document.createTextNode("new"), element.getFirstChild());
          case 2 -> element.setAttribute("k", "set" + i);
          case 3 -> element.setAttributeNS("up", "p:k", "ns" + i);
          case 4 -> element.removeAttribute("k");
          case 5 -> log.append(element.getAttribute("k")).append(element.getAttributeNS("up", "k"))
              .append(element.hasAttribute("l"));
          case 6 -> element.appendChild(document.createElementNS("u9", "z:n" + i));
          case 7 -> element.normalize();
          case 8 -> log.append(element.getTextContent());
          case 9 -> element.appendChild(element.cloneNode(true));
          case 10 -> {
            if (element.getFirstChild() != null) element.removeChild(element.getFirstChild());
          }
          case 11 -> {
            if (element.getFirstChild() != null) {
              element.replaceChild(document.createComment("r" + i), element.getLastChild());
            }
          }
          case 12 -> log.append(element.getElementsByTagNameNS("*", "b").getLength())
              .append(element.getElementsByTagName("p:c").getLength());
          case 13 -> log.append(element.lookupNamespaceURI("p")).append(element.lookupPrefix("up"))
              .append(element.isDefaultNamespace("u1"));
          case 14 -> {
            org.w3c.dom.DocumentFragment fragment = document.createDocumentFragment();
            fragment.appendChild(document.createElement("f1"));
            fragment.appendChild(document.createTextNode("f2"));
            other.appendChild(fragment);
          }
          default -> log.append(element.isEqualNode(other)).append(element.isEqualNode(element.cloneNode(true)));
        }
      } catch (org.w3c.dom.DOMException e) {
        log.append("code ").append(e.code);
      }
    }
    return log + show(document);
  }

  static void paths() throws Exception {
    String[] expressions = {"//b", "/r/*", "/r/*[1]", "//*[last()]", "//@k", "//a[@k]", "//b/text()", "count(//*)",
        "string(/r)", "//p:c", "//x-y[@l='u1']",
      "//a | //b", "//*[position()=2]", "sum(//@none) + 3 * 2 - 4 div 2", "concat('a', count(//b), \"c\")", "//b/..",
          "//b/ancestor::*", "//a/following-sibling::*",
      "//b/preceding::*", "//*[not(@*)]", "normalize-space(/r)", "substring('12345', 2, 3)",
          "starts-with(name(/*), 'r')", "//comment()", "//*[contains(., 't')]",
      "boolean(//zz)", "string-length(string(//b))", "//*[self::a or self::b]", "/r/node()",
          "translate('abc','ab','x')", "7 mod 3", "-(2)", "//b[1]/@*", "(//b)[1]",
      "//*[local-name()='c']", "/", "round(2.5)", "floor(-1.5)", "1 = '1'", "//@k = 'u1'", "//b[. = 't']",
          "descendant-or-self::node()", "//*[count(*) > 1]", "substring-after('a-b','-')"};
    NamespaceContext context = new NamespaceContext() {
      public String getNamespaceURI(String prefix) {
        return prefix.equals("p") ? "up" : "";
      }

      public String getPrefix(String uri) {
        return null;
      }

      public Iterator<String> getPrefixes(String uri) {
        return null;
      }
    };
    XPath theirs = XPathFactory.newInstance().newXPath(), ours = new XPaths().newXPath();
    theirs.setNamespaceContext(context);
    ours.setNamespaceContext(context);
    for (int i = 0; i < 60; i++) {
      // XPath sees text and CDATA sections side by side as one.
      String source = document(Check.random(3000 + i), false).replace("<![CDATA[<&>]]>", "d");
      Object parsed = classOnly(() -> dom(DocumentBuilderFactory.newInstance(), source, true));
      if (!(parsed instanceof Document)) continue;
      Document document = (Document) parsed;
      document.normalizeDocument();
      for (String expression : expressions) {
        Check.same(expression + " of " + source, () -> theirs.evaluate(expression, document),
            () -> ours.evaluate(expression, document));
        Check.same(expression + " nodes of " + source,
            () -> classOnly(() -> nodes((NodeList) theirs.evaluate(expression, document, XPathConstants.NODESET))),
            () -> classOnly(() -> nodes((NodeList) ours.evaluate(expression, document, XPathConstants.NODESET))));
      }
    }
    Check.same("syntax", () -> theirs.compile("//["), () -> ours.compile("//["));
  }

  static List<Object> nodes(NodeList list) {
    List<Object> all = new ArrayList<>();
    for (int i = 0; i < list.getLength(); i++) all.add(list.item(i));
    return all;
  }

  static void writers() throws Exception {
    for (int i = 0; i < 400; i++) {
      String source = document(Check.random(9000 + i), false).replace("<![CDATA[<&>]]>", "d");
      Object parsed = classOnly(() -> dom(new BuilderFactory(), source, true));
      if (!(parsed instanceof Document)) continue;
      Document document = (Document) parsed;
      StringWriter out = new StringWriter();
      Transformer transformer = new Transformers().newTransformer();
      transformer.transform(new DOMSource(document), new StreamResult(out));
      DOMResult ours = new DOMResult();
      String body = out.toString().replaceFirst("<!DOCTYPE[^>]*>\n", "");
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setNamespaceAware(true);
      Document theirs = factory.newDocumentBuilder().parse(new InputSource(new StringReader(body)));
      transformer.transform(new StreamSource(new StringReader(body)), ours);
      Check.equal("written " + body, show(theirs), show(ours.getNode()));
      StringWriter again = new StringWriter();
      transformer.transform(new DOMSource(ours.getNode()), new StreamResult(again));
      Check.equal("written again", body, again.toString());
    }
    Document document = new BuilderFactory().newDocumentBuilder().newDocument();
    document.appendChild(document.createElement("a")).appendChild(document.createElement("b"));
    ((Element) document.getFirstChild()).setAttribute("k", "<\"&");
    Transformer transformer = new Transformers().newTransformer();
    transformer.setOutputProperty("indent", "yes");
    transformer.setOutputProperty("{http://xml.apache.org/xslt}indent-amount", "2");
    transformer.setOutputProperty("omit-xml-declaration", "yes");
    StringWriter out = new StringWriter();
    transformer.transform(new DOMSource(document), new StreamResult(out));
    Check.equal("indented", "<a k=\"&lt;&quot;&amp;\">\n  <b/>\n</a>\n", out.toString());
  }

  /** Expected texts are what Android gives. */
  static void pull() throws Exception {
    XmlPullParserFactory factory = XmlPullParserFactory.newInstance();
    factory.setNamespaceAware(true);
    XmlPullParser parser = factory.newPullParser();
    parser.setInput(new StringReader("<?xml version='1.0'?>\n<r xmlns:p='u'><p:a k='1' p:k='2'> x<![CDATA[y]]>&amp;<!--c-->z</p:a><b/>\n</r>"));
    Check.equal("before", XmlPullParser.START_DOCUMENT, parser.getEventType());
    Check.equal("root", "2 r 1", parser.next() + " " + parser.getName() + " " + parser.getDepth());
    Check.equal("tag", "2 a u p 2 2", parser.nextTag() + " " + parser.getName() + " " + parser.getNamespace() + " "
        + parser.getPrefix() + " " + parser.getDepth() + " " + parser.getAttributeCount());
    Check.equal("attributes", "1 2 2 null", parser.getAttributeValue("", "k") + " " + parser.getAttributeValue("u",
        "k") + " " + parser.getAttributeValue(null, "k") + " " + parser.getAttributeValue(null, "z"));
    Check.isTrue("position", parser.getPositionDescription()
        .startsWith("START_TAG <{u}p:a k='1' {u}p:k='2'>@2:35 in java.io.StringReader@"));
    Check.equal("text", " xy&z", parser.nextText());
    Check.equal("end", "3 a 2", parser.getEventType() + " " + parser.getName() + " " + parser.getDepth());
    Check.equal("empty", "2 b true", parser.nextTag() + " " + parser.getName() + " " + parser.isEmptyElementTag());
    Check.equal("its text", "", parser.nextText());
    Check.equal("white", "4 true", parser.next() + " " + parser.isWhitespace());
    Check.equal("last", "3 r 1", parser.next() + " " + parser.getName() + " " + parser.getDepth());
    Check.equal("over", "1 0", parser.next() + " " + parser.getDepth());
    for (String wrong : new String[] {"<a>", "<a></b>", "<a", "<a b></a>", "<a b=c></a>", "<a>&x;</a>", "</a>",
        "<a/><b/>", "<a/>x", "<a b='1' b='2'/>", "<a>]]></a>", "<p:a/>", "<1/>"}) {
      XmlPullParser broken = new PullParser();
      broken.setFeature(XmlPullParser.FEATURE_PROCESS_NAMESPACES, true);
      broken.setInput(new StringReader(wrong));
      Check.equal(wrong, "failed", classOnly(() -> {
        while (broken.next() != XmlPullParser.END_DOCUMENT) continue;
        return "read";
      }));
    }
    Serializer serializer = new Serializer();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    serializer.setOutput(out, "utf-8");
    serializer.startDocument("UTF-8", true);
    serializer.setFeature("http://xmlpull.org/v1/doc/features.html#indent-output", true);
    serializer.setPrefix("p", "u");
    serializer.startTag(null, "map").startTag("u", "item").attribute(null, "name", "a\"<>&'\n")
        .attribute("u", "k", "1").text("x<y & \u00e9").endTag("u", "item");
    serializer.startTag(null, "none").endTag(null, "none");
    serializer.comment("c");
    serializer.cdsect("<&]]>");
    serializer.endTag(null, "map");
    serializer.endDocument();
    Check.equal("serialized",
        "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\r\n<map xmlns:p=\"u\">\r\n  <p:item name='a\"&lt;&gt;&amp;&apos;&#10;' p:k=\"1\">x&lt;y &amp; \u00e9</p:item>"
        + "\r\n  <none /><!--c--><![CDATA[<&]]]]><![CDATA[>]]>\r\n</map>", out.toString("UTF-8"));
    Check.same("no element", () -> {
      throw new IllegalStateException();
    }, () -> new Serializer() {
      {
        setOutput(new StringWriter());
      }
    }.attribute(null, "a", "b"));
  }

  public static void main(String[] args) throws Exception {
    parsers();
    edits();
    paths();
    writers();
    pull();
    Check.done();
  }
}
