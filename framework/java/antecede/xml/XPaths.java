package antecede.xml;

import java.io.IOException;
import java.util.ArrayList;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpression;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import javax.xml.xpath.XPathFunctionResolver;
import javax.xml.xpath.XPathVariableResolver;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Makes evaluators of XPath 1.0. Functions of the program's own are not called. */
public final class XPaths extends XPathFactory {
  private XPathVariableResolver variables;
  private XPathFunctionResolver functions;

  @Override
  public boolean isObjectModelSupported(String objectModel) {
    if (objectModel == null) throw new NullPointerException();
    if (objectModel.isEmpty()) throw new IllegalArgumentException();
    return objectModel.equals(DEFAULT_OBJECT_MODEL_URI);
  }

  @Override
  public void setFeature(String name, boolean value) {
    if (name == null) throw new NullPointerException();
  }

  @Override
  public boolean getFeature(String name) {
    if (name == null) throw new NullPointerException();
    return false;
  }

  @Override
  public void setXPathVariableResolver(XPathVariableResolver resolver) {
    if (resolver == null) throw new NullPointerException();
    variables = resolver;
  }

  @Override
  public void setXPathFunctionResolver(XPathFunctionResolver resolver) {
    if (resolver == null) throw new NullPointerException();
    functions = resolver;
  }

  @Override
  public XPath newXPath() {
    return new Evaluator(variables, functions);
  }

  /** An evaluator. */
  private static final class Evaluator implements XPath {
    private final XPathVariableResolver firstVariables;
    private final XPathFunctionResolver firstFunctions;
    private XPathVariableResolver variables;
    private XPathFunctionResolver functions;
    private NamespaceContext namespaces;

    Evaluator(XPathVariableResolver variables, XPathFunctionResolver functions) {
      firstVariables = this.variables = variables;
      firstFunctions = this.functions = functions;
    }

    @Override
    public void reset() {
      variables = firstVariables;
      functions = firstFunctions;
      namespaces = null;
    }

    @Override
    public void setXPathVariableResolver(XPathVariableResolver resolver) {
      if (resolver == null) throw new NullPointerException();
      variables = resolver;
    }

    @Override
    public XPathVariableResolver getXPathVariableResolver() {
      return variables;
    }

    @Override
    public void setXPathFunctionResolver(XPathFunctionResolver resolver) {
      if (resolver == null) throw new NullPointerException();
      functions = resolver;
    }

    @Override
    public XPathFunctionResolver getXPathFunctionResolver() {
      return functions;
    }

    @Override
    public void setNamespaceContext(NamespaceContext context) {
      if (context == null) throw new NullPointerException();
      namespaces = context;
    }

    @Override
    public NamespaceContext getNamespaceContext() {
      return namespaces;
    }

    @Override
    public XPathExpression compile(String expression) throws XPathExpressionException {
      if (expression == null) throw new NullPointerException();
      return new Compiled(new XPathParser(expression).parse(), namespaces, variables);
    }

    @Override
    public Object evaluate(String expression, Object item, QName returnType) throws XPathExpressionException {
      return compile(expression).evaluate(item, returnType);
    }

    @Override
    public String evaluate(String expression, Object item) throws XPathExpressionException {
      return compile(expression).evaluate(item);
    }

    @Override
    public Object evaluate(String expression, InputSource source, QName returnType) throws XPathExpressionException {
      return compile(expression).evaluate(source, returnType);
    }

    @Override
    public String evaluate(String expression, InputSource source) throws XPathExpressionException {
      return compile(expression).evaluate(source);
    }
  }

  /** A compiled expression. */
  private static final class Compiled implements XPathExpression {
    private final XPathExpr expression;
    private final NamespaceContext namespaces;
    private final XPathVariableResolver variables;

    Compiled(XPathExpr expression, NamespaceContext namespaces, XPathVariableResolver variables) {
      this.expression = expression;
      this.namespaces = namespaces;
      this.variables = variables;
    }

    @Override
    public Object evaluate(Object item, QName returnType) throws XPathExpressionException {
      if (returnType == null) throw new NullPointerException();
      Object value = expression.evaluate(new XPathExpr.Context((Node) item, 1, 1, namespaces, variables));
      if (returnType.equals(XPathConstants.STRING)) return XPathExpr.string(value);
      if (returnType.equals(XPathConstants.NUMBER)) return XPathExpr.number(value);
      if (returnType.equals(XPathConstants.BOOLEAN)) return XPathExpr.isTrue(value);
      ArrayList<Node> nodes = XPathExpr.nodes(value);
      if (returnType.equals(XPathConstants.NODE)) return nodes.isEmpty() ? null : nodes.get(0);
      if (!returnType.equals(XPathConstants.NODESET)) throw new IllegalArgumentException(returnType.toString());
      DomList list = new DomList();
      for (Node node : nodes) list.add(node);
      return list;
    }

    @Override
    public String evaluate(Object item) throws XPathExpressionException {
      return (String) evaluate(item, XPathConstants.STRING);
    }

    @Override
    public Object evaluate(InputSource source, QName returnType) throws XPathExpressionException {
      if (source == null) throw new NullPointerException();
      try {
        DomBuilder builder = new DomBuilder();
        builder.namespaces = true;
        return evaluate(builder.parse(source), returnType);
      } catch (SAXException | IOException e) {
        throw new XPathExpressionException(e);
      }
    }

    @Override
    public String evaluate(InputSource source) throws XPathExpressionException {
      return (String) evaluate(source, XPathConstants.STRING);
    }
  }
}
