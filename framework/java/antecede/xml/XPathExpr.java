package antecede.xml;

import java.util.ArrayList;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathVariableResolver;
import org.w3c.dom.Attr;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;

/** A part of an XPath expression. Values are lists of nodes, doubles, strings and booleans. */
abstract class XPathExpr {
  /** Where an expression is evaluated. */
  static final class Context {
    final Node node;
    final int position;
    final int size;
    final NamespaceContext namespaces;
    final XPathVariableResolver variables;

    Context(Node node, int position, int size, NamespaceContext namespaces, XPathVariableResolver variables) {
      this.node = node;
      this.position = position;
      this.size = size;
      this.namespaces = namespaces;
      this.variables = variables;
    }

    Context at(Node other, int newPosition, int newSize) {
      return new Context(other, newPosition, newSize, namespaces, variables);
    }
  }

  abstract Object evaluate(Context context) throws XPathExpressionException;

  @SuppressWarnings("unchecked")
  static ArrayList<Node> nodes(Object value) throws XPathExpressionException {
    if (!(value instanceof ArrayList)) {
      throw new XPathExpressionException("Can not convert " + value + " to a NodeList");
    }
    return (ArrayList<Node>) value;
  }

  static String text(Node node) {
    if (node instanceof Document) {
      Element root = ((Document) node).getDocumentElement();
      return root == null ? "" : root.getTextContent();
    }
    String text = node.getTextContent();
    return text == null ? "" : text;
  }

  static String string(Object value) throws XPathExpressionException {
    if (value instanceof ArrayList) return nodes(value).isEmpty() ? "" : text(nodes(value).get(0));
    if (!(value instanceof Double)) return String.valueOf(value);
    double number = (Double) value;
    if (number == Math.rint(number) && Math.abs(number) < 1e15) return String.valueOf((long) number);
    return String.valueOf(number);
  }

