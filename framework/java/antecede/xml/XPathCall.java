package antecede.xml;

import java.util.ArrayList;
import javax.xml.xpath.XPathExpressionException;
import org.w3c.dom.Document;
import org.w3c.dom.Node;

/** A call of one of the functions of XPath 1.0. */
final class XPathCall extends XPathExpr {
  private final String name;
  private final ArrayList<XPathExpr> arguments;

  XPathCall(String name, ArrayList<XPathExpr> arguments) {
    this.name = name;
    this.arguments = arguments;
  }

  private String text(Context context, int index) throws XPathExpressionException {
    return index < arguments.size() ? string(arguments.get(index).evaluate(context)) : text(context.node);
  }

  private double numeric(Context context, int index) throws XPathExpressionException {
    return index < arguments.size() ? number(arguments.get(index).evaluate(context)) : number(text(context.node));
  }

  /** The node that a function about names is about, null if none. */
  private Node subject(Context context) throws XPathExpressionException {
    if (arguments.isEmpty()) return context.node;
    ArrayList<Node> nodes = nodes(arguments.get(0).evaluate(context));
    return nodes.isEmpty() ? null : nodes.get(0);
  }

  @Override
  Object evaluate(Context context) throws XPathExpressionException {
    switch (name) {
      case "last":
        return (double) context.size;
      case "position":
        return (double) context.position;
      case "count":
        return (double) nodes(arguments.get(0).evaluate(context)).size();
      case "true":
        return true;
      case "false":
        return false;
      case "not":
        return !isTrue(arguments.get(0).evaluate(context));
      case "boolean":
        return isTrue(arguments.get(0).evaluate(context));
      case "number":
        return numeric(context, 0);
      case "floor":
        return Math.floor(numeric(context, 0));
      case "ceiling":
        return Math.ceil(numeric(context, 0));
      case "round":
        return Math.floor(numeric(context, 0) + 0.5);
      case "sum":
        double sum = 0;
        for (Node node : nodes(arguments.get(0).evaluate(context))) sum += number(text(node));
        return sum;
      case "id":
        return byId(context);
      case "local-name":
      case "name":
      case "namespace-uri":
        return nameOf(subject(context));
      default:
        return evaluateText(context);
    }
  }

  private ArrayList<Node> byId(Context context) throws XPathExpressionException {
    Document document = context.node instanceof Document ? (Document) context.node : context.node.getOwnerDocument();
    ArrayList<Node> found = new ArrayList<>();
    Node element = document.getElementById(text(context, 0));
    if (element != null) found.add(element);
    return found;
  }

  private String nameOf(Node node) {
    boolean named = node != null
        && (node.getNodeType() == Node.ELEMENT_NODE || node.getNodeType() == Node.ATTRIBUTE_NODE
        || node.getNodeType() == Node.PROCESSING_INSTRUCTION_NODE);
    if (!named) return "";
    if (name.equals("name")) return node.getNodeName();
    if (name.equals("namespace-uri")) return node.getNamespaceURI() == null ? "" : node.getNamespaceURI();
    return node.getLocalName() == null ? node.getNodeName() : node.getLocalName();
  }

  private Object evaluateText(Context context) throws XPathExpressionException {
    switch (name) {
      case "string":
        return text(context, 0);
      case "concat":
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < arguments.size(); i++) all.append(text(context, i));
        return all.toString();
      case "starts-with":
        return text(context, 0).startsWith(text(context, 1));
      case "contains":
        return text(context, 0).contains(text(context, 1));
      case "substring-before":
        int before = text(context, 0).indexOf(text(context, 1));
        return before < 0 ? "" : text(context, 0).substring(0, before);
      case "substring-after":
        int after = text(context, 0).indexOf(text(context, 1));
        return after < 0 ? "" : text(context, 0).substring(after + text(context, 1).length());
      case "substring":
        return substring(context);
      case "string-length":
        return (double) text(context, 0).length();
      case "normalize-space":
        return normalized(text(context, 0));
      case "translate":
        return translated(text(context, 0), text(context, 1), text(context, 2));
      default:
        throw new XPathExpressionException("Could not find function: " + name);
    }
  }

  private String substring(Context context) throws XPathExpressionException {
    String text = text(context, 0);
    double first = Math.floor(numeric(context, 1) + 0.5);
    double end = arguments.size() > 2 ? first + Math.floor(numeric(context, 2) + 0.5) : Double.POSITIVE_INFINITY;
    StringBuilder part = new StringBuilder();
    for (int i = 0; i < text.length(); i++) if (i + 1 >= first && i + 1 < end) part.append(text.charAt(i));
    return part.toString();
  }

  private static String normalized(String text) {
    StringBuilder out = new StringBuilder();
    boolean space = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (PullParser.isSpace(c)) {
        space = true;
        continue;
      }
      if (space && out.length() > 0) out.append(' ');
      space = false;
      out.append(c);
    }
    return out.toString();
  }

  private static String translated(String text, String from, String to) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      int at = from.indexOf(text.charAt(i));
      if (at < 0) out.append(text.charAt(i));
      else if (at < to.length()) out.append(to.charAt(at));
    }
    return out.toString();
  }
}
