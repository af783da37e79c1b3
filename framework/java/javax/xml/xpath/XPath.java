package javax.xml.xpath;

import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import org.xml.sax.InputSource;

/** Evaluates XPath expressions. */
public interface XPath {
  XPathExpression compile(String name) throws XPathExpressionException;

  Object evaluate(String name, Object value, QName qName) throws XPathExpressionException;

  String evaluate(String name, Object value) throws XPathExpressionException;

  Object evaluate(String name, InputSource inputSource, QName qName) throws XPathExpressionException;

  String evaluate(String name, InputSource inputSource) throws XPathExpressionException;

  NamespaceContext getNamespaceContext();

  XPathFunctionResolver getXPathFunctionResolver();

  XPathVariableResolver getXPathVariableResolver();

  void reset();

  void setNamespaceContext(NamespaceContext namespaceContext);

  void setXPathFunctionResolver(XPathFunctionResolver xPathFunctionResolver);

  void setXPathVariableResolver(XPathVariableResolver xPathVariableResolver);
}