  static double number(Object value) throws XPathExpressionException {
    if (value instanceof Double) return (Double) value;
    if (value instanceof Boolean) return (Boolean) value ? 1 : 0;
    String text = string(value).trim();
    boolean digits = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      digits |= c >= '0' && c <= '9';
      if ((c < '0' || c > '9') && c != '.' && !(c == '-' && i == 0)) return Double.NaN;
    }
    return digits ? Double.parseDouble(text) : Double.NaN;
  }

  static boolean isTrue(Object value) throws XPathExpressionException {
    if (value instanceof Boolean) return (Boolean) value;
    if (value instanceof Double) return (Double) value != 0 && (Double) value == (Double) value + 0;
    return value instanceof ArrayList ? !nodes(value).isEmpty() : !string(value).isEmpty();
  }

  /** A number or a string. */
  static final class Literal extends XPathExpr {
    private final Object value;

    Literal(Object value) {
      this.value = value;
    }

    @Override
    Object evaluate(Context context) {
      return value;
    }
  }

  /** A variable. */
  static final class Variable extends XPathExpr {
    private final String name;

    Variable(String name) {
      this.name = name;
    }

    @Override
    Object evaluate(Context context) throws XPathExpressionException {
      Object value = context.variables == null ? null : context.variables.resolveVariable(new QName(name));
      if (value == null) throw new XPathExpressionException("Could not resolve variable: " + name);
      if (value instanceof Number) return ((Number) value).doubleValue();
      return value;
    }
  }

  /** Two values and an operator between them. */
  static final class Binary extends XPathExpr {
    private final String operator;
    private final XPathExpr left;
    private final XPathExpr right;

    Binary(String operator, XPathExpr left, XPathExpr right) {
      this.operator = operator;
      this.left = left;
      this.right = right;
    }

    @Override
    Object evaluate(Context context) throws XPathExpressionException {
      if (operator.equals("or")) return isTrue(left.evaluate(context)) || isTrue(right.evaluate(context));
      if (operator.equals("and")) return isTrue(left.evaluate(context)) && isTrue(right.evaluate(context));
      Object a = left.evaluate(context), b = right.evaluate(context);
      switch (operator) {
        case "|":
          ArrayList<Node> all = new ArrayList<>(nodes(a));
          for (Node node : nodes(b)) if (!contains(all, node)) all.add(node);
          return ordered(all);
        case "+":
          return number(a) + number(b);
        case "-":
          return number(a) - number(b);
        case "*":
          return number(a) * number(b);
        case "div":
          return number(a) / number(b);
        case "mod":
          return number(a) % number(b);
        default:
          return compareSets(a, b);
      }
    }

    /** True if some pair of nodes compares so. */
    private boolean compareSets(Object a, Object b) throws XPathExpressionException {
      if (a instanceof ArrayList && !(b instanceof Boolean)) {
        for (Node node : nodes(a)) if (compareSets(text(node), b)) return true;
        return false;
      }
      if (b instanceof ArrayList && !(a instanceof Boolean)) {
        for (Node node : nodes(b)) if (compareSets(a, text(node))) return true;
        return false;
      }
      return compare(a, b);
    }

    private boolean compare(Object a, Object b) throws XPathExpressionException {
      if (operator.equals("=") || operator.equals("!=")) {
        boolean same;
        if (a instanceof Boolean || b instanceof Boolean) same = isTrue(a) == isTrue(b);
        else if (a instanceof Double || b instanceof Double) same = number(a) == number(b);
        else same = string(a).equals(string(b));
        return same == operator.equals("=");
      }
      double x = number(a), y = number(b);
      switch (operator) {
        case "<":
          return x < y;
        case "<=":
          return x <= y;
        case ">":
          return x > y;
        default:
          return x >= y;
      }
    }
  }

  static boolean contains(ArrayList<Node> nodes, Node node) {
    for (int i = 0; i < nodes.size(); i++) if (nodes.get(i) == node) return true;
    return false;
  }

  /** The nodes in the order of their document. */
  static ArrayList<Node> ordered(ArrayList<Node> nodes) {
    if (nodes.size() < 2) return nodes;
    Node root = nodes.get(0);
    for (Node above = parent(root); above != null; above = parent(above)) root = above;
    ArrayList<Node> result = new ArrayList<>();
    collect(root, nodes, result);
    return result.size() == nodes.size() ? result : nodes;
  }

  private static void collect(Node node, ArrayList<Node> wanted, ArrayList<Node> result) {
    if (contains(wanted, node)) result.add(node);
    NamedNodeMap attributes = node.getAttributes();
    for (int i = 0; attributes != null && i < attributes.getLength(); i++) {
      if (contains(wanted, attributes.item(i))) result.add(attributes.item(i));
    }
    for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) collect(child, wanted,
        result);
  }

  static Node parent(Node node) {
    return node instanceof Attr ? ((Attr) node).getOwnerElement() : node.getParentNode();
  }

  /** A primary expression with predicates. */
  static final class Filtered extends XPathExpr {
    private final XPathExpr base;
    private final ArrayList<XPathExpr> predicates;

    Filtered(XPathExpr base, ArrayList<XPathExpr> predicates) {
      this.base = base;
      this.predicates = predicates;
    }

    @Override
    Object evaluate(Context context) throws XPathExpressionException {
      return filter(nodes(base.evaluate(context)), predicates, context);
    }
  }

  static ArrayList<Node> filter(ArrayList<Node> nodes, ArrayList<XPathExpr> predicates, Context context)
      throws XPathExpressionException {
    for (XPathExpr predicate : predicates) {
      ArrayList<Node> kept = new ArrayList<>();
      for (int i = 0; i < nodes.size(); i++) {
        Object value = predicate.evaluate(context.at(nodes.get(i), i + 1, nodes.size()));
        if (value instanceof Double ? (Double) value == i + 1 : isTrue(value)) kept.add(nodes.get(i));
      }
      nodes = kept;
    }
    return nodes;
  }

  /** A location path: from the root, the context or a base along steps. */
  static final class Path extends XPathExpr {
    private final XPathExpr base;
    private final boolean absolute;
    private final ArrayList<XPathStep> steps;

    Path(XPathExpr base, boolean absolute, ArrayList<XPathStep> steps) {
      this.base = base;
      this.absolute = absolute;
      this.steps = steps;
    }

    @Override
    Object evaluate(Context context) throws XPathExpressionException {
      ArrayList<Node> current = new ArrayList<>();
      if (base != null) {
        current = nodes(base.evaluate(context));
      } else if (context.node != null) {
        Node start = context.node;
        for (Node above = parent(start); absolute && above != null; above = parent(start)) start = above;
        current.add(start);
      }
      for (XPathStep step : steps) {
        ArrayList<Node> next = new ArrayList<>();
        for (Node node : current) for (Node found
            : step.from(node, context)) if (!contains(next, found)) next.add(found);
        current = current.size() > 1 || step.isReverse() ? ordered(next) : next;
      }
      return current;
    }
  }
}
