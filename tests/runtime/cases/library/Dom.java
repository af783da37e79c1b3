package library;

import static support.Tell.p;
import static support.Tell.thrown;

import java.io.*;
import javax.xml.parsers.*;
import org.w3c.dom.*;

/** XML documents: parsing, walking, attributes, entities, changing, serialising. */
public class Dom {
  static void walk(Node n, int depth) {
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < depth; i++) b.append("  ");
    b.append(n.getNodeType())
        .append(' ')
        .append(n.getNodeName())
        .append(' ')
        .append(n.getNodeValue() == null ? "" : "'" + n.getNodeValue().replace("\n", "\\n") + "'");
    NamedNodeMap a = n.getAttributes();
    if (a != null) {
      java.util.TreeMap<String, String> sorted = new java.util.TreeMap<>();
      for (int i = 0; i < a.getLength(); i++) sorted.put(a.item(i).getNodeName(), a.item(i).getNodeValue());
      b.append(sorted);
    }
    System.out.println(b.toString().replaceAll(" +$", ""));
    for (Node c = n.getFirstChild(); c != null; c = c.getNextSibling()) walk(c, depth + 1);
  }

  static Document parse(String s) throws Exception {
    return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(
        new ByteArrayInputStream(s.getBytes("UTF-8")));
  }

  public static void main(String[] args) throws Exception {
    Document d = parse(
        "<?xml version='1.0'?><root a='1' b=\"x &amp; y\"><!-- note --><item id='i1'>text &lt;&#65;&gt;</item><item/><![CDATA[raw <b>]]><deep><er>\u00e9</er></deep></root>");
    walk(d, 0);
    Element r = d.getDocumentElement();
    p(r.getTagName(), r.getAttribute("b"), r.getAttribute("none").isEmpty(), r.hasAttribute("a"),
        r.getElementsByTagName("item").getLength(), r.getElementsByTagName("*").getLength(), r.getTextContent(),
        r.getChildNodes().getLength(), ((Element) r.getElementsByTagName("item").item(0)).getAttribute("id"));
    Element made = d.createElement("made");
    made.setAttribute("k", "v");
    made.appendChild(d.createTextNode("hello"));
    r.insertBefore(made, r.getFirstChild());
    r.removeChild(r.getElementsByTagName("item").item(1));
    r.setAttribute("a", "2");
    r.removeAttribute("b");
    made.getFirstChild().setNodeValue("changed");
    p(r.getFirstChild().getNodeName(), r.getElementsByTagName("item").getLength(), r.getAttribute("a"),
        made.getTextContent(), made.getParentNode() == r, made.getNextSibling().getNodeType(),
        d.createElement("x").getParentNode(), made.cloneNode(true).getTextContent(),
        made.isSameNode(r.getFirstChild()));
    Document empty = DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument();
    Node imported = empty.importNode(made, true);
    empty.appendChild(imported);
    p(empty.getDocumentElement().getAttribute("k"), thrown(() -> empty.appendChild(empty.createElement("second"))),
        thrown(() -> r.appendChild(d.createAttribute("x"))));
    for (String bad :
        new String[] {"", "<a>", "<a></b>", "<a b=c/>", "<a/><b/>", "<a>&nope;</a>", "<a b='1' b='2'/>", "text"})
      System.out.print(thrown(() -> {
        DocumentBuilder q = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        q.setErrorHandler(null);
        q.parse(new ByteArrayInputStream(bad.getBytes()));
      }).replace("SAXParseException", "SAX")
          + " ");
    System.out.println();
  }
}
