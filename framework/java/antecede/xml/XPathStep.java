package antecede.xml;

import java.util.ArrayList;
import javax.xml.xpath.XPathExpressionException;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;

/** One step of a location path: an axis, a test and predicates. */
final class XPathStep {
  private final String axis;
  /** A name, "*", "prefix:name", "prefix:*", or a kind such as "text()". */
  private final String test;
  final ArrayList<XPathExpr> predicates = new ArrayList<>();

  XPathStep(String axis, String test) {
    this.axis = axis;
    this.test = test;
  }

  boolean isReverse() {
    return axis.startsWith("ancestor") || axis.startsWith("preceding");
  }

  ArrayList<Node> from(Node node, XPathExpr.Context context) throws XPathExpressionException {
    ArrayList<Node> all = new ArrayList<>();
    walk(node, all);
    ArrayList<Node> matching = new ArrayList<>();
    for (Node candidate : all) if (matches(candidate, context)) matching.add(candidate);
    return XPathExpr.filter(matching, predicates, context);
  }

  private void walk(Node node, ArrayList<Node> out) throws XPathExpressionException {
    switch (axis) {
      case "self":
        out.add(node);
        break;
      case "child":
        for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) out.add(child);
        break;
      case "parent":
        if (XPathExpr.parent(node) != null) out.add(XPathExpr.parent(node));
        break;
      case "attribute":
        NamedNodeMap attributes = node.getAttributes();
        for (int i = 0; attributes != null && i < attributes.getLength(); i++) {
          String name = attributes.item(i).getNodeName();
          if (!name.equals("xmlns") && !name.startsWith("xmlns:")) out.add(attributes.item(i));
        }
        break;
      case "descendant-or-self":
        out.add(node);
        descend(node, out);
        break;
      case "descendant":
        descend(node, out);
        break;
      case "ancestor-or-self":
        for (Node above = node; above != null; above = XPathExpr.parent(above)) out.add(above);
        break;
      case "ancestor":
        for (Node above = XPathExpr.parent(node); above != null; above = XPathExpr.parent(above)) out.add(above);
        break;
      case "following-sibling":
        for (Node next = node.getNextSibling(); next != null; next = next.getNextSibling()) out.add(next);
        break;
      case "preceding-sibling":
        for (Node last = node.getPreviousSibling(); last != null; last = last.getPreviousSibling()) out.add(last);
        break;
      case "following":
        for (Node base = node; base != null; base = XPathExpr.parent(base)) {
          for (Node next = base.getNextSibling(); next != null; next = next.getNextSibling()) {
            out.add(next);
            descend(next, out);
          }
        }
        break;
      case "preceding":
        for (Node base = node; base != null; base = XPathExpr.parent(base)) {
          for (Node last = base.getPreviousSibling(); last != null; last = last.getPreviousSibling()) {
            ArrayList<Node> below = new ArrayList<>();
            below.add(last);
            descend(last, below);
            for (int i = below.size() - 1; i >= 0; i--) out.add(below.get(i));
          }
        }
        break;
      default:
        throw new XPathExpressionException("axis not supported: " + axis);
    }
  }

  private static void descend(Node node, ArrayList<Node> out) {
    for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
      out.add(child);
      descend(child, out);
    }
  }

  private boolean matches(Node node, XPathExpr.Context context) throws XPathExpressionException {
    int kind = node.getNodeType();
    if (kind == Node.DOCUMENT_TYPE_NODE) return false;
    if (test.equals("node()")) return true;
    if (test.equals("text()")) return kind == Node.TEXT_NODE || kind == Node.CDATA_SECTION_NODE;
    if (test.equals("comment()")) return kind == Node.COMMENT_NODE;
    if (test.equals("processing-instruction()")) return kind == Node.PROCESSING_INSTRUCTION_NODE;
    if (kind != (axis.equals("attribute") ? Node.ATTRIBUTE_NODE : Node.ELEMENT_NODE)) return false;
    if (test.equals("*")) return true;
    int colon = test.indexOf(':');
    String local = test.substring(colon + 1);
    String actual = node.getLocalName() == null ? node.getNodeName() : node.getLocalName();
    if (!local.equals("*") && !local.equals(actual)) return false;
    String actualSpace = node.getNamespaceURI() == null ? "" : node.getNamespaceURI();
    if (colon < 0) return actualSpace.isEmpty();
    String prefix = test.substring(0, colon);
    String space = context.namespaces == null ? null : context.namespaces.getNamespaceURI(prefix);
    if (space == null) throw new XPathExpressionException("Prefix must resolve to a namespace: " + prefix);
    return actualSpace.equals(space);
  }
}
