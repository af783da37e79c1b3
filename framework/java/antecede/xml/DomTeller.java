package antecede.xml;

import javax.xml.transform.sax.SAXResult;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.xml.sax.ContentHandler;
import org.xml.sax.SAXException;
import org.xml.sax.ext.LexicalHandler;
import org.xml.sax.helpers.AttributesImpl;

/** Tells a tree of nodes to handlers. */
final class DomTeller {
  private final ContentHandler content;
  private final LexicalHandler lexical;

  DomTeller(SAXResult result) {
    content = result.getHandler();
    lexical = result.getLexicalHandler();
  }

  void tell(Node node) throws SAXException {
    content.startDocument();
    visit(node);
    content.endDocument();
  }

  private static String orEmpty(String text) {
    return text == null ? "" : text;
  }

  private void children(Node node) throws SAXException {
    for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) visit(child);
  }

  private void visit(Node node) throws SAXException {
    String value = node.getNodeValue();
    switch (node.getNodeType()) {
      case Node.ELEMENT_NODE:
        element(node);
        break;
      case Node.TEXT_NODE:
        content.characters(value.toCharArray(), 0, value.length());
        break;
      case Node.CDATA_SECTION_NODE:
        if (lexical != null) lexical.startCDATA();
        content.characters(value.toCharArray(), 0, value.length());
        if (lexical != null) lexical.endCDATA();
        break;
      case Node.COMMENT_NODE:
        if (lexical != null) lexical.comment(value.toCharArray(), 0, value.length());
        break;
      case Node.PROCESSING_INSTRUCTION_NODE:
        content.processingInstruction(node.getNodeName(), value);
        break;
      case Node.DOCUMENT_NODE:
      case Node.DOCUMENT_FRAGMENT_NODE:
        children(node);
        break;
      default:
        break;
    }
  }

  private void element(Node node) throws SAXException {
    AttributesImpl attributes = new AttributesImpl();
    NamedNodeMap map = node.getAttributes();
    for (int i = 0; i < map.getLength(); i++) {
      Node attribute = map.item(i);
      String name = attribute.getNodeName();
      if (name.equals("xmlns")) content.startPrefixMapping("", attribute.getNodeValue());
      else if (name.startsWith("xmlns:")) content.startPrefixMapping(name.substring(6), attribute.getNodeValue());
      else attributes.addAttribute(orEmpty(attribute.getNamespaceURI()), local(attribute), name, "CDATA",
          attribute.getNodeValue());
    }
    content.startElement(orEmpty(node.getNamespaceURI()), local(node), node.getNodeName(), attributes);
    children(node);
    content.endElement(orEmpty(node.getNamespaceURI()), local(node), node.getNodeName());
    for (int i = map.getLength() - 1; i >= 0; i--) {
      String name = map.item(i).getNodeName();
      if (name.equals("xmlns")) content.endPrefixMapping("");
      else if (name.startsWith("xmlns:")) content.endPrefixMapping(name.substring(6));
    }
  }

  private static String local(Node node) {
    return node.getLocalName() == null ? node.getNodeName() : node.getLocalName();
  }
}
